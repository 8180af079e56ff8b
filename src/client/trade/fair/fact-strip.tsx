import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { dayKeyIn, shortDayIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { Fair } from '../queries.ts'
import { applicationTo } from './application.ts'
import { ShortSpan } from './short-span.tsx'

const day = 86_400_000

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line pt-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  )
}

/** Number of days that are left on the clock of a zone. The server does not say so: its page is kept for longer than a day. */
function DaysLeft({ until, timeZone }: { until: string; timeZone: string }) {
  const [now] = useState(() => new Date().toISOString())
  const days = (Date.parse(dayKeyIn(until, timeZone)) - Date.parse(dayKeyIn(now, timeZone))) / day
  if (!useHydrated() || days < 0) return null
  return (
    <strong className="ml-2 inline-block text-accent">
      {days === 0 ? <Trans>오늘 마감</Trans> : <Plural value={days} other="(D-#)" />}
    </strong>
  )
}

/** Facts that one asks for first, in a line: when, where, how long and how many at once, and until when one can apply. */
export function FactStrip({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { venue, slotMinutes, tables, timeZone } = fair
  const application = applicationTo(fair)
  const until = application === undefined ? '' : shortDayIn(application.until, timeZone, locale)
  const value = 'text-lg font-bold'
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
      <Fact name={t`상담일과 시간`}>
        <ShortSpan fair={fair} days={value} />
      </Fact>
      <Fact name={t`장소`}>
        <span className={value}>{venue}</span>
      </Fact>
      <Fact name={t({ context: 'meeting', message: '상담' })}>
        <span className={value}>
          {tables === 0 ? (
            <Trans>{slotMinutes}분, 온라인</Trans>
          ) : (
            <Trans>
              {slotMinutes}분 × 테이블 {tables}개
            </Trans>
          )}
        </span>
      </Fact>
      {application !== undefined && (
        <Fact name={application.side === 'SELLER' ? t`판매 기업 모집` : t`바이어 신청`}>
          <span className={value}>
            {t`${until}까지`}
            <DaysLeft until={application.until} timeZone={timeZone} />
          </span>
        </Fact>
      )}
    </dl>
  )
}
