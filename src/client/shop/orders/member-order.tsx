import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { addressesRead, couponsRead, ordersRead, pointsRead, type Shop } from '../queries.ts'
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
  const saved = useQuery(addressesRead(locale))
  const isPending = last.isPending || coupons.isPending || points.isPending || saved.isPending
  const { addresses } = saved.data ?? {}
  const proposed = addresses?.find(({ isDefault }) => isDefault)
  return (
    <NewOrder
      shop={shop}
      coupons={spendable(coupons.data?.coupons ?? [])}
      balance={points.data?.balance ?? 0}
      last={isPending ? undefined : { ...last.data?.orders[0], ...proposed }}
      {...(addresses === undefined ? {} : { addresses })}
      keepAddress={({ method: _way, payer: _payer, ...place }, name) => {
        const { postcode, address } = place
        if (postcode === null || address === null) return Promise.resolve()
        return api('POST /api/v1/me/addresses', { locale, body: { ...place, postcode, address, name, isDefault: false } })
      }}
      send={(body, idempotencyKey) => api('POST /api/v1/me/orders', { locale, body, idempotencyKey })}
      beginCharge={({ _id }) => api('POST /api/v1/me/orders/{_id}/charges', { locale, params: { _id } })}
      onPlaced={({ _id }) => navigate({ to: '/mypage/orders/$_order', params: { _order: _id } })}
    />
  )
}
