import type { Answer } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { Amount } from '../amount.tsx'
import { type Fact, FactCards } from '../fact-cards.tsx'
import { growthOf, type Span, spanBefore } from './sales-span.ts'

export type Sales = Answer<'GET /api/console/statistics/dailySales'>

/** Renders what came in and went back in all, beside as many days before. */
export function SalesTotals({ total, span }: { total: Sales['total']; span: Span }) {
  const { t } = useLingui()
  const before = useQuery(readOptions('GET /api/console/statistics/monthlySales', useLocale(), { query: spanBefore(span) })).data?.total
  const growth = before && growthOf(total.net, before.net)
  const facts: readonly Fact[] = [
    [t`순매출`, <Amount key="net" won={total.net} />],
    [t`입금`, <Won key="paid" amount={total.paid} />],
    [t`환불`, <Won key="refunded" amount={total.refunded} />],
    [t`배송비`, <Amount key="delivery" won={total.delivery} />],
    [t`입금된 주문`, total.orders],
    [t`앞선 같은 기간보다`, growth == null ? '–' : `${growth > 0 ? '+' : ''}${growth}%`],
  ]
  return (
    <div className="mb-6">
      <FactCards facts={facts} />
    </div>
  )
}
