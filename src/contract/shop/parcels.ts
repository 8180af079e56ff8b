import * as z from 'zod'
import { id, instant, labelled } from '../field.ts'
import { shopLimits } from './limits.ts'
import { parcelStates } from './parcel-states.ts'

/** Pieces of lines of an order that go into one parcel. */
export const parcelPieces = z
  .array(z.strictObject({ _line: id, quantity: z.int().min(1).max(shopLimits.quantity) }))
  .min(1)
  .max(shopLimits.lines)

export const parcelNumber = labelled(/*i18n*/ '상자 번호', z.int().min(1))

/** A parcel of an order. */
export const parcel = z
  .strictObject({
    /** Counts from 1 within its order. */
    number: z.int().min(1),
    state: z.enum(parcelStates),
    carrier: z.string(),
    trackingNumber: z.string(),
    /** Page of the carrier that says where it is. */
    trackingUrl: z.string().nullable(),
    shippedAt: instant,
    deliveredAt: instant.nullable(),
    pieces: z.array(z.strictObject({ _line: id, quantity: z.int().min(1) })),
  })
  .meta({ id: 'Parcel' })
export type Parcel = z.output<typeof parcel>
