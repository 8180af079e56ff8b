import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { couponsRead, ordersRead, pointsRead, type Shop } from '../queries.ts'
import { spendable } from './best-coupon.ts'
import { NewOrder } from './new-order.tsx'

/** `/mypage/orders/new`: a member orders what is chosen in the cart. */
export function MemberOrder({ shop }: { shop: Shop }) {
  const locale = useLocale()
  const navigate = useNavigate()
  // The last order says where the next one may go.
  const last = useQuery(ordersRead(locale, { limit: 1 }))
  const coupons = useQuery(couponsRead(locale))
  const points = useQuery(pointsRead(locale, { limit: 1 }))
  return (
    <NewOrder
      shop={shop}
      coupons={spendable(coupons.data?.coupons ?? [])}
      balance={points.data?.balance ?? 0}
      last={last.isPending || coupons.isPending || points.isPending ? undefined : (last.data?.orders[0] ?? {})}
      send={(body, idempotencyKey) => api('POST /api/v1/me/orders', { locale, body, idempotencyKey })}
      beginCharge={({ _id }) => api('POST /api/v1/me/orders/{_id}/charges', { locale, params: { _id } })}
      onPlaced={({ _id }) => navigate({ to: '/mypage/orders/$_order', params: { _order: _id } })}
    />
  )
}
