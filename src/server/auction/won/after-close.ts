import { auctionLimits } from '#contract/auction/limits.ts'
import { works } from '#contract/auction/works.ts'
import type { Body } from '#contract/api.ts'
import type { After } from '#contract/auction/wins.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { lockAccount } from '../../http/lock-caller.ts'
import type { Caller } from '../../http/platform.ts'
import type { Context, WriteContext } from '../../http/route.ts'
import type { Change } from '../../notifications/notify.ts'
import type { AuctionDeps } from '../auction.ts'
import { iso, readClock } from '../bids/clock.ts'
import { append, instantOf, type Lot, lockLot, storedState } from '../bids/lot-rows.ts'
import { lockRegistration } from '../bids/registrations.ts'
import { noteDefault } from './defaults.ts'
import { canListAgain, findAgain, readEarlier } from './listings.ts'
import { canDefault, findNext, type Known } from './next-bidder.ts'
import { endOffer, findBidder, findOffer, insertOffer, type OfferRow, readOffers, readWins, toOwnOffer } from './offer-rows.ts'
import { sell, tellOfOffer } from './sell.ts'

type Step = Body<'POST /api/console/auction/works/{_id}/win'>
const day = 24 * 60 * 60_000
const won = (amount: number): string => amount.toLocaleString('en')

/** Reads what is known of a lot after its close. @param held the lot, where it is held */
async function readKnown(db: Db, _work: string, { lotOrders }: AuctionDeps, held?: Lot): Promise<Known> {
  const row = held?.row ?? (await db.selectFrom('auctionLots').selectAll().where('_work', '=', _work).executeTakeFirst())
  const wins = await readWins(db, _work)
  const last = wins.at(-1)
  const _order = last?._order ?? null
  const order = _order === null ? null : ((await lotOrders.read(db, [_order])).get(_order) ?? null)
  const noted =
    last === undefined
      ? undefined
      : await db.selectFrom('auctionDefaults').select(['createdAt', 'reason', 'liftedAt']).where('_win', '=', last._id).executeTakeFirst()
  const lot = row && { row, state: held?.state ?? storedState(row) }
  return { lot, wins, order, default: noted, offers: await readOffers(db, _work) }
}

/** Names of the bidders of a sale, by their paddles. */
async function readNames(db: Db, _program: string, paddles: readonly number[]): Promise<(paddle: number) => string | null> {
  const rows =
    paddles.length === 0
      ? []
      : await db
          .selectFrom('auctionRegistrations as r')
          .innerJoin('users as u', 'u._id', 'r._user')
          .select(['r.paddle', 'u.name'])
          .where('r._program', '=', _program)
          .where('r.paddle', 'in', paddles)
          .execute()
  const names = new Map(rows.map(({ paddle, name }) => [paddle, name]))
  return (paddle) => names.get(paddle) ?? null
}

/** Reads what became of a lot, and what staff can do about it. */
export async function readAfter(
  { db, locale, request }: Pick<Context, 'db' | 'locale' | 'request'>,
  _work: string,
  deps: AuctionDeps,
): Promise<After> {
  const known = await readKnown(db, _work, deps)
  const { lot, wins, order, default: noted, offers } = known
  const now = await readClock(db, request.server.platform.database.engine)
  const again = await findAgain(db, _work)
  const next = again === undefined ? await findNext(db, known) : null
  const last = wins.at(-1)
  const paddles = [last?.paddle, next?.paddle, ...offers.map(({ paddle }) => paddle)].flatMap((paddle) => paddle ?? [])
  const nameOf = lot === undefined ? () => null : await readNames(db, lot.row._program, [...new Set(paddles)])
  const { _id, createdAt, paddle, hammer, tellings, toldAt } = last ?? {}
  const isWon = _id !== undefined && createdAt !== undefined && paddle !== undefined && hammer !== undefined && tellings !== undefined
  return {
    win: isWon ? { _id, createdAt, paddle, hammer, tellings, toldAt: toldAt ?? null, bidder: nameOf(paddle), order } : null,
    default: noted === undefined ? null : { createdAt: noted.createdAt, reason: noted.reason, isLifted: noted.liftedAt !== null },
    canDefault: canDefault(known, iso(now)),
    next: next === null ? null : { ...next, bidder: nameOf(next.paddle) },
    offers: offers.map((offer) => ({ ...toOwnOffer(offer, now), paddle: offer.paddle, bidder: nameOf(offer.paddle) })),
    canListAgain: canListAgain(lot?.state.phase, offers, again),
    _again: again ?? null,
    before: await readEarlier(db, _work, locale, false),
  }
}

