import { msg } from '@lingui/core/macro'
import { loadMessages } from '../../data/i18n.ts'
import { api } from '../../data/http.ts'
import type { MemberShare } from '../../member/share.ts'
import { wayOf } from '../../session/as-account.ts'
import { cartMessageType } from './cart-message.ts'
import { readDeviceCart, takeFromDeviceCart } from './device-cart.ts'

const key = 'cart'

/** Share of the shop in what members take along: their cart. That of the device is brought into it first. */
export const shopShare: MemberShare = {
  name: 'shop',
  isFor: () => true,
  messages: [cartMessageType],
  newsOf: async ({ id, state }, { i18n }) => {
    await loadMessages(i18n)
    const isReceived = state === 'received'
    const text = i18n._(
      isReceived ? msg`기다리던 장바구니 변경을 보냈습니다.` : msg`보내지 못한 장바구니 변경이 있습니다. 확인해 주십시오.`,
    )
    return { id, text, href: '/shop/cart', link: i18n._(msg`보기`) }
  },
  followedReads: ['GET /api/v1/me/carts'],
  sync: async ({ owner, locale, read }) => {
    const lines = readDeviceCart()
    if (lines.length > 0) {
      const body = { lines: lines.map(({ offer: _shown, ...line }) => line) }
      const { carts } = await api('POST /api/v1/me/carts', { locale, body, transport: wayOf(owner.account) })
      // What the account has no room for stays here.
      takeFromDeviceCart(lines.filter(({ _variant }) => carts.some((line) => line._variant === _variant)))
    }
    return { values: new Map([[key, await read('GET /api/v1/me/carts', {})]]) }
  },
  storedRead: (name) => (name === 'GET /api/v1/me/carts' ? { key } : undefined),
}
