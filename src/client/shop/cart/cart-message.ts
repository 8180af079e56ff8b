import type { Answer } from '#contract/api.ts'
import { api, Unreachable } from '../../data/http.ts'
import type { MessageType } from '../../offline/queue/entry.ts'
import { wayOf } from '../../session/as-account.ts'
import { ownAccount } from '../../session/use-session.ts'
import type { CartChange } from './cart-lines.ts'

/** A change of a member's cart, with what it takes to show it. */
export interface CartMessage {
  change: CartChange
  username?: string | undefined
}

/** Older ones are not sent: prices and stock are others by then. */
const maxAge = 7 * 24 * 60 * 60 * 1000

const isChange = (value: unknown): value is CartChange =>
  typeof value === 'object' && value !== null && '_variant' in value && 'quantity' in value && 'seenPrice' in value

export const cartMessageType: MessageType<CartMessage> = {
  name: 'cart',
  maxAge,
  isContent: (content): content is CartMessage =>
    typeof content === 'object' && content !== null && 'change' in content && isChange(content.change),
  account: ownAccount,
  async send({ change: { _variant, quantity, isChosen, seenPrice } }, { id, account, locale, signal }) {
    const options = { params: { _variant }, idempotencyKey: id, locale, signal, transport: wayOf(account) }
    if (quantity === 0) {
      await api('DELETE /api/v1/me/carts/{_variant}', options)
      return { answer: undefined, receipt: null }
    }
    const body = { quantity, isChosen, seenPrice }
    const answer: Partial<Answer<'PUT /api/v1/me/carts/{_variant}'>> | null = await api('PUT /api/v1/me/carts/{_variant}', {
      ...options,
      body,
    })
    if (answer?.cart?._variant !== _variant) throw new Unreachable('half an answer')
    return { answer, receipt: null }
  },
}
