import { localeNames } from '#contract/locale-names.ts'
import { languageTag, locales } from '#contract/locale.ts'
import type { FairMessage } from '#contract/trade/fair-messages.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dateText } from '../../../console/date-text.ts'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { roleNames } from '../names.ts'
import { messageFields, messageStateNames } from './message-names.ts'
import { useReasons } from './use-reasons.ts'

/** Returns the words for whom a message is meant. */
export function useSegmentText(): (message: Pick<FairMessage, 'segment' | 'role'>) => string {
  const { i18n } = useLingui()
  return ({ segment, role }) => {
    const name = i18n._(messageFields['segment']?.choices?.[segment] ?? segment)
    return role === null ? name : `${name} · ${i18n._(roleNames[role])}`
  }
}

/** Says how many mails are written, wait and were left out. */
export function Counts({ counts: { waiting, written, skipped } }: Pick<FairMessage, 'counts'>) {
  return (
    <span className="tabular-nums">
      <Plural value={written} other="#명에게 보냄" />
      {waiting > 0 && (
        <>
          {' · '}
          <Plural value={waiting} other="#명 남음" />
        </>
      )}
      {skipped > 0 && (
        <>
          {' · '}
          <Plural value={skipped} other="#명 빠짐" />
        </>
      )}
    </span>
  )
}

/** Takes a schedule back, or stops what is under way. */
function StopButton({ _fair, message, onChanged }: { _fair: string; message: FairMessage; onChanged: (message: FairMessage) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertReasons = useReasons()
  const isScheduled = message.state === 'scheduled'
  const { mutate, isPending } = usePress({
    mutationFn: () =>
      api('DELETE /api/console/fairs/{_id}/messages/{_message}/sending', { locale, params: { _id: _fair, _message: message._id } }),
    onSuccess: (answer) => onChanged(answer.message),
    onError: alertReasons,
  })
  const ask = async () => {
    if (isScheduled || (await confirm(t`아직 보내지 않은 메일을 보내지 않습니다. 이미 보낸 메일은 되돌릴 수 없습니다.`))) mutate(undefined)
  }
  if (!isScheduled && message.state !== 'sending') return null
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void ask()}>
      {isScheduled ? <Trans>예약을 풀고 고치기</Trans> : <Trans>보내기 중단</Trans>}
    </button>
  )
}

interface Props {
  _fair: string
  message: FairMessage
  onChanged: (message: FairMessage) => void
}

/** Renders a message that is scheduled, on its way or sent: to whom, when, by whom, and what it says. */
export function MessageStanding({ _fair, message, onChanged }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const segmentText = useSegmentText()
  const { state, kind, sendAt, user, counts, subject, text, missing } = message
  return (
    <div className="space-y-4">
      <div className="rounded-card border border-line bg-surface p-5 text-sm">
        <p className="font-bold">{i18n._(messageStateNames[state])}</p>
        <p className="mt-1">
          {segmentText(message)} · {i18n._(messageFields['kind']?.choices?.[kind] ?? kind)}
        </p>
        <p className="mt-1 text-muted">
          {sendAt !== null && dateText(sendAt, locale)}
          {user !== null && ` · ${user}`}
        </p>
        {state !== 'scheduled' && (
          <p className="mt-1">
            <Counts counts={counts} />
          </p>
        )}
      </div>
      <StopButton _fair={_fair} message={message} onChanged={onChanged} />
      {locales
        .filter((language) => !missing.includes(language))
        .map((language) => (
          <article key={language} lang={languageTag(language)} className="rounded-card border border-line bg-surface p-4 text-sm">
            <p className="text-xs text-muted">{localeNames[language]}</p>
            <h2 className="mt-1 mb-3 font-bold wrap-anywhere">{subject[language]}</h2>
            <p className="whitespace-pre-line wrap-anywhere">{text[language]}</p>
          </article>
        ))}
    </div>
  )
}
