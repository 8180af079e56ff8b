import type { PassThrough } from 'node:stream'
import { auctionLimits } from '#contract/auction/limits.ts'
import type { LotsEvent } from '#contract/auction/lot.ts'
import { programs } from '#contract/auction/programs.ts'
import type { Database } from '../../db/database.ts'
import { eventOf, sendEvent } from '../../http/event-streams.ts'
import { requirePublished } from '../../http/standard.ts'
import { readClock } from './clock.ts'
import { type LotToTell, numberNews, readNews } from './lot-news.ts'
import { readHistory, readLots, readPlaces, toPublicLot } from './public-lots.ts'

type Told = LotsEvent['lots'][number]
type Shown = LotToTell & { place: number | undefined; steps: Told['steps'] }

/**
 * News of a sale as this process tells it: its lots as they were last told, and who hears it. An event is made once for all of them, and a
 * listener is nothing but its stream: what it has been told is what the feed has told.
 */
export class SaleFeed {
  readonly listeners = new Set<PassThrough>()
  /** Number of what was told last. */
  last = 0
  readonly #lots = new Map<string, Shown>()
  readonly #database: Pick<Database, 'db' | 'engine'>
  readonly #program: string
  /** Of the database's clock to the process's, in ms. */
  #ahead = 0
  #whole: Promise<{ event: Buffer; last: number }> | undefined
  #looking: Promise<void> | undefined

  constructor(database: Pick<Database, 'db' | 'engine'>, _program: string) {
    this.#database = database
    this.#program = _program
  }

  /** Reads how the lots stand. Nothing is numbered by it. */
  async load(): Promise<void> {
    const rows = await readNews(this.#database.db, this.#program, 0)
    this.#take(await this.#read(rows))
  }

  /** Tells what is new, if anything is. @throws ApiError where the sale is none any more */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  async #look(): Promise<void> {
    const { db } = this.#database
    await requirePublished({ db }, programs, this.#program)
    this.#whole = undefined
    let news = await readNews(db, this.#program, this.last)
    if (news.some(({ toldAs }) => toldAs === null)) {
      await numberNews(db, this.#program)
      news = await readNews(db, this.#program, this.last)
    }
    const told = news.filter(({ toldAs }) => toldAs !== null)
    if (told.length === 0) return
    const shown = await this.#read(told)
    const before = this.last
    this.#take(shown)
    const event = this.since(before)
    if (event !== undefined) this.send(event)
  }

  /** Reads the places of lots and their newest steps. */
  async #read(rows: readonly LotToTell[]): Promise<Shown[]> {
    const { db, engine } = this.#database
    const places = await readPlaces(db, this.#program)
    this.#ahead = (await readClock(db, engine)) - Date.now()
    return Promise.all(
      rows.map(async (row) => ({ ...row, place: places.get(row._work), steps: await readHistory(db, row._work, auctionLimits.toldSteps) })),
    )
  }

  /** Keeps how lots stand, at one moment with the number up to which that is. */
  #take(shown: readonly Shown[]): void {
    for (const lot of shown) this.#lots.set(lot._work, lot)
    this.last = Math.max(this.last, ...shown.map(({ toldAs }) => toldAs ?? 0))
  }

  #toPublic({ steps, place, toldAs: _toldAs, ...row }: Shown): Told[] {
    return place === undefined ? [] : [{ lot: toPublicLot({ ...row, place }, Date.now() + this.#ahead), steps }]
  }

  #eventOf(lots: LotsEvent['lots']): Buffer {
    return eventOf(`id: ${this.last}\nevent: lots\ndata: ${JSON.stringify({ lots } satisfies LotsEvent)}`)
  }

  /** What was told after a number, as one event; undefined: nothing. */
  since(number: number): Buffer | undefined {
    const lots = [...this.#lots.values()].filter(({ toldAs }) => toldAs !== null && toldAs > number).flatMap((lot) => this.#toPublic(lot))
    return lots.length === 0 ? undefined : this.#eventOf(lots)
  }

  /** How all lots stand, up to a number, as one event for all who come within one look. */
  whole(): Promise<{ event: Buffer; last: number }> {
    this.#whole ??= this.#readWhole().catch((error: unknown) => {
      this.#whole = undefined
      throw error
    })
    return this.#whole
  }

  async #readWhole() {
    const { db, engine } = this.#database
    const program = await requirePublished({ db }, programs, this.#program)
    const lots = await readLots(db, program, await readClock(db, engine))
    // As they were told, so that what comes next is neither a gap nor a repetition. Those without a log are as their works say.
    const told = lots.flatMap((lot) => {
      const known = this.#lots.get(lot._work)
      return known === undefined ? [{ lot, steps: [] }] : this.#toPublic(known)
    })
    return { event: this.#eventOf(told), last: this.last }
  }

  /** Sends an event to all who listen. */
  send(event: Buffer): void {
    for (const stream of this.listeners) sendEvent(stream, event)
  }

  /** Ends all who listen: they may ask again. */
  end(): void {
    for (const stream of this.listeners) stream.end()
  }
}
