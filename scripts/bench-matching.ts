import { fairs } from '#contract/trade/fairs.ts'
import { heldStates, matchingStates } from '#contract/trade/matching-states.ts'
import { slotsOf } from '#contract/trade/slots.ts'
import { ApiError } from '#server/http/api-error.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { addMember, type Answer, ask, fairOf, fromNow, logInStaff, type Member, onEngines, type Server, takePart } from './trade-server.ts'
import { percentile } from './percentile.ts'

/**
 * Two hundred clients race for the same forty slots, on both engines: no seller, buyer or table meets twice at a time, and whoever is
 * late is told what is free. Then a thousand fairs with a hundred thousand matchings: how long inbox and board take.
 * Ends with an error where a promise is broken. `OPERATIONS` (20000), `ENGINES` (sqlite,postgres), `PARTS` (race,large).
 */
const operations = Number(process.env['OPERATIONS'] ?? 20_000)
const engines = (process.env['ENGINES'] ?? 'sqlite,postgres').split(',')
const parts = (process.env['PARTS'] ?? 'race,large').split(',')
const race = { buyers: 200, sellers: 30, tables: 20 }
const large = { fairs: 1000, matchingsEach: 100, members: 400 }
const [warmUp, rounds] = [10, 60]
const maxP95 = 60

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Why a call failed, where that was no refusal. */
const causes = new Map<string, number>()

/** How often something that may be there once is there more than once, in the states in which a time is held. */
async function countDoubles({ database: { db } }: Server): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of ['_seller', '_buyer', 'tableNumber'] as const) {
    const taken = db.selectFrom('matchings').where('state', 'in', heldStates).where(column, 'is not', null)
    const twice = await taken
      .select('startsAt')
      .groupBy(['_fair', 'startsAt', column])
      .having(sql`count(*)`, '>', 1)
      .execute()
    counts[column] = twice.length
  }
  return counts
}

