import { fairMessageCalls, type FairMessage, type FairMessageInput } from '#contract/trade/fair-messages.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bodyFields } from '../../../console/form/body-fields.ts'
import { FieldFrame } from '../../../console/form/field-frame.tsx'
import { InstantField } from '../../../console/form/instant-field.tsx'
import { dateText } from '../../../console/date-text.ts'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert, confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { audienceQuery } from './audience.tsx'
import { useReasons } from './use-reasons.ts'

const send = 'POST /api/console/fairs/{_id}/messages/{_message}/sending'
const { at: atShape } = bodyFields(fairMessageCalls[send])

interface Props {
  _fair: string
  /** What is typed now. */
  read: () => FairMessageInput
  /** Saves it first; nothing where it was refused. */
  save: () => Promise<FairMessage | undefined>
  onSent: (message: FairMessage) => void
}

/** Renders the ways on from a draft: to oneself on trial, now, or at a time. */
export function SendPanel({ _fair, read, save, onSent }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertReasons = useReasons()
  const [at, setAt] = useState<string | null>(null)
  const params = { _id: _fair }
  const trial = usePress({
    mutationFn: () => api('POST /api/console/fairs/{_id}/messages/test', { locale, params, body: { message: read() } }),
    onSuccess: () => void alert(t`회원님의 이메일로 보냈습니다. 작성하신 언어마다 한 통입니다.`),
    onError: alertReasons,
  })
  const { mutate, isPending } = usePress({
    mutationFn: async (when: string | null) => {
      const saved = await save()
      if (saved === undefined) return undefined
      const { audience } = await api('GET /api/console/fairs/{_id}/audience', { locale, params, query: audienceQuery(saved) })
      const { reached } = audience
      const day = when === null ? '' : dateText(when, locale)
      const question =
        when === null
          ? t`${plural(reached, { other: '#명에게 지금 보냅니다. 보낸 메일은 되돌릴 수 없습니다.' })}`
          : t`${day}에 보냅니다. 그때 조건에 맞는 기업이 받습니다. 지금 보낸다면 ${plural(reached, { other: '#명입니다.' })}`
      if (!(await confirm(question))) return undefined
      return api(send, { locale, params: { _id: _fair, _message: saved._id }, body: { at: when } })
    },
    onSuccess: (answer) => {
      if (answer !== undefined) onSent(answer.message)
    },
    onError: alertReasons,
  })
  return (
    <section aria-labelledby="message-send" className="space-y-4">
      <h2 id="message-send" className="font-bold">
        <Trans>보내기</Trans>
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={buttonClass('outline')} aria-disabled={trial.isPending} onClick={() => trial.mutate(undefined)}>
          <Trans>내 주소로 시험 삼아 보내기</Trans>
        </button>
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(null)}>
          <Trans>저장하고 지금 보내기</Trans>
        </button>
      </div>
      {atShape !== undefined && (
        <FieldFrame id="message-at" label={t`예약할 때(서울 시각)`} isRequired={false} errors={[]} isGroup>
          <InstantField
            id="message-at"
            label={t`예약할 때`}
            shape={atShape}
            value={at}
            isInvalid={false}
            describedBy={undefined}
            onChange={(value) => setAt(typeof value === 'string' ? value : null)}
          />
        </FieldFrame>
      )}
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending || at === null}
        onClick={() => at !== null && mutate(at)}
      >
        <Trans>저장하고 예약하기</Trans>
      </button>
    </section>
  )
}
