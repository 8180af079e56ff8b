import type { OrderToPack } from '#contract/shop/packing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../../data/use-locale.ts'
import { dateText } from '../../../console/date-text.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { orderStateNames } from '../state-names.ts'

/** What is to be known of an order before it is packed. */
function Standing({ order: { state, parcels, changedAt, packedAt } }: { order: OrderToPack }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <>
      {i18n._(orderStateNames[state] ?? state)}
      {parcels > 0 && (
        <span className="block text-muted">
          <Trans>상자 {parcels}개를 먼저 보냄</Trans>
        </span>
      )}
      {packedAt !== null && (
        <span className="block text-muted">
          <Trans>명세서</Trans> <time dateTime={packedAt}>{dateText(packedAt, locale)}</time>
        </span>
      )}
      {packedAt !== null && changedAt !== null && changedAt > packedAt && (
        <strong className="block text-danger">
          <Trans>명세서를 만든 뒤 바뀜</Trans>
        </strong>
      )}
    </>
  )
}

interface Props {
  orders: readonly OrderToPack[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Renders orders that wait to be packed, to be chosen. */
export function ToPackTable({ orders, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const count = orders.length
  const isAll = orders.every(({ _id }) => chosen.has(_id))
  const choose = (_id: string, isChosen: boolean) => onChoose(new Set([...chosen, _id].filter((each) => isChosen || each !== _id)))
  return (
    <>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : orders.map(({ _id }) => _id)))}
        />
        <Trans>{count}건 모두 고르기</Trans>
      </label>
      <RecordTable label={t`보낼 주문`} headings={[t`고르기`, t`주문 번호`, t`받는 분`, t`보낼 수량`, t`상태`, t`주문한 때`]}>
        {orders.map((order) => (
          <tr key={order._id}>
            <td className="w-11 p-0">
              <label className="flex size-11 items-center justify-center">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  aria-label={order.number}
                  checked={chosen.has(order._id)}
                  onChange={({ target }) => choose(order._id, target.checked)}
                />
              </label>
            </td>
            <RecordCell isShort>
              <Link
                to="/$"
                params={{ _splat: `shop/orders/${order._id}` }}
                className="inline-flex min-h-9 items-center underline underline-offset-4"
              >
                {order.number}
              </Link>
            </RecordCell>
            <RecordCell>{order.receiver}</RecordCell>
            <RecordCell isShort>{order.pieces}</RecordCell>
            <RecordCell isShort>
              <Standing order={order} />
            </RecordCell>
            <RecordCell isShort>
              <time dateTime={order.createdAt}>{dateText(order.createdAt, locale)}</time>
            </RecordCell>
          </tr>
        ))}
      </RecordTable>
    </>
  )
}
