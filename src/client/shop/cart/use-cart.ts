import { shopLimits } from '#contract/shop/limits.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useSubscription } from '../../content/use-subscription.ts'
import { api } from '../../data/http.ts'
import { refreshed } from '../../data/refresh.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { onUnreceived, type Unreceived } from '../../member/unreceived.ts'
import { useSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'
import { cartOffersRead, cartRead } from '../queries.ts'
import { type CartChange, type CartLine, withChange } from './cart-lines.ts'
import type { CartMessage } from './cart-message.ts'
import { changeDeviceCart, readDeviceCart, useDeviceCart } from './device-cart.ts'

type Waiting = readonly Unreceived<CartMessage>[]
const onWaiting = (listener: (waiting: Waiting) => void) =>
  onUnreceived(async () => (await import('./cart-message.ts')).cartMessageType, listener)

export interface Cart {
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined
  isFailed: boolean
  /** Whether changes wait on the device for a connection. */
  isWaiting: boolean
  retry: () => unknown
}

/** Lines of the device with what can be bought now of each; as they were put in, while the server is silent. */
function useDeviceLines(isAsked: boolean): readonly CartLine[] {
  const stored = useDeviceCart()
  const variants = stored.map(({ _variant }) => _variant)
  const { data } = useQuery({ ...cartOffersRead(useLocale(), variants), enabled: isAsked && variants.length > 0 })
  if (data === undefined) return stored
  return stored.map((line) => {
    const { _variant, ...offer } = data.offers.find((each) => each._variant === line._variant) ?? {}
    return { ...line, offer: _variant === undefined ? null : (offer as CartLine['offer']) }
  })
}

/** The cart of whoever looks at the page: a member's, with the changes that wait on the device, or that of the device. */
export function useCart(): Cart {
  const session = useSession()
  const isMember = session != null
  const own = useQuery({ ...cartRead(useLocale()), enabled: isMember })
  const waiting = useSubscription(onWaiting)
  const device = useDeviceLines(session === undefined)
  if (session === null) return { lines: undefined, isFailed: false, isWaiting: false, retry: own.refetch }
  if (!isMember) return { lines: device, isFailed: false, isWaiting: false, retry: own.refetch }
  const changes = (waiting ?? []).flatMap(({ content }) => (content === undefined ? [] : [content.change]))
  const lines = own.data && changes.reduce(withChange, own.data.carts)
  return { lines, isFailed: own.isError && own.data === undefined, isWaiting: changes.length > 0, retry: own.refetch }
}

const importSending = () => Promise.all([import('./cart-message.ts'), import('../../member/send-later.ts')])

/** Changes the cart: of a member at the server, or once there is a connection; else on the device. */
export function useCartChange() {
  const { t } = useLingui()
  const session = useSession()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const send = async (change: CartChange) => {
    if (session == null) {
      const device = readDeviceCart()
      if (device.length >= shopLimits.lines && device.every(({ _variant }) => _variant !== change._variant))
        throw new Error(t`장바구니에는 ${shopLimits.lines}가지까지 담으실 수 있습니다.`)
      if (!changeDeviceCart(change)) await alert(t`이 브라우저가 장바구니를 보관하지 못하게 해서, 이 화면을 닫으면 사라집니다.`)
      return
    }
    const [{ cartMessageType }, { sendLater }] = await importSending()
    const { _variant, offer: _shown, ...body } = change
    const sent = await sendLater(cartMessageType, { change }, { locale, subject: _variant }, () =>
      body.quantity === 0
        ? api('DELETE /api/v1/me/carts/{_variant}', { locale, params: { _variant } })
        : api('PUT /api/v1/me/carts/{_variant}', { locale, params: { _variant }, body }),
    )
    if (sent.state === 'received') await refreshed(client)
  }
  return usePress<void, CartChange>({ mutationFn: send, onError: alertFailure })
}
