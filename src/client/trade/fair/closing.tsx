import { useLingui } from '@lingui/react/macro'
import { shortDayIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { Fair } from '../queries.ts'

/** Until when a side can apply, while it can. */
export function Closing({ fair: { state, recruitTo, applyTo, timeZone } }: { fair: Fair }) {
  const { t } = useLingui()
  const locale = useLocale()
  const end = state === 'recruiting' ? recruitTo : state === 'applying' ? applyTo : undefined
  if (end === undefined) return null
  const until = shortDayIn(end, timeZone, locale)
  return (
    <p className="text-sm font-semibold">
      {state === 'recruiting' ? t`판매 기업 모집` : t`바이어 신청`} · {t`${until}까지`}
    </p>
  )
}
