import type { Answer } from '#contract/api.ts'
import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { Won } from '../../content/won.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { Amount } from './amount.tsx'
import { ViewChoice } from './view-choice.tsx'
import { SalesDownload } from './sales-download.tsx'
import { growthOf, type Span, spanBefore, spanOf } from './sales-span.ts'

/** Charts weigh as much as half of the console: they come after it, and only here. */
const SalesChart = lazy(async () => ({ default: (await import('./sales-chart.tsx')).SalesChart }))

type Sales = Answer<'GET /api/console/statistics/dailySales'>
const kinds = ['daily', 'monthly', 'dayOfWeek', 'products'] as const
type Kind = (typeof kinds)[number]
const calls = {
  daily: 'GET /api/console/statistics/dailySales',
  monthly: 'GET /api/console/statistics/monthlySales',
  dayOfWeek: 'GET /api/console/statistics/dayOfWeekSales',
} as const

/** What came in and went back in all, beside as many days before. */
function Totals({ total, span }: { total: Sales['total']; span: Span }) {
  const { t } = useLingui()
  const before = useQuery(readOptions(calls.monthly, useLocale(), { query: spanBefore(span) })).data?.total
  const growth = before && growthOf(total.net, before.net)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`순매출`, <Amount key="net" won={total.net} />],
    [t`입금`, <Won key="paid" amount={total.paid} />],
    [t`환불`, <Won key="refunded" amount={total.refunded} />],
    [t`배송비`, <Amount key="delivery" won={total.delivery} />],
    [t`입금된 주문`, total.orders],
    [t`앞선 같은 기간보다`, growth == null ? '–' : `${growth > 0 ? '+' : ''}${growth}%`],
  ]
  return (
    <dl className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="rounded-card border border-line bg-surface p-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Names of the days of the week, from Monday. */
function useNames(kind: Kind): (name: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { weekday: 'short', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return (name) => (kind === 'dayOfWeek' ? format.format(new Date(Date.UTC(2024, 0, Number(name)))) : name)
}

function Periods({ kind, span }: { kind: Exclude<Kind, 'products'>; span: Span }) {
  const { t } = useLingui()
  const nameOf = useNames(kind)
  const headings = [t`기간`, t`입금된 주문`, t`입금`, t`환불`, t`배송비`, t`순매출`]
  const load = useQuery({ ...readOptions(calls[kind], useLocale(), { query: span }), placeholderData: keepPreviousData })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
      {({ periods, total }: Sales) => (
        <>
          <Totals total={total} span={span} />
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
                  <RecordCell isShort>{nameOf(name)}</RecordCell>
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

function Products({ span }: { span: Span }) {
  const { t } = useLingui()
  /** What makes the products of the table the sum of the days. */
  const rest = (others: number, total: Sales['total']) => [
    { name: t`그 밖의 상품`, won: others },
    { name: t`배송비`, won: total.delivery },
  ]
  const headings = [t`상품`, t`수량`, t`순매출`]
  const load = useQuery({
    ...readOptions('GET /api/console/statistics/productsSales', useLocale(), { query: span }),
    placeholderData: keepPreviousData,
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
      {({ products, others, total }) => (
        <>
          <Totals total={total} span={span} />
          <RecordTable label={t`상품별 매출`} headings={headings}>
            {products.map(({ _product, name, pieces, net }) => (
              <tr key={_product}>
                <RecordCell>{name}</RecordCell>
                <RecordCell isShort>{pieces}</RecordCell>
                <RecordCell isShort>
                  <Amount won={net} />
                </RecordCell>
              </tr>
            ))}
            {rest(others, total).map(({ name, won }) => (
              <tr key={name}>
                <RecordCell>{name}</RecordCell>
                <RecordCell isShort>–</RecordCell>
                <RecordCell isShort>
                  <Amount won={won} />
                </RecordCell>
              </tr>
            ))}
          </RecordTable>
          <SalesDownload
            kind="products"
            span={span}
            headings={headings}
            rows={[
              ...products.map(({ name, pieces, net }) => [name, pieces, net]),
              ...rest(others, total).map(({ name, won }) => [name, '', won]),
            ]}
          />
        </>
      )}
    </LoadState>
  )
}

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/shop/sales`: what came in and went back, by days, months, days of the week and products. */
export function SalesScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const kind = kinds.find((each) => each === search['kind']) ?? 'daily'
  const span = spanOf(search)
  const names = { daily: t`일별`, monthly: t`월별`, dayOfWeek: t`요일별`, products: t`상품별` }
  return (
    <>
      <ScreenHead title={t`상점 매출`} />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} id={`sales-${name}`} label={name === 'from' ? t`첫날` : t`마지막 날`}>
            <input
              id={`sales-${name}`}
              type="date"
              value={span[name]}
              className={fieldClass('mt-1.5')}
              onChange={({ target }) => target.value !== '' && onSearch({ ...search, ...span, [name]: target.value })}
            />
          </Labelled>
        ))}
        <ViewChoice label={t`나누는 기준`} names={names} chosen={kind} onChoose={(next) => onSearch({ ...search, kind: next })} />
      </div>
      {kind === 'products' ? <Products span={span} /> : <Periods key={kind} kind={kind} span={span} />}
      <p className="mt-4 text-sm text-muted">
        <Trans>서울 시각으로, 입금과 환불을 각각 확인한 날에 셉니다.</Trans>
      </p>
    </>
  )
}
