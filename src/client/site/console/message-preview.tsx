import { languageTag } from '#contract/locale.ts'
import { type EditedMessage, fillText, type MessageText, smsBytes, smsLimits } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** How long a text message is, for carriers. */
function Length({ text }: { text: string }) {
  const bytes = smsBytes(text).toLocaleString()
  const [short, long] = [smsLimits.short.toLocaleString(), smsLimits.long.toLocaleString()]
  return (
    <p className="mt-3 text-xs text-muted tabular-nums">
      <Trans>
        지금 {bytes}바이트입니다. {short}바이트까지는 단문, {long}바이트까지는 요금이 더 드는 장문으로 나갑니다.
      </Trans>
    </p>
  )
}

/** Renders a message as its recipient gets it, with example values. */
export function MessagePreview({ message, values }: { message: EditedMessage; values: MessageText }) {
  const { t } = useLingui()
  const { channel, locale, variables, ending } = message
  const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]))
  const text = `${fillText(values.text, examples)}${ending}`
  return (
    <section aria-label={t`미리 보기`}>
      <h2 className="mb-1.5 text-sm font-semibold">
        <Trans>미리 보기</Trans>
      </h2>
      <div lang={languageTag(locale)} className="rounded-card border border-line bg-surface p-4 text-sm">
        {channel === 'EMAIL' && <p className="mb-3 font-bold wrap-anywhere">{fillText(values.subject, examples)}</p>}
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
      {channel === 'SMS' && <Length text={text} />}
    </section>
  )
}
