import { afterEvent, isReserveMet, leastBid, type LotEvent, type LotState, type LotTerms, maximumOf } from '#contract/auction/bidding.ts'
import { authors } from '#contract/auction/authors.ts'
import { incrementsOf, proposalsFrom } from '#contract/auction/increments.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { requirePublished } from '../../http/standard.ts'
import { readPlannedEnds } from '../lots.ts'
import type { Program } from '../programs.ts'
import type { AuctionTables } from '../tables.ts'
import { iso } from './clock.ts'
import { hashOf, noHash } from './log-hash.ts'

export type Work = ItemOf<typeof works>
export type LotRow = Selectable<AuctionTables['auctionLots']>

/** A lot under its lock. */
export interface Lot {
  row: LotRow
  state: LotState
}

/** An entry that is to be written, beside what follows from it. */
interface Entry {
  event: LotEvent
  /** When the request arrived; absent: there was none. */
  arrivedAt?: number
  /** Paddle of who took the step; a refused one says it here alone. */
  paddle?: number
  /** Anything that it says beside: reason, terms, refusal. */
  details?: object
  /** Account of who of the staff took it. */
  _staff?: string
}

/** A work that hangs for readers, with its sale. */
export interface Hung {
  work: Work
  program: Program
}

/** @throws ApiError `notFound`, `gone` where it, its sale or its artist is not published */
export async function requireHung(db: Db, _work: string): Promise<Hung> {
  const work = await requirePublished({ db }, works, _work)
  const program = await requirePublished({ db }, programs, work._program)
  await requirePublished({ db }, authors, work._author)
  return { work, program }
}

/** Terms of a lot as its work and its sale say them now. @param endsAt as it is planned (`readPlannedEnds`) */
export const termsOf = (
  { startPrice, reserve }: Pick<Work, 'startPrice' | 'reserve'>,
  { increments, opensAt, closing }: Pick<Program, 'increments' | 'opensAt' | 'closing'>,
  endsAt: string,
): LotTerms => ({
  startPrice,
  reserve,
  increments: incrementsOf(increments).map(({ from, step }) => ({ from, step })),
  opensAt: Date.parse(opensAt),
  endsAt: Date.parse(endsAt),
  ...(closing === 'hammer' ? { byHammer: true } : {}),
})

async function readTerms(db: Db, { work, program }: Hung): Promise<LotTerms> {
  const endsAt = (await readPlannedEnds(db, [program])).get(work._id)
  if (endsAt === undefined) throw new Error(`work ${work._id} is published and has no planned end`)
  return termsOf(work, program, endsAt)
}

/** The state of a lot as its row has it. */
export const storedState = ({ state }: Pick<LotRow, 'state'>): LotState =>
  // Written by `append` alone.
  JSON.parse(state) as LotState

/** Holds a lot until the transaction ends: nothing is written in its log meanwhile. @returns undefined where it has no log yet */
export async function lockLot(db: Db, _work: string): Promise<Lot | undefined> {
  const row = await db
    .updateTable('auctionLots')
    .set((eb) => ({ entries: eb.ref('entries') }))
    .where('_work', '=', _work)
    .returningAll()
    .executeTakeFirst()
  return row && { row, state: storedState(row) }
}

/** The instant that counts of what is done under the lock of a lot: a clock that is put back does not go behind the log. */
export const instantOf = ({ row }: Lot, clock: number): number => Math.max(clock, Date.parse(row.lastAt))

/** Returns whether an auctioneer calls a lot now; null: none ever does, time closes it. */
const callOf = ({ terms, call }: LotState): LotRow['call'] => (terms.byHammer === true ? (call?.state ?? 'waiting') : null)

/** Columns of a lot that follow from its state. */
const columnsOf = (state: LotState) => ({
  phase: state.phase,
  opensAt: iso(state.terms.opensAt),
  endsAt: iso(state.endsAt),
  price: state.price,
  leader: state.leader === null ? null : Number(state.leader),
  leaderMaximum: state.leader === null ? null : (maximumOf(state, state.leader) ?? null),
  isReserveMet: isReserveMet(state) ? 1 : 0,
  proposals: JSON.stringify(proposalsFrom(state.terms.increments, leastBid(state))),
  entries: state.entries,
  call: callOf(state),
  state: JSON.stringify(state),
})

/** Returns whether an entry may have changed what everybody sees of a lot: terms are seen, too. */
const isNews = (kind: LotEvent['kind'], isPublic: number): boolean => isPublic === 1 || kind === 'opened' || kind === 'revised'

