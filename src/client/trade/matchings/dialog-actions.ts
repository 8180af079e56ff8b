import type { Answer } from '#contract/api.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import type { Step } from '../member-offline/message-types.ts'

export type { Step }

/** Late, as the queue is. The inbox has it from its beginning, to show what waits. */
export const importSending = () => Promise.all([import('../member-offline/message-types.ts'), import('../../member/send-later.ts')])

/** Action on a matching that opens a dialog: times are picked, a reason is given, or what it is about is changed. */
export type DialogAction = Exclude<Step['action'], 'refuse' | 'mark'>

/** Dialog actions in the order in which they are offered. */
export const dialogActions: readonly DialogAction[] = ['accept', 'confirm', 'agree', 'change', 'propose', 'decline', 'cancel']

/** Returns the label of each action, its question and its confirmation (specification 8, 'Schedule dialog'). */
export function useActionLabels(): Record<DialogAction, { name: string; title: string; question: string; done: string }> {
  const { t } = useLingui()
  return {
    accept: { name: t`수락`, title: t`제안 수락`, question: t`수락하시겠습니까?`, done: t`제안을 수락했습니다` },
    decline: { name: t`거절`, title: t`제안 거절`, question: t`거절하시겠습니까?`, done: t`제안을 거절했습니다` },
    confirm: { name: t`시간 확정`, title: t`시간 확정`, question: t`이 시간으로 확정하시겠습니까?`, done: t`상담이 확정되었습니다` },
    agree: {
      name: t`새 시간 고르기`,
      title: t`새 시간 고르기`,
      question: t`이 시간으로 바꾸시겠습니까?`,
      done: t`상담 시간을 바꾸었습니다`,
    },
    propose: {
      name: t`변경 제안`,
      title: t`시간이나 방법의 변경 제안`,
      question: t`이렇게 바꾸자고 제안하시겠습니까? 상대가 답할 때까지 지금 시간과 방법은 그대로입니다.`,
      done: t`변경을 제안했습니다`,
    },
    change: { name: t`고치기`, title: t`상담 고치기`, question: t`이렇게 고치시겠습니까? 상대에게 알려집니다.`, done: t`고쳤습니다` },
    cancel: {
      // ‘취소’ alone is the way out of a question.
      name: t`상담 취소`,
      title: t`상담 취소`,
      question: t`취소하시겠습니까? 상대에게 사유와 함께 알려집니다.`,
      done: t`취소했습니다`,
    },
  }
}

/** Texts of what is sent when there is a network; until then it waits on the device (member/send-later.ts). */
export function useQueuedTexts() {
  const { t } = useLingui()
  return {
    queued: t`이 기기에 보관했습니다. 연결되면 저절로 보내며, 상대에게는 그때 전해집니다.`,
    /** What the other side is not told of. */
    queuedForStaff: t`이 기기에 보관했습니다. 연결되면 저절로 보냅니다.`,
    tooLate: t`앞서 하신 답을 지금 보내고 있습니다. 잠시 뒤 다시 해 주십시오.`,
  }
}

interface Outcomes {
  /** @param after the matching as it is then, where this tab has received it */
  onDone: (after: Matching | undefined) => unknown
  onFailed: (error: Error) => unknown
  /** It waits on the device: that is said after this. */
  onQueued?: () => unknown
}

/** Takes a step of a matching as it was seen, and brings what the lists say up to date. */
export function useStep({ _id, version }: Pick<Matching, '_id' | 'version'>) {
  const client = useQueryClient()
  const locale = useLocale()
  const texts = useQueuedTexts()
  const send = async (step: Step) => {
    const [{ answerMessageType }, { sendLater }] = await importSending()
    return sendLater(answerMessageType, { _matching: _id, version, step }, { locale, subject: _id }, () =>
      api('PUT /api/v1/me/matchings/{_id}', { locale, params: { _id }, body: step }),
    )
  }
  const { mutate, isPending } = usePress({
    mutationFn: ({ body }: { body: Step } & Outcomes) => send(body),
    // Here and not with `mutate`, since what was pressed may be gone before it has come to its end.
    onSuccess: async (sent, { onDone, onQueued }) => {
      if (sent.state === 'received') {
        await refreshed(client)
        // The message type has checked what it is; another tab that was quicker has it.
        await onDone((sent.answer as Answer<'PUT /api/v1/me/matchings/{_id}'> | undefined)?.matching)
      } else {
        await onQueued?.()
        await alert(texts[sent.state])
      }
    },
    onError: async (error, { onFailed }) => void (await onFailed(error)),
  })
  const step = (body: Step, outcomes: Outcomes) => mutate({ body, ...outcomes })
  return { step, isPending }
}
