import { Trans, useLingui } from '@lingui/react/macro'
import { ago } from '../../content/ago.ts'
import { dateText } from '../../console/date-text.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Returns what says minutes in words (`2시간 10분`). */
export function useMinutes() {
  const { t } = useLingui()
  return (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return hours === 0 ? t`${rest}분` : t`${hours}시간 ${rest}분`
  }
}

const isPast = (at: string): boolean => Date.parse(at) < Date.now()

/** Tells after how much working time the sender of a request was first got in touch with; until then, how the goal stands. */
export function ResponseState({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const minutes = useMinutes()
  const { goalAt, contactedAt, responseMinutes, stage } = item as ConsoleItem & Record<'goalAt' | 'contactedAt', string | null>
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
  if (stage !== 'received' || goalAt === null) return null
  const isOver = isPast(goalAt)
  const when = isOver ? ago(Date.parse(goalAt), locale) : dateText(goalAt, locale)
  return (
    <time dateTime={goalAt} title={dateText(goalAt, locale)} className={`whitespace-nowrap ${isOver ? 'font-semibold text-danger' : ''}`}>
      {isOver ? <Trans>목표 지남: {when}</Trans> : <Trans>목표: {when}</Trans>}
    </time>
  )
}
