import type { Query } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { Amount } from '../amount.tsx'
import { OrderLink } from '../money/order-link.tsx'
import { weekdayNames } from './weekday-names.ts'
import type { Span } from './sales-span.ts'

type Asked = Query<'GET /api/console/statistics/salesPayments'>

interface Props {
  span: Span
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Renders the payments that figures are made of. */
export function PaymentsView({ span, search, onSearch }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const { weekday, product } = search
  const limit = sizeOf(search)
  const query = {
    ...span,
    limit,
    skip: (pageOf(search) - 1) * limit,
    ...(weekday === undefined ? {} : { weekday: weekday as Asked['weekday'] }),
    ...(product === undefined ? {} : { _product: product }),
  }
  const load = useQuery({
    ...readOptions('GET /api/console/statistics/salesPayments', locale, { query }),
    placeholderData: keepPreviousData,
  })
  const isOfProduct = product !== undefined
  const headings = [t`날`, t`주문`, ...(isOfProduct ? [t`수량`] : [t`배송비`]), isOfProduct ? t`이 상품의 금액` : t`금액`]
  const dayName = weekday === undefined ? undefined : weekdayNames(locale, 'long')(weekday)
  return (
    <>
      {(isOfProduct || dayName !== undefined) && (
        <p className="mb-3 flex flex-wrap items-center gap-x-4">
          {isOfProduct ? <Trans>상품 하나의 결제와 환불만 봅니다.</Trans> : <Trans>{dayName}의 결제와 환불만 봅니다.</Trans>}
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onSearch({ kind: 'payments', ...span })}>
            <Trans>모두 보기</Trans>
          </button>
        </p>
      )}
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`이 기간에는 결제와 환불이 없습니다.`}>
        {({ payments }) => (
          <RecordTable label={t`결제와 환불`} headings={headings}>
            {payments.map(({ _id, _order, orderNumber, day, change, delivery, pieces }) => (
              <tr key={_id}>
                <RecordCell isShort>{day}</RecordCell>
                <RecordCell isShort>
                  <OrderLink _id={_order} number={orderNumber} />
                </RecordCell>
                <RecordCell isShort>{pieces ?? <Amount won={delivery} />}</RecordCell>
                <RecordCell isShort>
                  <Amount won={change} />
                </RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </ListBody>
    </>
  )
}
