import * as z from 'zod'
import type { ItemOf } from '../resource.ts'
import { logKind } from './lot-log.ts'
import type { programs } from './programs.ts'
import type { works } from './works.ts'

const instant = z.iso.datetime()
const amount = z.number().nullable()
const paddle = z.int().nullable()

/** An entry of the file of a lot: everything of which its hash is made, and the hash. `details` is JSON, as it was written. */
export const evidenceEntry = z.strictObject({
  _work: z.string(),
  _program: z.string(),
  number: z.int(),
  at: instant,
  arrivedAt: instant.nullable(),
  kind: logKind,
  paddle,
  maximum: amount,
  details: z.string(),
  price: amount,
  leader: paddle,
  isPublic: z.int(),
  hash: z.string(),
})
export type EvidenceEntry = z.output<typeof evidenceEntry>

/** State of a lot when its file was made. */
export const evidenceLot = z.object({
  _work: z.string(),
  phase: z.enum(['open', 'paused', 'sold', 'passed', 'withdrawn']),
  price: amount,
  leader: paddle,
  endsAt: instant,
  entries: z.int(),
  lastHash: z.string(),
})
export type EvidenceLot = z.output<typeof evidenceLot>

/** Statement of the work before and after an entry `restated`, all three JSON texts: the entry has their hash. */
export const evidenceChange = z.strictObject({ number: z.int(), at: instant, fields: z.string(), before: z.string(), after: z.string() })
export type EvidenceChange = z.output<typeof evidenceChange>

/** An item as it is, and as it was after each change that is kept. */
interface Kept<Item> {
  now: Item
  versions: readonly { version: number; at: string; data: unknown }[]
}

/** Head of the file of a lot: all that it says beside its entries. */
export interface EvidenceAbout {
  madeAt: string
  lot: EvidenceLot
  work: Kept<ItemOf<typeof works>>
  program: Kept<ItemOf<typeof programs>>
  /** Who the paddles are: without an account and a name where that is gone. */
  bidders: readonly { paddle: number; _user: string | null; name: string | null; createdAt: string; bidLimit: number }[]
  changes: readonly EvidenceChange[]
  /** Who of the staff took which entries. */
  staff: readonly { number: number; name: string }[]
}

/** The file of a lot. */
export interface Evidence {
  format: string
  hashing: string
  about: EvidenceAbout
  aboutHash: string
  entries: readonly EvidenceEntry[]
}
