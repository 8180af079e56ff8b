import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import { PaymentsLink } from './payments-link.tsx'
import { SalesDownload } from './sales-download.tsx'
import type { Span } from './sales-span.ts'
import { type Sales, SalesTotals } from './sales-totals.tsx'

/** Renders sales by products. */
export function ProductsView({ span }: { span: Span }) {
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
          <SalesTotals total={total} span={span} />
          <RecordTable label={t`상품별 매출`} headings={headings}>
            {products.map(({ _product, name, pieces, net }) => (
              <tr key={_product}>
                <RecordCell>
                  <PaymentsLink span={span} product={_product}>
                    {name}
                  </PaymentsLink>
                </RecordCell>
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
