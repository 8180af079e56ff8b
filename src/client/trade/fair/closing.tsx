import { useLingui } from '@lingui/react/macro'
import { shortDayIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { Fair } from '../queries.ts'
import { applicationTo } from './application.ts'

/** Until when a side can apply, while it can. */
export function Closing({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const locale = useLocale()
  const application = applicationTo(fair)
  if (application === undefined) return null
  const until = shortDayIn(application.until, fair.timeZone, locale)
  return (
    <p className="text-sm font-semibold">
      {application.side === 'SELLER' ? t`판매 기업 모집` : t`바이어 신청`} · {t`${until}까지`}
    </p>
  )
}
