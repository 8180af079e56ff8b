import { lotsEvent } from '#contract/auction/lot.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { addLot, addSale, openAuction, registerFor } from '../../testing/auction.ts'
import { listenTo } from '../../testing/listen.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { lotStreams } from './lot-events.ts'
import { openLots } from './open-lots.ts'

const usual = { ...lotStreams }
lotStreams.look = 20
const server = await serverForFile({ hasAccounts: true })
await openAuction(server)
const staff = await server.login('admin')
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
// Another process on the same database.
const otherDatabase = openDatabase(server.config)
const other = await buildApp(server.config, otherDatabase)
const otherOrigin = await other.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  Object.assign(lotStreams, usual)
  server.app.server.closeAllConnections()
  other.server.closeAllConnections()
  await other.close()
  await otherDatabase.close()
})

let count = 0
async function newSale(lots = 2) {
  const { _id } = await addSale(server)
  const works: string[] = []
  for (let lot = 1; lot <= lots; lot += 1) works.push((await addLot(server, _id, String(lot)))._id)
  await openLots(server.database)
  return { _id, work: works[0] ?? '', works }
}
async function bidder(_program: string) {
  const { token } = await addMember(server, `listener${(count += 1)}`)
  const paddle = await registerFor(server, _program, token)
  const bids = new Map<string, string>()
  const ask = async (_work: string, maximum: number) => {
    const _id = bids.get(_work)
    const answered =
      _id === undefined
        ? await server.ask('POST /api/v1/auction/works/{_work}/bids', { token, params: { _work }, body: { maximum } })
        : await server.ask('PUT /api/v1/auction/works/{_work}/bids/{_id}', { token, params: { _work, _id }, body: { maximum } })
    if (answered.status < 300) bids.set(_work, answered.answer.bid._id)
    return answered.status
  }
  const bid = async (_work: string, maximum: number) => expect(await ask(_work, maximum)).toBeLessThan(300)
  return { paddle, bid, ask }
}
async function listen(_id: string, { since = '', at = origin } = {}) {
  const heard = await listenTo(`${at}/api/v1/auction/programs/${_id}/events`, undefined, since === '' ? {} : { 'last-event-id': since })
  const events = () => heard.news().map((event) => lotsEvent.parse(event).lots)
  /** Prices of a lot in the order in which they were told. */
  const prices = (_work: string) =>
    events()
      .flat()
      .filter(({ lot }) => lot._work === _work)
      .map(({ lot }) => lot.price)
  return { ...heard, events, prices }
}
/** Listens once everything is numbered: what follows is news. */
async function listenCalmly(_id: string, at = origin) {
  const heard = await listen(_id, { at })
  await expect.poll(heard.lastId).not.toBe('0')
  await wait(60)
  return heard
}

