import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { PageLink } from '../../content/page-link.tsx'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useListSearch } from '../../data/list-pages.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { readStored, writeStored } from '../../data/stored.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { takeFromDeviceCart } from '../cart/device-cart.ts'
import type { OwnOrder, Shop } from '../queries.ts'
import { ShopPage } from '../shop-page.tsx'
import { keyed, type OrderCalls } from './order-calls.ts'
import { OrderView } from './order-view.tsx'

const NewOrder = lazy(() => retryImport(() => import('./new-order.tsx')).then((part) => ({ default: part.NewOrder })))

/** By what a guest's order is found. Kept for the tab alone: the device may not be one's own. */
interface Key {
  number: string
  phone: string
}
const place = 'guest order'
const keyOf = ({ number, phone }: OwnOrder): Key => ({ number, phone })
const readKeyOf = (key: Key | undefined, locale: string) => ['guest order', locale, key?.number, key?.phone] as const

/** Asks for the number and the telephone number of an order. */
function FindOrder({ onFound }: { onFound: (order: OwnOrder) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: (body: Key) => api('POST /api/v1/shop/orders/read', { locale, body }),
    onSuccess: ({ order }) => onFound(order),
    onError: alertFailure,
  })
  const submit = onSubmit(
    ({ text }) => [
      [text('number').trim() === '', 'guest-number', t`주문 번호를 적어 주십시오.`],
      [text('phone').trim() === '', 'guest-phone', t`연락처를 입력해주세요`],
    ],
    ({ text }) => mutate({ number: text('number').trim().toUpperCase(), phone: text('phone').trim() }),
  )
  return (
    <form noValidate className="max-w-md space-y-6" onSubmit={(event) => void submit(event)}>
      <TextField
        id="guest-number"
        name="number"
        label={t`주문 번호`}
        maxLength={20}
        autoComplete="off"
        aria-invalid={invalid === 'guest-number'}
      />
      <TextField
        id="guest-phone"
        name="phone"
        type="tel"
        inputMode="tel"
        label={t`주문할 때 적으신 연락처`}
        maxLength={40}
        autoComplete="tel"
        aria-invalid={invalid === 'guest-phone'}
      />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>주문 찾기</Trans>
      </button>
    </form>
  )
}

interface FoundProps {
  found: Key
  onChanged: (order: OwnOrder) => void
  onClose: () => void
}

/** The order that was placed or found in this tab. */
function FoundOrder({ found, onChanged, onClose }: FoundProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const queryKey = readKeyOf(found, locale)
  const load = useQuery({
    queryKey,
    queryFn: () => api('POST /api/v1/shop/orders/read', { locale, body: found }),
    staleTime: 60_000,
    gcTime: 0,
    retry: false,
  })
  const keep = (answer: { order: OwnOrder }) => client.setQueryData(queryKey, answer)
  const calls: OrderCalls = {
    beginCharge: () => api('POST /api/v1/shop/orders/charges', { locale, body: found }),
    takeStep: async (body) => keep(await api('PUT /api/v1/shop/orders', { locale, body: { ...found, ...body } })),
    askReceipt: async (body) => keep(await api('PUT /api/v1/shop/orders/receipt', { locale, body: { ...found, ...body } })),
    changePurchase: async (_id, body, key) =>
      keep(await api('PUT /api/v1/shop/orders/purchases', { locale, body: { ...found, ...body, _id }, ...keyed(key) })),
    // Another telephone number is another key.
    changeContents: async (contents, key) =>
      onChanged((await api('PUT /api/v1/shop/orders/contents', { locale, body: { ...found, contents }, ...keyed(key) })).order),
  }
  return (
    <div className="max-w-[46rem] space-y-8">
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`주문을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {({ order }) => <OrderView order={order} calls={calls} />}
      </LoadState>
      <p className="text-sm text-muted">
        <Trans>주문 번호와 연락처로 다시 찾으실 수 있습니다. 이 화면을 닫으면 이 기기에는 남지 않습니다.</Trans>
      </p>
      <button type="button" className={buttonClass('outline', 'no-print')} onClick={onClose}>
        <Trans>다른 주문 찾기</Trans>
      </button>
    </div>
  )
}

/** `/shop/order`: a guest orders (`?type=new`), or looks at an order by its number. */
export function GuestPage({ shop }: { shop: Shop }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const isNew = useListSearch().type === 'new'
  const [found, setFound] = useState(() => (import.meta.env.SSR ? undefined : readStored<Key>(place, 'sessionStorage')))
  const open = (order: OwnOrder | undefined) => {
    const key = order && keyOf(order)
    if (order !== undefined) client.setQueryData(readKeyOf(key, locale), { order })
    writeStored(place, key, 'sessionStorage')
    setFound(key)
  }
  const title = isNew ? t`비회원으로 주문하기` : t`비회원 주문 조회`
  return (
    <ShopPage title={title} description={t`로그인하지 않고 주문하시거나, 주문하신 것을 찾아보시는 화면입니다.`}>
      {session === null ? (
        <div className="skeleton h-72" />
      ) : isNew && session !== undefined ? (
        <PageLink to="/mypage/orders/$_order" params={{ _order: 'new' }} className={buttonClass('primary')}>
          <Trans>주문하기</Trans>
        </PageLink>
      ) : isNew ? (
        <div className="max-w-[46rem]">
          <Suspense fallback={<div className="skeleton h-72" />}>
            <NewOrder
              shop={shop}
              last={{}}
              send={(body, idempotencyKey) => api('POST /api/v1/shop/orders', { locale, body, idempotencyKey })}
              beginCharge={(order) => api('POST /api/v1/shop/orders/charges', { locale, body: keyOf(order) })}
              onPlaced={async (order, lines) => {
                takeFromDeviceCart(lines)
                open(order)
                await navigate({ to: '/shop/order', replace: true })
              }}
            />
          </Suspense>
        </div>
      ) : found === undefined ? (
        <FindOrder onFound={open} />
      ) : (
        <FoundOrder key={found.number} found={found} onChanged={open} onClose={() => open(undefined)} />
      )}
    </ShopPage>
  )
}
