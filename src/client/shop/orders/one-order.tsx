import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Missing } from '../../content/missing.ts'
import { api } from '../../data/http.ts'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useMemberNews } from '../../member/use-live-notifications.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { orderRead } from '../queries.ts'
import { keyed, type OrderCalls } from './order-calls.ts'
import { OrderView } from './order-view.tsx'

/** `/mypage/orders/{_id}`: an order of the member, with where it stands and what can be done. */
export function OneOrder({ _id }: { _id: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const missing = use(Missing)
  useMemberNews()
  const calls: OrderCalls = {
    takeStep: (body) => api('PUT /api/v1/me/orders/{_id}', { locale, params: { _id }, body }),
    askReceipt: (body) => api('PUT /api/v1/me/orders/{_id}/receipt', { locale, params: { _id }, body }),
    changeContents: (body, key) => api('PUT /api/v1/me/orders/{_id}/contents', { locale, params: { _id }, body, ...keyed(key) }),
    changePurchase: (_line, body, key) => api('PUT /api/v1/me/purchases/{_id}', { locale, params: { _id: _line }, body, ...keyed(key) }),
    beginCharge: () => api('POST /api/v1/me/orders/{_id}/charges', { locale, params: { _id } }),
  }
  const load = useQuery(orderRead(locale, _id))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`주문을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {(data) => (isMissing(data) ? missing : <OrderView isMembers order={data.order} calls={calls} />)}
    </LoadState>
  )
}