async function runRace(server: Server): Promise<void> {
  const { database } = server
  const { _id: _fair, ...fair } = await repositoryOf(fairs).insert(database.db, fairOf('경주', 5, race.tables))
  const starts = slotsOf(fair).map(({ startsAt }) => startsAt)
  const add = async (role: 'SELLER' | 'BUYER', count: number): Promise<Member[]> => {
    const made: Member[] = []
    for (let index = 0; index < count; index += 1) {
      const name = `race-${role}-${index}`
      const member = await addMember(server, role, name)
      made.push({ ...member, _participant: await takePart(server, _fair, member._id, role, name) })
    }
    return made
  }
  const [buyers, sellers] = [await add('BUYER', race.buyers), await add('SELLER', race.sellers)]
  const answers = new Map<string, number>()
  const times: number[] = []
  const progress = { done: 0 }
  let untold = 0
  const call = async (
    what: string,
    ...args: [method: 'POST' | 'PUT' | 'DELETE', url: string, token: string, payload?: object]
  ): Promise<Answer> => {
    const start = performance.now()
    const answer = await ask(server, ...args)
    times.push(performance.now() - start)
    progress.done += 1
    const key = `${what} ${answer.status}${answer.body.code === undefined ? '' : ` ${answer.body.code}`}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
    if (answer.body.code === 'slotTaken' && !Array.isArray(answer.body.current?.free)) untold += 1
    return answer
  }
  const some = (slots: readonly string[], count: number) => [...new Set(Array.from({ length: count }, () => pick(slots)))]
  const client = async (buyer: Member): Promise<void> => {
    const own: string[] = []
    while (progress.done < operations) {
      const seller = pick(sellers)
      const body = { _fair, _seller: seller._participant, method: Math.random() < 0.8 ? 'OFFLINE' : 'ONLINE', slots: some(starts, 6) }
      let offered = await call('offer', 'POST', '/api/v1/me/matchings', buyer.token, body)
      const free = offered.body.current?.free
      // Who is late takes what it was told is free.
      if (offered.body.code === 'slotTaken' && free !== undefined && free.length > 0)
        offered = await call('offer again', 'POST', '/api/v1/me/matchings', buyer.token, { ...body, slots: some(free, 6) })
      const { matching } = offered.body
      if (matching === undefined) {
        // Full: something is given back, so that the race goes on.
        const last = own.shift()
        if (last !== undefined) await call('cancel', 'DELETE', `/api/v1/me/matchings/${last}`, buyer.token)
        continue
      }
      const url = `/api/v1/me/matchings/${matching._id}`
      const picked = some(
        matching.slots.map(({ startsAt }) => startsAt),
        3,
      )
      const accepted = await call('accept', 'PUT', url, seller.token, { action: 'accept', slots: picked })
      if (accepted.status !== 200) continue
      const confirmed = await call('confirm', 'PUT', url, buyer.token, { action: 'confirm', slot: pick(picked) })
      if (confirmed.status === 200) own.push(matching._id)
      if (own.length > 4 || Math.random() < 0.3) {
        const last = own.shift()
        if (last !== undefined) await call('cancel', 'DELETE', `/api/v1/me/matchings/${last}`, buyer.token)
      }
    }
  }
  const start = performance.now()
  await Promise.all(buyers.map(client))
  const seconds = (performance.now() - start) / 1000
  const doubles = await countDoubles(server)
  console.log(
    `  ${progress.done.toLocaleString('en')} operations by ${race.buyers} clients for ${starts.length} slots in ${seconds.toFixed(0)} s (${Math.round(progress.done / seconds)}/s), p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
  for (const [what, count] of [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`    ${what.padEnd(28)} ${count.toLocaleString('en').padStart(8)}`)
  console.log(
    `    double bookings: seller ${doubles['_seller']}, buyer ${doubles['_buyer']}, table ${doubles['tableNumber']}; losers that were told nothing: ${untold}`,
  )
  for (const [cause, failed] of causes) console.log(`    failed ${failed} times: ${cause}`)
  // On a machine that is too busy some are told to come again.
  const broken = [...answers.keys()].filter((key) => / 5\d\d/.test(key) && !key.endsWith('503 unavailable'))
  if (Object.values(doubles).some((count) => count > 0) || untold > 0 || broken.length > 0)
    throw new Error(`the race is broken ${broken.join(', ')}`)
}

/** Fills a thousand fairs with matchings of some hundred members. */
async function fillLarge(server: Server): Promise<{ seller: Member; buyer: Member; _fair: string; _matching: string }> {
  const { db } = server.database
  const members: Omit<Member, '_participant'>[] = []
  for (let index = 0; index < large.members; index += 1)
    members.push(await addMember(server, index % 2 === 0 ? 'SELLER' : 'BUYER', `member-${index}`))
  const [sellers, buyers] = [members.filter((_each, index) => index % 2 === 0), members.filter((_each, index) => index % 2 === 1)]
  const at = new Date().toISOString()
  let known: { seller: Member; buyer: Member; _fair: string; _matching: string } | undefined
  for (let count = 0; count < large.fairs; count += 1)
    await db.transaction().execute(async (own) => {
      // Each has its own days, so that nobody meets twice at a time.
      const { _id: _fair, ...fair } = await repositoryOf(fairs).insert(own, fairOf(`상담회 ${count}`, 10 + count * 2, 50))
      const slots = slotsOf(fair)
      const here = {
        sellers: Array.from({ length: 10 }, (_none, index) => sellers[(count * 10 + index) % sellers.length]),
        buyers: Array.from({ length: 10 }, (_none, index) => buyers[(count * 10 + index) % buyers.length]),
      }
      const taking = [...here.sellers, ...here.buyers].map((member, index) => ({
        _id: uuid(),
        _user: member?._id ?? '',
        _fair,
        name: `기업 ${index}`,
        role: index < 10 ? 'SELLER' : 'BUYER',
        state: 'APPROVED',
        createdAt: at,
        updatedAt: at,
      }))
      await own
        .insertInto('fairs_participants')
        .values(taking as never)
        .execute()
      const rows = Array.from({ length: large.matchingsEach }, (_none, index) => {
        const [seller, buyer] = [index % 10, Math.floor(index / 10)]
        const slot = slots[(seller + buyer) % slots.length]
        const state = matchingStates[index % matchingStates.length] ?? 'offered'
        const holds = heldStates.some((held) => held === state)
        const times = holds
          ? { startsAt: slot?.startsAt ?? null, endsAt: slot?.endsAt ?? null, tableNumber: index % 2 === 0 ? seller + 1 : null }
          : { startsAt: null, endsAt: null, tableNumber: null }
        const sides = { _seller: here.sellers[seller]?._id ?? '', _buyer: here.buyers[buyer]?._id ?? '' }
        const awaits = state === 'offered' ? ('seller' as const) : state === 'accepted' ? ('buyer' as const) : null
        return {
          _id: uuid(),
          _fair,
          ...sides,
          method: 'OFFLINE' as const,
          state,
          awaits,
          message: null,
          _product: null,
          expiresAt: state === 'offered' ? fromNow(5) : null,
          createdAt: new Date(Date.now() - count * 60_000 - index).toISOString(),
          updatedAt: at,
          ...times,
        }
      })
      await own.insertInto('matchings').values(rows).execute()
      const offered = rows.flatMap(({ _id }, index) =>
        [0, 1, 2].map((more) => ({
          _matching: _id,
          startsAt: slots[(index + more) % slots.length]?.startsAt ?? '',
          endsAt: slots[(index + more) % slots.length]?.endsAt ?? '',
          state: 'offered' as const,
        })),
      )
      await own.insertInto('matchingSlots').values(offered).execute()
      const told = rows.slice(0, 20).map(({ _id, _seller }) => ({
        _id: uuid(),
        _user: _seller,
        module: 'trade',
        kind: 'offered',
        subject: _id,
        data: JSON.stringify({ _fair }),
        createdAt: at,
        readAt: null,
      }))
      await own.insertInto('notifications').values(told).execute()
      const [first] = rows
      if (count === 500 && first !== undefined && here.sellers[0] !== undefined && here.buyers[0] !== undefined)
        known = {
          seller: { ...here.sellers[0], _participant: taking[0]?._id ?? '' },
          buyer: { ...here.buyers[0], _participant: taking[10]?._id ?? '' },
          _fair,
          _matching: first._id,
        }
    })
  if (known === undefined) throw new Error('no fair was filled')
  if (server.database.engine === 'postgres') await sql`analyze`.execute(db)
  return known
}

async function measureLarge(server: Server): Promise<void> {
  const start = performance.now()
  const { seller, buyer, _fair, _matching } = await fillLarge(server)
  const { db } = server.database
  const { count } = await db
    .selectFrom('matchings')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  console.log(
    `  ${large.fairs.toLocaleString('en')} fairs, ${Number(count).toLocaleString('en')} matchings (filled in ${((performance.now() - start) / 1000).toFixed(0)} s)`,
  )
  const admin = await logInStaff(server)
  const reads: readonly (readonly [name: string, url: string, token: string])[] = [
    ['inbox, first page', '/api/v1/me/matchings', seller.token],
    ['inbox, my turn', '/api/v1/me/matchings?isMyTurn=true', seller.token],
    ['inbox, page 10', '/api/v1/me/matchings?skip=180', buyer.token],
    ['inbox, of a fair', `/api/v1/me/matchings?_fair=${_fair}`, buyer.token],
    ['one matching', `/api/v1/me/matchings/${_matching}`, seller.token],
    ['its schedule', `/api/v1/me/matchings/${_matching}/schedules`, seller.token],
    ['own schedule', `/api/v1/me/schedules/${_fair}`, seller.token],
    ['notifications', '/api/v1/me/notifications', seller.token],
    ['own fairs', '/api/v1/me/fairs', seller.token],
    ['sellers of a fair', `/api/v1/fairs/${_fair}/sellers`, seller.token],
    ['board, first page', `/api/console/fairs/${_fair}/matchings`, admin],
    ['board, 100 rows', `/api/console/fairs/${_fair}/matchings?limit=100`, admin],
    ['board, confirmed', `/api/console/fairs/${_fair}/matchings?state=confirmed`, admin],
    ['board, a day', `/api/console/fairs/${_fair}/board?limit=100`, admin],
    ['board, free times', `/api/console/fairs/${_fair}/matchings/${_matching}/free`, admin],
    ['board, results', `/api/console/fairs/${_fair}/results`, admin],
    ['results of 20 fairs', '/api/console/fairs/results', admin],
    ['board, check-ins', `/api/console/fairs/${_fair}/check-ins?limit=100`, admin],
    ['fairs of the console', '/api/console/fairs?limit=50', admin],
  ]
  const slow: string[] = []
  for (const [name, url, token] of reads) {
    const times: number[] = []
    for (let round = -warmUp; round < rounds; round += 1) {
      const begun = performance.now()
      const { status } = await ask(server, 'GET', url, token)
      if (round >= 0) times.push(performance.now() - begun)
      if (status !== 200) throw new Error(`${url}: ${status}`)
    }
    const p95 = percentile(times, 0.95)
    if (/^(inbox|board)/.test(name) && p95 > maxP95) slow.push(`${name} ${p95.toFixed(0)} ms`)
    console.log(`    ${name.padEnd(24)} p50 ${percentile(times, 0.5).toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms`)
  }
  if (slow.length > 0) throw new Error(`slower than ${maxP95} ms: ${slow.join(', ')}`)
}

async function measure(server: Server): Promise<void> {
  server.app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof ApiError) return
    const cause = `${error.message}: ${error.cause instanceof Error ? error.cause.message : ''}`
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  })
  if (parts.includes('race')) await runRace(server)
  if (parts.includes('large')) await measureLarge(server)
}

await onEngines(engines, measure)
