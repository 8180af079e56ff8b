import { languageTag, type Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateText } from '../../console/date-text.ts'
import { StateText } from '../../console/list/state-text.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useMinutes } from './response-state.tsx'

type Answered = ConsoleItem & Record<'goalAt' | 'contactedAt', string | null>

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const

/** Made once for each language and unit: a list asks for a hundred of them. */
const formats: Record<string, Intl.NumberFormat> = {}

/** Says a span in its largest unit (`3시간`), in milliseconds. */
function spanText(length: number, locale: Locale): string {
  const minutes = Math.floor(length / 60_000)
  const [unit, each] = units.find(([, least]) => minutes >= least) ?? units[2]
  const format = (formats[locale + unit] ??= new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }))
  return format.format(Math.floor(minutes / each))
}

const leftUntil = (instant: string): number => Date.parse(instant) - Date.now()

/** Says as a chip how much time is left to get in touch first, or how late that is; nothing where nobody waits. */
export function GoalChip({ item }: { item: ConsoleItem }) {
  const locale = useLocale()
  const { goalAt } = item as Answered
  if (item['stage'] !== 'received' || typeof goalAt !== 'string') return null
  const left = leftUntil(goalAt)
  const span = spanText(Math.abs(left), locale)
  return (
    <time dateTime={goalAt} title={dateText(goalAt, locale)}>
      <StateText when={left < 0 ? 'late' : 'open'}>{left < 0 ? <Trans>{span} 늦음</Trans> : <Trans>{span} 남음</Trans>}</StateText>
    </time>
  )
}

/** Tells in a cell after how much working time the sender was first got in touch with; until then, how the goal stands. */
export function ResponseCell({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const minutes = useMinutes()
  const { goalAt, contactedAt } = item as Answered
  if (typeof item['responseMinutes'] !== 'number' || typeof contactedAt !== 'string') return <GoalChip item={item} />
  const waited = minutes(item['responseMinutes'])
  const isLate = goalAt !== null && contactedAt > goalAt
  return (
    <span
      className={`whitespace-nowrap tabular-nums ${isLate ? 'text-danger' : ''}`}
      title={t`근무 시간으로 셉니다. ${dateText(contactedAt, locale)}`}
    >
      <Trans>{waited} 만에</Trans>
      {isLate && (
        <span className="block text-xs">
          <Trans>목표 지남</Trans>
        </span>
      )}
    </span>
  )
}
