import { Trans, useLingui } from '@lingui/react/macro'
import { dateText } from '../../console/date-text.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { GoalChip } from './goal-chip.tsx'

/** Returns what says minutes in words (`2시간 10분`). */
export function useMinutes() {
  const { t } = useLingui()
  return (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? t`${rest}분` : t`${hours}시간 ${rest}분`
  }
}

type Answered = ConsoleItem & Record<'goalAt' | 'contactedAt', string | null>

/** Tells after how much working time the sender of a request was first got in touch with; until then, how the goal stands. */
export function ResponseState({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const minutes = useMinutes()
  const { goalAt, contactedAt, responseMinutes } = item as Answered
  if (typeof responseMinutes === 'number' && contactedAt !== null) {
    const waited = minutes(responseMinutes)
    const isLate = goalAt !== null && contactedAt > goalAt
    return (
      <span className={isLate ? 'text-danger' : undefined} title={t`근무 시간으로 셉니다. ${dateText(contactedAt, locale)}`}>
        <span className="whitespace-nowrap">
          <Trans>{waited} 만에 연락</Trans>
        </span>
        {isLate && (
          <>
            {' '}
            <span className="whitespace-nowrap">
              <Trans>(목표 지남)</Trans>
            </span>
          </>
        )}
      </span>
    )
  }
  return <GoalChip item={item} isNamed />
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
