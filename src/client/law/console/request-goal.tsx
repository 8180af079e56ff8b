import { useLingui } from '@lingui/react/macro'
import { dateText } from '../../console/date-text.ts'
import { StateText } from '../../console/list/state-text.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { ResponseState } from './response-state.tsx'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** So little is left that it comes first, in ms. */
const soon = 2 * hour

const leftUntil = (at: string): number => Date.parse(at) - Date.now()

/** Tells how long there is until an instant, or since when it is over: days from the second one on, hours, else minutes. */
function useTimeLeft() {
  const { t } = useLingui()
  return (left: number): string => {
    const [size, isOver] = [Math.abs(left), left < 0]
    const [days, hours, minutes] = [day, hour, minute].map((unit) => Math.floor(size / unit)) as [number, number, number]
    if (days > 1) return isOver ? t`${days}일 지남` : t`${days}일 남음`
    if (hours > 0) return isOver ? t`${hours}시간 지남` : t`${hours}시간 남음`
    return isOver ? t`${minutes}분 지남` : t`${minutes}분 남음`
  }
}

/** Says how long there is until somebody is to get in touch with the sender of a request; afterwards, how long it took. */
export function RequestGoal({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const timeLeft = useTimeLeft()
  const { goalAt, responseMinutes, stage } = item as ConsoleItem & Record<'goalAt', string | null>
  if (stage !== 'received' || goalAt === null || typeof responseMinutes === 'number') return <ResponseState item={item} />
  const left = leftUntil(goalAt)
  const when = timeLeft(left)
  const at = dateText(goalAt, locale)
  return (
    <time dateTime={goalAt} title={t`응답 목표: ${at}`}>
      <StateText when={left < 0 ? 'late' : left < soon ? 'later' : 'open'}>{t`응답 목표 ${when}`}</StateText>
    </time>
  )
}
