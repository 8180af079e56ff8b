import { maximumOf } from '#contract/auction/bidding.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { users } from '#contract/account/users.ts'
import type { OrderStep } from '#contract/shop/order-states.ts'
import { append, type Hung, instantOf, lockLot, lockLotOf } from '#server/auction/bids/lot-rows.ts'
import { keysOf, type Registration, takePaddle, termsIn } from '#server/auction/bids/registrations.ts'
import { takeStep } from '#server/auction/bids/take-step.ts'
import { settleLot } from '#server/auction/won/settle-lots.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import type { Platform } from '#server/http/platform.ts'
import type { Change } from '#server/notifications/notify.ts'
import { lotOrders } from '#server/shop/orders/lot-orders.ts'
import { orderRepository } from '#server/shop/orders/rows.ts'
import { takeStep as takeOrderStep } from '#server/shop/orders/steps.ts'
import { v7 as uuid } from 'uuid'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Place {
  db: Db
  platform: Platform
  now: Date
}
type Program = Hung['program']

/** Usernames of those who bid: the member as whom a visitor of the demo logs in is the first. */
const bidders = ['buyer', ...Array.from({ length: 9 }, (_, index) => `buyer${String(index + 2).padStart(2, '0')}`)]
/** How often is bid on the lots of a sale, in turns. */
const counts = [4, 2, 0, 7, 3, 5, 6, 3]
/** How far the lots of a sale that is over have come, in turns. One is late. */
const ways: readonly (readonly OrderStep[])[] = [['pay', 'makeReady', 'deliver', 'confirm'], ['pay', 'makeReady'], ['pay', 'makeReady', 'deliver', 'confirm'], [], ['pay', 'makeReady', 'deliver', 'confirm']]

/** Registers the bidders of the demo for a sale, soon after it opened. */
async function register(db: Db, program: Program): Promise<Registration[]> {
  const createdAt = new Date(Date.parse(program.opensAt) + hour).toISOString()
  const registrations: Registration[] = []
  for (const username of bidders) {
    const [user] = await repositoryOf(users).select(db, { where: { username } })
    if (user === undefined) throw new Error(`the demo has no member ${username}`)
    const agreed = { bidLimit: 300_000_000, termsHash: termsIn(program, 'ko').hash, locale: 'ko', createdAt }
    const registration = { _id: uuid(), _program: program._id, _user: user._id, ...keysOf(user, program._id), paddle: await takePaddle(db, program._id), ...agreed }
    await db.insertInto('auctionRegistrations').values(registration).execute()
    registrations.push(registration)
  }
  return registrations
}

/** Bids on a lot some times, one bidder after the other, from a day after the sale opened until an instant. */
async function bidOn(db: Db, hung: Hung, registrations: readonly Registration[], { index, until }: { index: number; until: number }): Promise<void> {
  const from = Date.parse(hung.program.opensAt)
  await lockLotOf(db, hung, async () => from - day)
  const count = counts[index % counts.length] ?? 0
  for (let bid = 0; bid < count; bid++) {
    const registration = registrations[(index * 3 + bid * (bid % 2 === 0 ? 1 : 2)) % registrations.length]
    const lot = await lockLot(db, hung.work._id)
    if (registration === undefined || lot === undefined) throw new Error('a lot of the demo has bidders')
    if (lot.row.leader === registration.paddle) continue
    const proposals = JSON.parse(lot.row.proposals) as number[]
    const maximum = proposals[(index + bid) % proposals.length] ?? 0
    const at = Math.round(from + day + ((until - from - day) * (bid + 1)) / (count + 1))
    const kind = maximumOf(lot.state, String(registration.paddle)) === undefined ? 'placed' : 'changed'
    await takeStep(db, { hung, registration, step: { kind, maximum }, arrivedAt: at }, async () => at)
  }
}

/** Closes a lot at its end, and takes what was sold as far as it has come since. */
async function endLot(change: Change, _work: string, way: readonly OrderStep[], staff: string | undefined): Promise<void> {
  const { db } = change
  const lot = await lockLot(db, _work)
  if (lot === undefined) throw new Error('a lot of the demo has a log')
  const closed = await append(db, lot, { event: { kind: 'closed', at: instantOf(lot, lot.state.endsAt) } })
  if (closed.row.phase !== 'sold') return
  const moment = (days: number) => new Date(closed.state.endsAt + days * day).toISOString()
  await settleLot({ ...change, now: moment(0) }, closed.row, { lotOrders })
  const { _order } = await db.selectFrom('auctionWins').select('_order').where('_work', '=', _work).executeTakeFirstOrThrow()
  const placed = _order === null ? undefined : await orderRepository.find(db, _order)
  if (placed === undefined || placed === 'removed') throw new Error('what is sold has an order')
  let order = placed
  for (const [index, step] of way.entries())
    order = await takeOrderStep({ ...change, now: moment(2 * index + 1) }, order, step, { by: step === 'confirm' ? 'clock' : 'staff', ...(staff === undefined ? {} : { staff }) }, step === 'pay' ? { means: 'transfer' } : {})
}

/** Bids of members of the demo: on the sale that runs, until a while ago, and on that which is over, with what has followed it. */
export async function addDemoBids({ db, platform, now }: Place): Promise<void> {
  const change: Change = { db, platform, now: now.toISOString(), afterCommit: () => undefined }
  const [admin] = await repositoryOf(users).select(db, { where: { username: 'admin' } })
  const begun = (await repositoryOf(programs).select(db, {})).filter(({ opensAt }) => Date.parse(opensAt) < now.getTime())
  for (const program of begun) {
    const registrations = await register(db, program)
    const isOver = Date.parse(program.closesAt) < now.getTime()
    const until = isOver ? Date.parse(program.closesAt) : now.getTime()
    const lots = await repositoryOf(works).select(db, { where: { _program: program._id }, sort: 'place' })
    let sold = 0
    for (const [index, work] of lots.entries()) {
      await bidOn(db, { work, program }, registrations, { index, until })
      if (isOver) await endLot(change, work._id, ways[(sold += 1) % ways.length] ?? [], admin?._id)
    }
  }
  // What was so days ago is no news.
  await db.deleteFrom('auctionOutbid').execute()
}
