import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { ViewChoice } from '../view-choice.tsx'
import { PeriodsView } from './periods-view.tsx'
import { ProductsView } from './products-view.tsx'
import { spanOf } from './sales-span.ts'

const FunnelView = lazy(async () => ({ default: (await import('./funnel-view.tsx')).FunnelView }))
const PaymentsView = lazy(async () => ({ default: (await import('./payments-view.tsx')).PaymentsView }))
/** A form weighs as much as the rest of the screen. */
const MonthCloses = lazy(async () => ({ default: (await import('./month-closes.tsx')).MonthCloses }))

const kinds = ['daily', 'monthly', 'dayOfWeek', 'products', 'payments', 'funnel', 'closes'] as const

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/shop/sales`: what came in and went back, by days, months, days of the week and products. */
export function SalesScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const kind = kinds.find((each) => each === search['kind']) ?? 'daily'
  const span = spanOf(search)
  /** Days that were chosen go along to another view. */
  const asked = search['from'] === undefined && search['to'] === undefined ? {} : span
  const names = {
    daily: t`일별`,
    monthly: t`월별`,
    dayOfWeek: t`요일별`,
    products: t`상품별`,
    payments: t`건별`,
    funnel: t`장바구니`,
    closes: t`월 마감`,
  }
  return (
    <>
      <ScreenHead title={t`상점 매출`} />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        {kind !== 'closes' &&
          (['from', 'to'] as const).map((name) => (
            <Labelled key={name} id={`sales-${name}`} label={name === 'from' ? t`첫날` : t`마지막 날`}>
              <input
                id={`sales-${name}`}
                type="date"
                value={span[name]}
                className={fieldClass('mt-1.5')}
                onChange={({ target: { value } }) => {
                  const { page: _first, ...others } = search
                  if (value !== '') onSearch({ ...others, ...span, [name]: value })
                }}
              />
            </Labelled>
          ))}
        <ViewChoice label={t`나누는 기준`} names={names} chosen={kind} onChoose={(next) => onSearch({ ...asked, kind: next })} />
      </div>
      <Suspense fallback={<div className="skeleton h-96" />}>
        {kind === 'products' && <ProductsView span={span} />}
        {kind === 'payments' && <PaymentsView span={span} search={search} onSearch={onSearch} />}
        {kind === 'funnel' && <FunnelView span={span} />}
        {kind === 'closes' && <MonthCloses search={search} onSearch={onSearch} />}
        {(kind === 'daily' || kind === 'monthly' || kind === 'dayOfWeek') && <PeriodsView key={kind} kind={kind} span={span} />}
      </Suspense>
      {kind !== 'closes' && kind !== 'funnel' && (
        <p className="mt-4 text-sm text-muted">
          <Trans>서울 시각으로, 입금과 환불을 각각 확인한 날에 셉니다.</Trans>
        </p>
      )}
    </>
  )
}
