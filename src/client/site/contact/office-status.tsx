import { languageTag, type Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { currentMinute, officeStateAt, type OfficeState, onMinute, type OpeningHours } from './office-hours.ts'

/** 7 January 2024 was a Sunday. */
const dayName = (day: number, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7 + day))

function useWords(state: OfficeState): string {
  const { t } = useLingui()
  const locale = useLocale()
  if (state.isOpen) {
    const { closes } = state
    return t`지금 운영 중입니다(${closes}까지).`
  }
  if (state.opens === undefined) return t`예약하신 분과 상담합니다.`
  const { time, day, inDays } = state.opens
  if (inDays === 0) return t`지금은 운영 시간이 아닙니다. 오늘 ${time}에 엽니다.`
  if (inDays === 1) return t`지금은 운영 시간이 아닙니다. 내일 ${time}에 엽니다.`
  const weekday = dayName(day, locale)
  return t`지금은 운영 시간이 아닙니다. ${weekday} ${time}에 엽니다.`
}

function Words({ state }: { state: OfficeState }) {
  const words = useWords(state)
  return (
    <>
      <span aria-hidden="true" className={`mt-[0.45em] size-2.5 shrink-0 rounded-full ${state.isOpen ? 'bg-success' : 'bg-muted'}`} />
      <span className={state.isOpen ? 'font-semibold text-success' : 'font-semibold'}>{words}</span>
    </>
  )
}

/**
 * Renders whether an office is open now. Only in the browser: the server's document is cached, and paper does not change. Its space
 * is reserved.
 */
export function OfficeStatus({ hours }: { hours: OpeningHours }) {
  const now = useSyncExternalStore(onMinute, currentMinute, () => undefined)
  return (
    <p className="needs-scripts no-print flex min-h-[1.6em] gap-2.5 text-sm">
      {now !== undefined && <Words state={officeStateAt(hours, now)} />}
    </p>
  )
}