interface Taken {
  change: Change
  lot: Lot
  known: Known
  at: number
  _staff: string
}

/** Notes in log and books that the last winner has not paid. The order stays as it is: it may yet be paid. */
async function takeDefault({ change, lot, known, at, _staff }: Taken, reason: string): Promise<void> {
  const { db, platform } = change
  const win = known.wins.at(-1)
  if (win === undefined || !canDefault(known, iso(at))) throw new ApiError('lotStep')
  await append(db, lot, { event: { kind: 'defaulted', at, bidder: String(win.paddle) }, details: { reason }, _staff })
  await noteDefault(db, platform.serverKey, { _win: win._id, _user: await findBidder(db, win), reason, at: iso(at) })
}

/** Offers a lot to who comes next, or to its highest bidder, for so many days. */
async function takeOffer({ change, lot, known, at, _staff }: Taken, { amount, days }: { amount: number; days: number }): Promise<void> {
  const { db } = change
  const next = (await findAgain(db, lot.row._work)) === undefined ? await findNext(db, known) : null
  if (next === null) throw new ApiError('lotStep')
  const { paddle, least, most } = next
  if (amount < least || amount > most) throw new ApiError('offerSum', { values: { least: won(least), most: won(most) } })
  // Who has an offer of the own is answered by that.
  if (known.offers.some((offer) => offer.state === 'standing' && offer.paddle === paddle)) throw new ApiError('offerStands')
  const kind = lot.state.phase === 'sold' ? 'next' : 'passed'
  const offer = await insertOffer(db, lot, { kind, paddle, hammer: amount, at, until: at + days * day })
  await append(db, lot, { event: { kind: 'offered', at, bidder: String(paddle), maximum: amount }, _staff })
  await tellOfOffer(change, offer, 'offered')
}

/** Ends an offer of the house, or answers one of a member. @param _user the account of the member, where it is held */
async function takeAnswer(
  { change, lot, at, _staff }: Taken,
  { step, offer, _user }: { step: 'end' | 'accept' | 'decline'; offer: OfferRow; _user: string | undefined },
  deps: AuctionDeps,
): Promise<void> {
  const { db } = change
  if ((offer.kind === 'own') === (step === 'end')) throw new ApiError('lotStep')
  if (offer.state !== 'standing' || offer.until <= iso(at)) throw new ApiError('offerOver')
  if (step === 'accept') {
    if (_user === undefined) throw new ApiError('offerOver')
    await sell(change, { lot, at, offer, _user, _staff }, deps)
    return
  }
  await endOffer(db, offer, step === 'end' ? 'withdrawn' : 'declined')
  await tellOfOffer(change, offer, step === 'end' ? 'offerEnded' : 'offerDeclined')
}

/**
 * Takes a step of staff after the close of a lot. Where a member buys by it, the account is held first, then the registration, then the lot.
 * @throws ApiError `lotStep` where it cannot be taken now, `offerOver`, `offerSum`
 */
export async function takeAfterStep(context: WriteContext<Caller>, _work: string, body: Step, deps: AuctionDeps): Promise<void> {
  const { db, caller, request, afterCommit } = context
  const { platform } = request.server
  const change: Change = { db, platform, afterCommit, now: new Date().toISOString() }
  const asked = '_offer' in body ? await findOffer(db, body._offer) : undefined
  if ('_offer' in body && asked?._work !== _work) throw new ApiError('notFound')
  const bidder = asked && body.step === 'accept' ? await findBidder(db, asked) : null
  const account = bidder === null ? undefined : await lockAccount(db, bidder)
  if (asked !== undefined && bidder !== null && account !== undefined) await lockRegistration(db, asked._program, bidder)
  const lot = await lockLot(db, _work)
  if (lot === undefined) throw new ApiError('lotStep')
  const at = instantOf(lot, await readClock(db, platform.database.engine))
  const taken: Taken = { change, lot, at, _staff: caller._id, known: await readKnown(db, _work, deps, lot) }
  if (body.step === 'default') await takeDefault(taken, body.reason)
  else if (body.step === 'offer') await takeOffer(taken, { amount: body.amount, days: body.days ?? auctionLimits.answerDays.usual })
  else {
    const offer = taken.known.offers.find(({ _id }) => _id === body._offer)
    if (offer === undefined) throw new ApiError('notFound')
    await takeAnswer(taken, { step: body.step, offer, _user: account === undefined ? undefined : (bidder ?? undefined) }, deps)
  }
  const details = new URLSearchParams({ step: body.step }).toString()
  const reason = 'reason' in body ? { reason: body.reason } : {}
  await audit(db, caller, { action: 'change', resource: works.path, items: [_work], details, ...reason })
}
