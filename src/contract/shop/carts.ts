import * as z from 'zod'
import { call } from '../call.ts'
import { id, money, picture } from '../field.ts'
import { shopLimits } from './limits.ts'
import { taxKinds } from './order-total.ts'

/** Goods of a line of a cart, as they can be bought now. */
export const cartOffer = z
  .strictObject({
    _product: id,
    name: z.string(),
    /** One value of each option, in the asked language. */
    values: z.array(z.string()),
    thumb: picture.nullable(),
    price: money,
    /** How many can be bought now; none where it is not sold any more. `shopLimits.left` stands for that many or more. */
    left: z.int().min(0).max(shopLimits.left),
    isPickUp: z.boolean(),
    taxKind: z.enum(taxKinds),
  })
  .meta({ id: 'CartOffer' })
export type CartOffer = z.output<typeof cartOffer>

const quantity = z.int().min(1).max(shopLimits.quantity)
const wanted = {
  quantity,
  /** Whether it is ordered with the next order. */
  isChosen: z.boolean(),
  /** Of one piece, as its shopper has seen it last, in won. */
  seenPrice: money,
}
const cartLine = z
  .strictObject({
    _variant: id,
    ...wanted,
    /** Null: its product is gone. */
    offer: cartOffer.nullable(),
  })
  .meta({ id: 'CartLine' })
export type CartLine = z.output<typeof cartLine>

const ids = z
  .string()
  .regex(/^[\da-f-]{36}(,[\da-f-]{36})*$/)
  .max(37 * shopLimits.lines)
  .meta({ description: `Ids of variants with commas between them, ${shopLimits.lines} at most.` })
const ofVariant = z.strictObject({ _variant: id })
const isOwn = { tag: 'me', access: 'member' } as const
const carts = z.strictObject({ carts: z.array(cartLine) })
const body = z.strictObject(wanted)

/** Carts (specification 3 and 7.5): of members at the server, of everybody else on the device. */
export const cartCalls = {
  'GET /api/v1/shop/carts': call({
    summary: 'What the lines of a cart on a device are about, as it can be bought now; what is gone is left out',
    tag: 'shop/carts',
    access: 'public',
    query: z.strictObject({ variants: ids }),
    answer: z.strictObject({ offers: z.array(cartOffer.extend({ _variant: id })) }),
    status: 200,
    errors: [404],
    reads: ['shop/products', 'stock', 'setting'],
  }),
  'GET /api/v1/me/carts': call({
    ...isOwn,
    summary: 'The cart of the caller, the newest line first',
    answer: carts,
    status: 200,
    acting: 'console:shop',
    reads: ['carts', 'shop/products', 'stock'],
  }),
  'POST /api/v1/me/carts': call({
    ...isOwn,
    summary:
      'Bring the cart of a device into that of the caller: of the same variant the larger quantity counts, and what was in the cart before is not chosen any more',
    body: z.strictObject({ lines: z.array(z.strictObject({ _variant: id, ...wanted })).max(shopLimits.lines) }),
    answer: carts,
    status: 200,
    errors: [404],
    writes: ['carts'],
  }),
  'PUT /api/v1/me/carts/{_variant}': call({
    ...isOwn,
    summary: 'Put a variant into the cart, or change how many of it are there',
    params: ofVariant,
    body,
    answer: z.strictObject({ cart: cartLine }),
    status: 200,
    errors: [404, 409],
    writes: ['carts'],
  }),
  'DELETE /api/v1/me/carts/{_variant}': call({
    ...isOwn,
    summary: 'Take a variant out of the cart; one that is not there is no error',
    params: ofVariant,
    status: 204,
    writes: ['carts'],
  }),
}