/** Returns whether everybody sees that an entry was written. A maximum that changes neither price nor leader is known to its bidder alone. */
const isSeen = ({ kind }: LotEvent, before: LotState | undefined, after: LotState): boolean =>
  kind !== 'opened' &&
  kind !== 'revised' &&
  kind !== 'refused' &&
  kind !== 'defaulted' &&
  kind !== 'offered' &&
  ((kind !== 'placed' && kind !== 'changed' && kind !== 'retracted' && kind !== 'cancelled') ||
    before?.price !== after.price ||
    before.leader !== after.leader)

/** The row of an entry and the state after it. */
function entryAfter(before: Lot | undefined, _work: string, _program: string, { event, arrivedAt, paddle, details = {}, _staff }: Entry) {
  const state = afterEvent(before?.state, event)
  const isPublic = isSeen(event, before?.state, state) ? 1 : 0
  const entry = {
    _work,
    _program,
    number: state.entries,
    at: iso(event.at),
    arrivedAt: arrivedAt === undefined ? null : iso(arrivedAt),
    kind: event.kind,
    paddle: paddle ?? ('bidder' in event ? Number(event.bidder) : null),
    maximum: 'maximum' in event ? event.maximum : null,
    details: JSON.stringify({
      ...('terms' in event ? { terms: event.terms } : {}),
      ...('endsAt' in event ? { endsAt: event.endsAt } : {}),
      ...('channel' in event ? { channel: event.channel } : {}),
      ...details,
      ...(event.kind === 'closed' ? { phase: state.phase } : {}),
      ...(state.leader === null ? {} : { isReserveMet: isReserveMet(state) }),
    }),
    price: state.price,
    leader: state.leader === null ? null : Number(state.leader),
    isPublic,
  }
  const hash = hashOf(entry, before?.row.lastHash ?? noHash)
  return { state, isPublic, row: { _id: uuid(), ...entry, _staff: _staff ?? null, hash } }
}

/** Writes an entry in the log of a lot that is held, and what follows from it. */
export async function append(db: Db, lot: Lot, entry: Entry): Promise<Lot & { _entry: string }> {
  const { _work, _program, bids } = lot.row
  const { state, isPublic, row } = entryAfter(lot, _work, _program, entry)
  const isBid = entry.event.kind === 'placed' || entry.event.kind === 'changed'
  const change = { ...columnsOf(state), bids: bids + (isBid ? isPublic : 0), lastAt: row.at, lastHash: row.hash }
  const told = isNews(entry.event.kind, isPublic) ? { toldAs: null } : {}
  await db
    .updateTable('auctionLots')
    .set({ ...change, ...told })
    .where('_work', '=', _work)
    .execute()
  await db.insertInto('auctionLog').values(row).execute()
  return { row: { ...lot.row, ...change, ...told }, state, _entry: row._id }
}

/** Begins the log of a lot, where nobody else did meanwhile: then it is held. @param clock of the database, in ms */
async function openLot(db: Db, hung: Hung, clock: number): Promise<void> {
  const { _id: _work, _program } = hung.work
  const event: LotEvent = { kind: 'opened', at: clock, terms: await readTerms(db, hung) }
  const { state, row } = entryAfter(undefined, _work, _program, { event })
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('auctionLots')
    .values({ _work, _program, ...columnsOf(state), bids: 0, toldAs: null, lastAt: row.at, lastHash: row.hash })
    .onConflict((conflict) => conflict.column('_work').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) await db.insertInto('auctionLog').values(row).execute()
}

/**
 * Holds a lot as its work and its sale are now: its log is begun where it has none, and as long as nobody has bid, changed terms are
 * noted in it.
 * @param clock reads the clock of the database, under the lock
 */
export async function lockLotOf(db: Db, hung: Hung, clock: () => Promise<number>): Promise<{ lot: Lot; at: number }> {
  const { _id } = hung.work
  let lot = await lockLot(db, _id)
  if (lot === undefined) {
    await openLot(db, hung, await clock())
    lot = await lockLot(db, _id)
  }
  if (lot === undefined) throw new Error(`lot ${_id} is opened and not there`)
  const at = instantOf(lot, await clock())
  return { lot: await revised(db, lot, hung, at), at }
}

/** Notes in the log of a lot that is held what its work and its sale say now. Terms on which somebody has bid stay. */
async function revised(db: Db, lot: Lot, hung: Hung, at: number): Promise<Lot> {
  const { phase, maxima, terms: before, endsAt } = lot.state
  if (phase !== 'open' || Object.keys(maxima).length > 0 || lot.row.bids > 0) return lot
  // An end that was moved stays moved.
  if (endsAt !== before.endsAt) return lot
  const terms = await readTerms(db, hung)
  if (JSON.stringify(terms) === JSON.stringify(before)) return lot
  return append(db, lot, { event: { kind: 'revised', at, terms } })
}