describe('events of a sale', () => {
  it('begin with all lots, and go on with those that change, at each process', async () => {
    const { _id, works, work } = await newSale()
    const a = await bidder(_id)
    const [here, there] = [await listenCalmly(_id), await listenCalmly(_id, otherOrigin)]
    expect(here.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(here.response.headers.get('cache-control')).toBe('no-store')
    expect(here.events()[0]?.map(({ lot }) => [lot._work, lot.price])).toEqual(works.map((each) => [each, null]))
    const [seenHere, seenThere] = [here.events().length, there.events().length]
    await a.bid(work, 300_000)
    for (const [heard, seen] of [
      [here, seenHere],
      [there, seenThere],
    ] as const) {
      await expect
        .poll(() => heard.events().slice(seen))
        .toMatchObject([
          [{ lot: { _work: work, price: 100_000, leader: a.paddle, bids: 1 }, steps: [{ kind: 'bid', paddle: a.paddle, price: 100_000 }] }],
        ])
    }
    expect(here.lastId()).toBe(there.lastId())
  })

  it('go on after the last one that was heard, at another process too, without a gap and without a repetition', async () => {
    const { _id, works, work } = await newSale(3)
    const [a, b] = [await bidder(_id), await bidder(_id)]
    const before = await listenCalmly(_id)
    await a.bid(work, 300_000)
    await expect.poll(() => before.prices(work).at(-1)).toBe(100_000)
    before.end()
    const since = before.lastId()
    const nothing = await listen(_id, { since, at: otherOrigin })
    await b.bid(works[1] ?? '', 500_000)
    await b.bid(works[2] ?? '', 500_000)
    await expect.poll(() => nothing.events().flat().length).toBe(2)
    expect(nothing.prices(work)).toEqual([])
    await b.bid(work, 200_000)
    await expect.poll(() => nothing.prices(work)).toEqual([210_000])
    nothing.end()
    // A process that nobody listened at: it knows as much from the database.
    const late = await listen(_id, { since })
    await expect.poll(() => late.events().flat().length).toBe(3)
    await wait(80)
    expect(
      late
        .events()
        .flat()
        .map(({ lot }) => [lot._work, lot.price]),
    ).toEqual(
      expect.arrayContaining([
        [work, 210_000],
        [works[1], 100_000],
        [works[2], 100_000],
      ]),
    )
    expect(late.events().flat()).toHaveLength(3)
    expect(late.lastId()).toBe(nothing.lastId())
    const current = await listen(_id, { since: late.lastId() })
    await wait(80)
    expect(current.events()).toEqual([])
  })

  it('begin anew with a number that was never told, and with what is none', async () => {
    const { _id } = await newSale()
    await listenCalmly(_id)
    for (const since of ['999999', 'yesterday']) {
      const heard = await listen(_id, { since })
      await expect.poll(() => heard.events()[0]?.length).toBe(2)
    }
  })

  it('say nothing of a maximum that its bidder alone has changed, nor of a bid that was refused', async () => {
    const { _id, work } = await newSale(1)
    const [a, b] = [await bidder(_id), await bidder(_id)]
    await a.bid(work, 300_000)
    const [here, there] = [await listenCalmly(_id), await listenCalmly(_id, otherOrigin)]
    // On a busy machine there are heartbeats between.
    const told = () => here.text().replaceAll(/^:\n+/gm, '')
    const [text, id] = [told(), here.lastId()]
    await a.bid(work, 900_000)
    await a.bid(work, 400_000)
    const { token } = await addMember(server, `listener${(count += 1)}`)
    await registerFor(server, _id, token)
    const refused = { token, params: { _work: work }, body: { maximum: 100_001 } }
    expect((await server.ask('POST /api/v1/auction/works/{_work}/bids', refused)).status).toBe(409)
    await wait(120)
    expect(told()).toBe(text)
    await b.bid(work, 200_000)
    await expect.poll(() => here.prices(work).at(-1)).toBe(210_000)
    // The number grows by what was told alone.
    expect(Number(here.lastId()) - Number(id)).toBe(1)
    await expect.poll(there.lastId).toBe(here.lastId())
    expect(here.text()).not.toMatch(/[349]00000/)
  })

  it('are told in one order by all processes, however many bid at once, and end with the last price', async () => {
    const { _id, works } = await newSale(4)
    const all = await Promise.all(Array.from({ length: 4 }, () => bidder(_id)))
    const heard = [await listenCalmly(_id), await listenCalmly(_id, otherOrigin)]
    for (let round = 1; round <= 3; round += 1)
      await Promise.all(
        all.flatMap((each, index) => works.map((work) => each.ask(work, 500_000 + round * 400_000 + ((index + round) % 4) * 100_000))),
      )
    const { answer } = await server.ask('GET /api/v1/auction/programs/{_id}/lots', { params: { _id } })
    for (const each of heard) {
      for (const lot of answer.lots) await expect.poll(() => each.prices(lot._work).at(-1)).toBe(lot.price)
      const ids = [...each.text().matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
      expect(ids).toEqual(ids.toSorted((x, y) => x - y))
    }
  })
})

describe('who listens', () => {
  it('is answered 404 where there is no sale, and nobody hears of an auction that is closed', async () => {
    const { _id } = await newSale(1)
    const heard = await listen(_id)
    const none = { params: { _id: crypto.randomUUID() } }
    expect((await server.ask('GET /api/v1/auction/programs/{_id}/events', none)).status).toBe(404)
    const turn = (isOn: boolean) =>
      server.ask('PUT /api/console/setting', { token: staff, body: { auction: { isOn, reportNumber: '서울-1', contact: null } } })
    await turn(false)
    await expect.poll(heard.hasEnded).toBe(true)
    expect((await server.ask('GET /api/v1/auction/programs/{_id}/events', { params: { _id } })).status).toBe(404)
    await turn(true)
  })

  it('is one of so many from an address, and a head takes no place', async () => {
    const { _id } = await newSale(1)
    lotStreams.each = 2
    const headStatus = async () => (await fetch(`${origin}/api/v1/auction/programs/${_id}/events`, { method: 'HEAD' })).status
    // Those of the tests before are gone.
    await expect.poll(headStatus).toBe(200)
    for (let index = 0; index < 3; index += 1) {
      const head = await fetch(`${origin}/api/v1/auction/programs/${_id}/events`, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    }
    const held = [await listen(_id), await listen(_id)]
    const refused = await listen(_id)
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '60'])
    held[0]?.end()
    await expect.poll(async () => (await listen(_id)).response.status).toBe(200)
    lotStreams.each = usual.each
  })
})
