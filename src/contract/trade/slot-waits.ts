import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../field.ts'
import { method } from './matchings.ts'

/** A time of a seller that was not to be had, of which a buyer wants to hear once it is free. It reserves nothing. */
const wait = z
  .strictObject({
    _id: id,
    fair: z.strictObject({ _id: id, title: z.string(), timeZone: z.string() }),
    /** The participant. */
    seller: z.strictObject({ _id: id, name: z.string() }),
    startsAt: instant,
    method,
    /** When the buyer was told that it is free. */
    toldAt: instant.nullable(),
  })
  .meta({ id: 'SlotWait' })
export type SlotWait = z.output<typeof wait>

const isOwn = { tag: 'me', access: 'member', status: 200 } as const

/** Calls by which a buyer waits for times of sellers. */
export const slotWaitCalls = {
  'GET /api/v1/me/slotWaits': call({
    ...isOwn,
    summary: 'The times for which the caller waits, in their order',
    answer: z.strictObject({ waits: z.array(wait) }),
    acting: 'console:fairs',
    reads: ['slotWaits'],
  }),
  'POST /api/v1/me/slotWaits': call({
    ...isOwn,
    summary:
      'Ask to be told, as a buyer, when a time of a seller is free: who has waited longest hears first, the next one half an hour later',
    body: z.strictObject({ _fair: id, _seller: id, startsAt: instant, method }).meta({ id: 'WantedSlot' }),
    answer: z.strictObject({ wait }),
    status: 201,
    errors: [404, 409],
    writes: ['slotWaits'],
  }),
  'DELETE /api/v1/me/slotWaits/{_id}': call({
    ...isOwn,
    summary: 'Wait for a time no longer',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404],
    writes: ['slotWaits'],
  }),
}
