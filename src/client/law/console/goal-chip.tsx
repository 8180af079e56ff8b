import { Trans } from '@lingui/react/macro'
import { dateText } from '../../console/date-text.ts'
import { StateText } from '../../console/list/state-text.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import { spanText } from '../../console/span-text.ts'
import { useLocale } from '../../data/use-locale.ts'

/** So little is left that it comes first, in milliseconds. */
const soon = 2 * 60 * 60_000

const leftUntil = (instant: string): number => Date.parse(instant) - Date.now()

/**
 * Says as a chip how much time is left to get in touch first, or how late that is; nothing where nobody waits.
 * @param isNamed whether the chip says what it is about: it stands by itself
 */
export function GoalChip({ item, isNamed = false }: { item: ConsoleItem; isNamed?: boolean }) {
  const locale = useLocale()
  const { goalAt, stage } = item as ConsoleItem & Record<'goalAt', string | null>
  if (stage !== 'received' || goalAt === null) return null
  const left = leftUntil(goalAt)
  const span = spanText(Math.abs(left), locale)
  return (
    <time dateTime={goalAt} title={dateText(goalAt, locale)}>
      <StateText when={left < 0 ? 'late' : left < soon ? 'later' : 'open'}>
        {isNamed && <Trans>응답 목표</Trans>} {left < 0 ? <Trans>{span} 늦음</Trans> : <Trans>{span} 남음</Trans>}
      </StateText>
    </time>
  )
}
