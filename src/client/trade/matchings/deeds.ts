import type { Body } from '#contract/index.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { refreshMatchings } from '../own-queries.ts'

export type Step = Body<'PUT /api/v1/me/matchings/{_id}'>
/** What is done in a dialog: times are picked, or a reason is given. */
export type Deed = Extract<Step['action'], 'accept' | 'decline' | 'confirm' | 'cancel' | 'propose' | 'agree'>

/** The deeds of a matching in the order in which they are offered. */
export const deeds: readonly Deed[] = ['accept', 'confirm', 'agree', 'propose', 'decline', 'cancel']

/** What a deed is called, asked by, and answered with (specification 8, 'Schedule dialog'). */
export function useDeedTexts(): Record<Deed, { name: string; title: string; question: string; done: string }> {
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
      name: t`시간 변경 제안`,
      title: t`시간 변경 제안`,
      question: t`이 시간으로 바꾸자고 제안하시겠습니까? 상대가 답할 때까지 지금 시간은 그대로입니다.`,
      done: t`시간 변경을 제안했습니다`,
    },
    cancel: { name: t`취소`, title: t`상담 취소`, question: t`취소하시겠습니까? 상대에게 사유와 함께 알려집니다.`, done: t`취소했습니다` },
  }
}

/** Takes a step of a matching as it was seen, and brings what the lists say up to date. */
export function useStep({ _id }: Pick<Matching, '_id'>) {
  const client = useQueryClient()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/matchings/{_id}')
  const refresh = () => refreshMatchings(client)
  const step = (body: Step, { onDone, onFailed }: { onDone: () => unknown; onFailed: (error: Error) => unknown }) =>
    mutate(
      { params: { _id }, body },
      {
        onSuccess: async () => {
          await refresh()
          await onDone()
        },
        onError: async (error) => {
          await onFailed(error)
          // What it is by now may be why it was refused.
          await refresh()
        },
      },
    )
  return { step, isPending }
}
