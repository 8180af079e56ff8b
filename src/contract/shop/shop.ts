import * as z from 'zod'
import { call } from '../call.ts'
import { money } from '../field.ts'
import { placeKinds } from './places.ts'

/** What the shop says of itself and of every purchase; it is off where there is none. */
const shop = z
  .strictObject({
    deliveryFee: money,
    /** From this price of the goods on delivery costs nothing; null: it always costs. */
    freeDeliveryFrom: money.nullable(),
    /** What delivery costs on top, free delivery as well: on Jeju, and on other islands. */
    jejuFee: money,
    islandFee: money,
    /** Postal codes that count as another kind of place than usually. */
    remotePlaces: z.array(z.strictObject({ from: z.string(), to: z.string(), kind: z.enum(placeKinds) })),
    /** Whether addresses can be looked for (`POST /api/v1/shop/addresses`). */
    findsAddresses: z.boolean(),
    /** Terms of delivery, exchange and refund. */
    policy: z.string().nullable(),
    mailOrderNumber: z.string().nullable(),
    hosting: z.string().nullable(),
    complaints: z.string().nullable(),
    /** How what is paid ahead is secured, as the law asks; null: nothing can be ordered online. */
    purchaseSafety: z.string().nullable(),
    /** How an order can be paid: by bank transfer, or through the payment gateway. */
    means: z.array(z.enum(['transfer', 'gateway'])),
    /** Hours in which an order is to be paid. */
    payHours: z.int().positive(),
    /** Where so many or fewer of something are left, in which hours it is to be paid (`payHoursOf`). */
    scarcePieces: z.int().min(0),
    scarcePayHours: z.int().positive(),
  })
  .meta({ id: 'Shop' })

export const shopCalls = {
  'GET /api/v1/shop': call({
    summary: 'The shop: what it says of delivery and of itself; null while it is off',
    tag: 'shop',
    access: 'public',
    answer: z.strictObject({ shop: shop.nullable() }),
    status: 200,
    isCacheable: true,
    reads: ['setting'],
  }),
}
