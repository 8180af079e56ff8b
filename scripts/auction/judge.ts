import { createHash } from 'node:crypto'
import type { Db } from '#server/db/schema.ts'
import { quick } from './quick-times.ts'

/**
 * The rules of an auction once more, by a program that has nothing of the product's in it but the rows of the logs: it computes each
 * price, leader and end from them, and says what differs.
 */

interface Row {
  number: number
  at: string
  kind: string
  paddle: number | null
  maximum: number | null
  details: string
  price: number | null
  leader: number | null
  hash: string
}
interface Bid {
  paddle: number
  /** Everything that this bidder had on the lot, in order. */
  had: { at: number; maximum: number; number: number }[]
}
interface Terms {
  startPrice: number
  reserve: number | null
  increments: { from: number; step: number }[]
  opensAt: number
  endsAt: number
  byHammer?: boolean
}

const hashOf = (row: Record<string, unknown>, before: string): string => {
  const names = ['_work', '_program', 'number', 'at', 'arrivedAt', 'kind', 'paddle', 'maximum', 'details', 'price', 'leader', 'isPublic']
  return createHash('sha256')
    .update(JSON.stringify([before, ...names.map((name) => row[name])]))
    .digest('hex')
}

/** A lot as a clerk would keep it who reads its log aloud. */
class Clerk {
  readonly wrong: string[] = []
  terms: Terms | undefined
  end = 0
  price = 0
  leader = 0
  closed: string | undefined
  bids: Bid[] = []
  /** Paddles whose bids may go since a change of the work, and until when. */
  free = new Map<number, number>()
  /** When the hall was warned last, and of what. */
  warned: { at: number; price: number; leader: number } | undefined
  isCalled = false
  /** Sums for which the lot was offered after its close, by paddle. */
  offers = new Map<number, number>()

  above(price: number): number {
    const steps = this.terms?.increments ?? []
    return price + (steps.findLast(({ from }) => from <= price)?.step ?? 0)
  }

  standing() {
    const all = this.bids.flatMap(({ paddle, had }) => had.slice(-1).map(({ maximum, number }) => ({ paddle, maximum, number })))
    return all.toSorted((one, other) => other.maximum - one.maximum || one.number - other.number)
  }

  fair(): number {
    const [first, second] = this.standing()
    if (first === undefined || this.terms === undefined) return 0
    const { startPrice, reserve } = this.terms
    let price = second === undefined ? startPrice : Math.max(startPrice, this.above(second.maximum))
    if (reserve !== null && first.maximum >= reserve && price < reserve) price = reserve
    return price > first.maximum ? first.maximum : price
  }

  bid({ number, at, paddle, maximum }: Row): void {
    const [instant, own, amount] = [Date.parse(at), paddle ?? 0, maximum ?? 0]
    if (this.terms === undefined || instant < this.terms.opensAt) this.wrong.push(`${number}: a bid before the opening`)
    if (instant >= this.end) this.wrong.push(`${number}: a bid after the close`)
    const least = this.leader === own ? this.price : this.price === 0 ? (this.terms?.startPrice ?? 0) : this.above(this.price)
    if (amount < least) this.wrong.push(`${number}: ${amount} is below ${least}`)
    const [former, formerPrice] = [this.leader, this.price]
    const bid = this.bids.find((one) => one.paddle === own)
    // More is bid on what is stated now.
    if (amount > (bid?.had.at(-1)?.maximum ?? 0)) this.free.delete(own)
    const entry = { at: instant, maximum: amount, number }
    if (bid === undefined) this.bids.push({ paddle: own, had: [entry] })
    else bid.had.push(entry)
    this.leader = this.standing()[0]?.paddle ?? 0
    const reserve = this.terms?.reserve ?? 0
    // Who leads on pays more for a raise only where it reaches the reserve.
    if (former === own && this.leader === own) this.price = reserve > this.price && amount >= reserve ? reserve : this.price
    else this.price = this.fair()
    const isNews = former !== this.leader || formerPrice !== this.price
    if (isNews && this.end < instant + quick.extension) this.end = instant + quick.extension
  }

  retract({ number, at, paddle }: Row): void {
    const instant = Date.parse(at)
    const isFree = instant < (this.free.get(paddle ?? 0) ?? 0)
    if (!isFree && instant >= this.end - quick.noRetraction) this.wrong.push(`${number}: a retraction too late`)
    this.free.delete(paddle ?? 0)
    const bid = this.bids.find((one) => one.paddle === paddle)
    const firm = isFree ? undefined : bid?.had.filter((one) => instant - one.at > quick.retraction).at(-1)
    this.bids = this.bids.filter((one) => one !== bid)
    if (bid !== undefined && firm !== undefined) {
      const since = bid.had.slice(bid.had.indexOf(firm))
      const least = since.reduce((low, one) => (one.maximum < low.maximum ? one : low))
      this.bids.push({ paddle: bid.paddle, had: [{ ...least, at: firm.at }] })
    }
    this.leader = this.standing()[0]?.paddle ?? 0
    this.price = Math.min(this.price, this.fair())
  }

