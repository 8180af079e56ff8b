import * as z from 'zod'
import { call } from '../call.ts'
import { id, picture } from '../field.ts'
import { method } from './matchings.ts'
import { participants } from './participants.ts'

/** So many products and hopes are shown of a participant beside its decision. */
export const reviewed = { products: 12, hopes: 10 }

const review = z.strictObject({
  /** Account that speaks for the company. */
  contact: z.strictObject({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable(), role: z.string().nullable() }),
  /** Those who stand for the company, where they are several, and how each stands at this fair; its owner first. */
  people: z.array(z.strictObject({ name: z.string(), state: participants.fields.state.unwrap().nullable() })),
  /** What it shows at this fair, the newest first. */
  products: z.array(z.strictObject({ _id: id, name: z.string(), thumb: picture.nullable() })),
  productTotal: z.int(),
  /** Whom it wants to meet, by how much. */
  hopes: z.array(z.strictObject({ _id: id, name: z.string(), method, isMutual: z.boolean() })),
  hopeTotal: z.int(),
  /** How many want to meet it. */
  wantedBy: z.int(),
  /** What a rejection cancels: meetings to come, and offers that wait for an answer. */
  cancels: z.strictObject({ meetings: z.int(), offers: z.int() }),
})

/** Facts that staff look at before they decide on a part in a fair, beside company and documents. */
export const participantReviewCalls = {
  'GET /api/console/fairs/participants/{_id}/review': call({
    summary: 'Console: contact, products and hopes of a participant, and what its rejection cancels',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ review }),
    status: 200,
    errors: [404],
    reads: ['fairs/participants', 'fairs/products', 'wishes', 'matchings', 'companies', 'users'],
    isPersonal: true,
  }),
}
