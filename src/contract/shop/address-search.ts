import * as z from 'zod'
import { call } from '../call.ts'
import { shopLimits } from './limits.ts'
import { postcode } from './orders.ts'

const found = z
  .strictObject({
    postcode,
    /** By the name of its road, in Korean. */
    address: z.string(),
    /** By the number of its lot; empty: it has none. */
    lot: z.string(),
    /** By the name of its road, in English; empty: nobody has said it. */
    english: z.string(),
  })
  .meta({ id: 'FoundAddress' })

/** Search of the state's road addresses, through the server. */
export const addressSearchCalls = {
  'POST /api/v1/shop/addresses': call({
    tag: 'shop',
    access: 'public',
    isLimited: true,
    summary: 'Find road addresses of Korea, ten at most, where the server has a key of the state’s service (`findsAddresses` of the shop)',
    body: z.strictObject({ keyword: z.string().trim().min(shopLimits.addressKeyword.least).max(shopLimits.addressKeyword.most) }),
    answer: z.strictObject({ addresses: z.array(found).max(10) }),
    status: 200,
    errors: [404, 409],
    writesNothing: 'what is looked for is in no address',
  }),
}
