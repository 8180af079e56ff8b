import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '#contract/api.ts'
import type { Caller } from '../shop/caller.ts'

type Lot = Answer<'GET /api/v1/auction/works/{_work}/lot'>['lot']

/** A lot of a sale, and until when bidders look at it, in ms since 1970. */
export interface ForSale {
  _work: string
  until: number
}

export interface Bidding {
  /** By bidder: servers that it calls. */
  callers: readonly Caller[]
  lots: readonly ForSale[]
  random: () => number
  /** Times to the answers of steps, in ms. */
  times: number[]
  /** Most that a bidder thinks before the next step, in ms. */
  thinking: number
}

/** One who bids on all lots of a sale at random: places, raises, sometimes lowers or retracts, and is refused now and then. */
export async function bidAtRandom({ callers, lots, random, times, thinking }: Bidding, token: string, index: number): Promise<void> {
  const caller = callers[index % callers.length]
  if (caller === undefined) throw new Error('there is a server')
  const pick = (most: number): number => Math.floor(random() * most)
  const bids = new Map<string, string>()
  const readOwn = async (_work: string) => {
    const { answer } = await caller.ask('GET /api/v1/auction/works/{_work}/bids', { token, params: { _work } })
    const [bid] = answer.bids
    if (bid === undefined) bids.delete(_work)
    else bids.set(_work, bid._id)
  }
  const amountFor = ({ proposals, price }: Lot): number => {
    const dice = pick(10)
    if (dice === 0) return Math.max(1, (price ?? 0) - 1)
    const proposed = proposals[pick(3)] ?? 0
    // Many meet at round sums.
    return dice < 4 ? Math.ceil(proposed / 100_000) * 100_000 : proposed + pick(4) * 3333
  }
  const step = async ({ _work }: ForSale): Promise<void> => {
    const { lot } = (await caller.ask('GET /api/v1/auction/works/{_work}/lot', { params: { _work } })).answer
    const _id = bids.get(_work)
    const maximum = amountFor(lot)
    const from = performance.now()
    const { status, error, answer } =
      _id === undefined
        ? await caller.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })
        : pick(12) === 0
          ? await caller.ask('DELETE /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id } })
          : await caller.ask('PUT /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id }, body: { maximum } })
    times.push(performance.now() - from)
    if (status === 201) bids.set(_work, (answer as Answer<'POST /api/v1/auction/works/{_work}/bids'>).bid._id)
    if (status === 204 || error.code === 'bidStands' || error.code === 'noBid') await readOwn(_work)
  }
  // People do not all begin in one instant.
  await wait(pick(thinking))
  for (let open = lots.slice(); open.length > 0; open = open.filter(({ until }) => until > Date.now())) {
    await step(open[pick(open.length)] ?? { _work: '', until: 0 })
    await wait(pick(thinking))
  }
}
