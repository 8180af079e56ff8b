import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import { PaymentsLink } from './payments-link.tsx'
import { SalesDownload } from './sales-download.tsx'
import { type Span, withinOf } from './sales-span.ts'
import { weekdayNames } from './weekday-names.ts'
import { type Sales, SalesTotals } from './sales-totals.tsx'

/** It comes after what can be read. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

const calls = {
  daily: 'GET /api/console/statistics/dailySales',
  monthly: 'GET /api/console/statistics/monthlySales',
  dayOfWeek: 'GET /api/console/statistics/dayOfWeekSales',
} as const
type Kind = keyof typeof calls

/** Renders sales by days, months or days of the week. */
export function PeriodsView({ kind, span }: { kind: Kind; span: Span }) {
  const { t } = useLingui()
  const locale = useLocale()
  const weekdayOf = weekdayNames(locale)
  const nameOf = (name: string) => (kind === 'dayOfWeek' ? weekdayOf(name) : name)
  const headings = [t`기간`, t`입금된 주문`, t`입금`, t`환불`, t`배송비`, t`순매출`]
  const load = useQuery({ ...readOptions(calls[kind], locale, { query: span }), placeholderData: keepPreviousData })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
      {({ periods, total }: Sales) => (
        <>
          <SalesTotals total={total} span={span} />
          <Suspense fallback={<div className="skeleton h-72" />}>
            <SalesChart
              paid={t`입금(천 원)`}
              refunded={t`환불(천 원)`}
              rows={periods.map(({ name, paid, refunded }) => ({ name: nameOf(name), paid: paid / 1000, refunded: refunded / 1000 }))}
            />
          </Suspense>
          <div className="mt-4">
            <RecordTable label={t`매출`} headings={headings}>
              {periods.map(({ name, orders, paid, refunded, delivery, net }) => (
                <tr key={name}>
                  <RecordCell isShort>
                    <PaymentsLink {...(kind === 'dayOfWeek' ? { span, weekday: name } : { span: withinOf(span, name) })}>
                      {nameOf(name)}
                    </PaymentsLink>
                  </RecordCell>
                  <RecordCell isShort>{orders}</RecordCell>
                  {[paid, refunded, delivery, net].map((won, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
                    <RecordCell key={index} isShort>
                      <Amount won={won} />
                    </RecordCell>
                  ))}
                </tr>
              ))}
            </RecordTable>
            <SalesDownload
              kind={kind}
              span={span}
              headings={headings}
              rows={periods.map(({ name, orders, paid, refunded, delivery, net }) => [nameOf(name), orders, paid, refunded, delivery, net])}
            />
          </div>
        </>
      )}
    </LoadState>
  )
}
