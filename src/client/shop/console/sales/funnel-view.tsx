import { cartDays } from '#contract/shop/sales.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { SalesDownload } from './sales-download.tsx'
import type { Span } from './sales-span.ts'

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`)

/** Renders how far the carts have come that members began in some days. */
export function FunnelView({ span }: { span: Span }) {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/statistics/cartFunnel', useLocale(), { query: span }),
    placeholderData: keepPreviousData,
  })
  const headings = [t`단계`, t`수`, t`앞 단계에서`, t`처음에서`]
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
      {({ begun, ordered, paid, received }) => {
        const steps = [
          { name: t`장바구니에 담음`, count: begun },
          { name: t`주문함`, count: ordered },
          { name: t`결제함`, count: paid },
          { name: t`받음`, count: received },
        ]
        const rows = steps.map(({ name, count }, index) => ({
          name,
          count,
          ofBefore: index === 0 ? '' : share(count, steps[index - 1]?.count ?? 0),
          ofFirst: share(count, begun),
        }))
        return (
          <>
            <RecordTable label={t`장바구니에서 주문까지`} headings={headings}>
              {rows.map(({ name, count, ofBefore, ofFirst }) => (
                <tr key={name}>
                  <RecordCell>
                    {name}
                    <meter aria-hidden="true" className="mt-1 block w-full" max={Math.max(begun, 1)} value={count} />
                  </RecordCell>
                  <RecordCell isShort>{count.toLocaleString('en')}</RecordCell>
                  <RecordCell isShort>{ofBefore}</RecordCell>
                  <RecordCell isShort>{ofFirst}</RecordCell>
                </tr>
              ))}
            </RecordTable>
            <SalesDownload
              kind="funnel"
              span={span}
              headings={headings}
              rows={rows.map(({ name, count, ofBefore, ofFirst }) => [name, count, ofBefore, ofFirst])}
            />
            <p className="mt-4 text-sm text-muted">
              <Trans>
                이 기간에 회원이 담기 시작한 장바구니를 세고, 지금 어디까지 왔는지 봅니다. {cartDays}일 안에 더 담은 것은 같은
                장바구니입니다. 비회원의 장바구니는 그 기기에만 있어 세지 않습니다.
              </Trans>
            </p>
          </>
        )
      }}
    </LoadState>
  )
}