  restate({ number, at }: Row): void {
    if (this.bids.length === 0) this.wrong.push(`${number}: a change that nobody has to hear of`)
    for (const { paddle } of this.bids) this.free.set(paddle, Date.parse(at) + quick.restatement)
  }

  /** After the close: who does not pay loses nothing in the log, and who accepts pays what was offered. */
  afterClose({ number, kind, paddle, maximum }: Row): void {
    if (this.closed === undefined) this.wrong.push(`${number}: ${kind} before it was closed`)
    if (kind === 'offered') this.offers.set(paddle ?? 0, maximum ?? 0)
    if (kind !== 'accepted') return
    const isOffered = this.offers.get(paddle ?? 0) === maximum
    if (!isOffered) this.wrong.push(`${number}: ${String(maximum)} was not offered`)
    ;[this.leader, this.price, this.closed] = [paddle ?? 0, maximum ?? 0, 'sold']
  }

  /** What is closed has come to its end, or a hammer has fallen at what the hall was warned of. */
  mayClose(at: number): boolean {
    if (at >= this.end) return true
    const { warned } = this
    const isAsWarned = warned?.price === this.price && warned.leader === this.leader && at >= warned.at + quick.warning
    return this.terms?.byHammer === true && this.isCalled && isAsWarned
  }

  read(row: Row): void {
    const said = JSON.parse(row.details) as { terms?: Terms; endsAt?: number; phase?: string }
    const isAfterClose = row.kind === 'defaulted' || row.kind === 'offered' || row.kind === 'accepted'
    if (this.closed !== undefined && row.kind !== 'refused' && !isAfterClose)
      this.wrong.push(`${row.number}: ${row.kind} after it was closed`)
    if (said.terms !== undefined) [this.terms, this.end] = [said.terms, said.terms.endsAt]
    else if (row.kind === 'placed' || row.kind === 'changed') this.bid(row)
    else if (row.kind === 'retracted') this.retract(row)
    else if (row.kind === 'restated') this.restate(row)
    else if (row.kind === 'called') this.isCalled = true
    else if (row.kind === 'warned') this.warned = { at: Date.parse(row.at), price: this.price, leader: this.leader }
    else if (isAfterClose) this.afterClose(row)
    else if (row.kind === 'extended') this.end = said.endsAt ?? 0
    else if (row.kind === 'closed') {
      if (!this.mayClose(Date.parse(row.at))) this.wrong.push(`${row.number}: closed before its end`)
      const best = this.standing()[0]?.maximum ?? 0
      this.closed = best > 0 && best >= (this.terms?.reserve ?? 0) ? 'sold' : 'passed'
      if (said.phase !== this.closed) this.wrong.push(`${row.number}: ${String(said.phase)} is ${this.closed}`)
    } else if (row.kind !== 'refused') this.wrong.push(`${row.number}: nobody did ${row.kind}`)
    if ((row.price ?? 0) !== this.price) this.wrong.push(`${row.number}: the price ${String(row.price)} is ${this.price}`)
    if ((row.leader ?? 0) !== this.leader) this.wrong.push(`${row.number}: the leader ${String(row.leader)} is ${this.leader}`)
  }
}

/** Computes all lots from their logs. @returns differences, and how many entries of each kind there are */
export async function judge(db: Db): Promise<{ wrong: string[]; counts: Map<string, number>; moved: number }> {
  const wrong: string[] = []
  const counts = new Map<string, number>()
  let moved = 0
  for (const lot of await db.selectFrom('auctionLots').selectAll().execute()) {
    const log = await db.selectFrom('auctionLog').selectAll().where('_work', '=', lot._work).orderBy('number').execute()
    const clerk = new Clerk()
    let before = ''
    for (const [index, row] of log.entries()) {
      counts.set(row.kind, (counts.get(row.kind) ?? 0) + 1)
      if (row.number !== index + 1 || hashOf(row, before) !== row.hash) clerk.wrong.push(`${row.number}: the chain is broken`)
      before = row.hash
      clerk.read(row)
    }
    if (clerk.terms !== undefined && clerk.end > clerk.terms.endsAt) moved += 1
    const isSame =
      (lot.price ?? 0) === clerk.price && (lot.leader ?? 0) === clerk.leader && lot.phase === clerk.closed && lot.lastHash === before
    if (!isSame) clerk.wrong.push(`the row says ${lot.phase} ${String(lot.price)}, the log ${String(clerk.closed)} ${clerk.price}`)
    wrong.push(...clerk.wrong.map((line) => `${lot._work} ${line}`))
  }
  return { wrong, counts, moved }
}
