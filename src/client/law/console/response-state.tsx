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

/** Returns after how much working time the sender was first got in touch with, and whether that was late; undefined until then. */
function useContact(item: ConsoleItem) {
  const { t } = useLingui()
  const locale = useLocale()
  const minutes = useMinutes()
  const { goalAt, contactedAt, responseMinutes } = item as Answered
  if (typeof responseMinutes !== 'number' || contactedAt === null) return undefined
  const isLate = goalAt !== null && contactedAt > goalAt
  return {
    waited: minutes(responseMinutes),
    isLate,
    look: isLate ? 'text-danger' : '',
    title: t`근무 시간으로 셉니다. ${dateText(contactedAt, locale)}`,
  }
}

/** Tells after how much working time the sender of a request was first got in touch with; until then, how the goal stands. */
export function ResponseState({ item }: { item: ConsoleItem }) {
  const contact = useContact(item)
  if (contact === undefined) return <GoalChip item={item} isNamed />
  const { waited, isLate, look, title } = contact
  return (
    <span className={look} title={title}>
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

/** Tells the same in a cell, in fewer words. */
export function ResponseCell({ item }: { item: ConsoleItem }) {
  const contact = useContact(item)
  if (contact === undefined) return <GoalChip item={item} />
  const { waited, isLate, look, title } = contact
  return (
    <span className={`whitespace-nowrap tabular-nums ${look}`} title={title}>
      <Trans>{waited} 만에</Trans>
      {isLate && (
        <span className="block text-xs">
          <Trans>목표 지남</Trans>
        </span>
      )}
    </span>
  )
}
