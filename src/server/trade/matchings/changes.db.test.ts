import { products } from '#contract/trade/products.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import { describe, expect, it } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const fair = await addFair(server, { tables: 1 })
const [first = '', second = '', third = '', fourth = ''] = fair.starts
const admin = await server.login('admin')
let count = 0

const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `change-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>
const pair = async () => [await trader('BUYER'), await trader('SELLER')] as const

const offer = async (buyer: Trader, seller: Trader, slots: string[], method: 'ONLINE' | 'OFFLINE' = 'ONLINE') => {
  const body = { _fair: fair._id, _seller: seller._participant, method, slots }
  const { status, answer } = await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
  expect(status).toBe(201)
  return answer.matching
}
const act = (who: Trader, _id: string, body: object, headers = {}) =>
  server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body, headers })
const told = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer.notifications.map(({ kind }) => kind)
async function agreed(buyer: Trader, seller: Trader, slot: string, method: 'ONLINE' | 'OFFLINE' = 'ONLINE') {
  const { _id } = await offer(buyer, seller, [slot], method)
  await act(seller, _id, { action: 'accept', slots: [slot] })
  return (await act(buyer, _id, { action: 'confirm', slot })).answer.matching
}

const unsaid = { price: null, ingredients: null, color: null, size: null, country: null, releasedOn: null, manufacturing: null }
const unlinked = { awardedOn: null, salesSite: null, homepage: null, buyerPage: null, thumb: null, images: [] }
const product = { name: { ko: '녹차' }, category: 'FOOD', features: { ko: '향' }, ...unsaid, ...unlinked } as const

/** A product of a seller that is shown at the fair. */
async function productOf({ _id: _user }: Trader): Promise<string> {
  const { _id } = await server.add(products, { _user, ...product })
  await db.insertInto('fairProducts').values({ _fair: fair._id, _product: _id, createdAt: new Date().toISOString() }).execute()
  return _id
}

describe('an offer', () => {
  it('is changed by its buyer as long as nobody has answered; who answers what was there before is told', async () => {
    const [buyer, seller] = await pair()
    const { _id, version, actions } = await offer(buyer, seller, [first, second])
    expect(actions).toEqual(['cancel', 'change'])
    const _product = await productOf(seller)
    const body = { action: 'change', slots: [second, third], method: 'OFFLINE', _product, message: '견본을 보고 싶습니다.' }
    const { matching } = (await act(buyer, _id, body)).answer
    expect(matching).toMatchObject({
      state: 'offered',
      awaits: 'seller',
      method: 'OFFLINE',
      product: { _id: _product },
      message: body.message,
    })
    expect(matching.slots.map(({ startsAt, state }) => [startsAt, state])).toEqual([
      [second, 'offered'],
      [third, 'offered'],
    ])
    expect(await told(seller)).toEqual(['changed', 'offered'])
    const late = await act(seller, _id, { action: 'accept', slots: [first] }, { 'if-match': `"${version}"` })
    expect([late.status, late.error.code]).toEqual([412, 'stale'])
    // What is absent stays.
    const shorter = (await act(buyer, _id, { action: 'change', message: null })).answer.matching
    expect(shorter).toMatchObject({ method: 'OFFLINE', product: { _id: _product }, message: null })
    expect(shorter.slots).toHaveLength(2)
  })

  it('takes no product of others, no time that is taken, and no table where there is none', async () => {
    const [buyer, seller] = await pair()
    const [other, stranger] = await pair()
    const { _id } = await offer(buyer, seller, [first])
    const foreign = await act(buyer, _id, { action: 'change', _product: await productOf(stranger) })
    expect([foreign.status, foreign.error.issues?.[0]?.path]).toEqual([400, '_product'])
    await agreed(other, stranger, first, 'OFFLINE')
    const full = await act(buyer, _id, { action: 'change', method: 'OFFLINE' })
    expect(full.error.code).toBe('slotTaken')
    expect((full.error.current as { free: string[] }).free).toContain(second)
    const busy = await trader('SELLER')
    await agreed(buyer, busy, fourth)
    expect((await act(buyer, _id, { action: 'change', slots: [fourth] })).error.code).toBe('slotTaken')
    const { method, slots } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: buyer.token, params: { _id } })).answer.matching
    expect([method, slots.map(({ startsAt }) => startsAt)]).toEqual(['ONLINE', [first]])
  })

  it('is changed by its buyer alone, and not again and again to disturb somebody', async () => {
    const [buyer, seller] = await pair()
    const { _id } = await offer(buyer, seller, [third])
    expect((await act(seller, _id, { action: 'change', message: '제가' })).error.code).toBe('matchingState')
    expect((await act(await trader('BUYER'), _id, { action: 'change', message: '제가' })).status).toBe(404)
    const tried: string[] = []
    for (let round = 0; round <= tradeLimits.proposalsPerDay; round += 1)
      tried.push((await act(buyer, _id, { action: 'change', message: `${round}` })).error.code ?? 'changed')
    expect(tried).toEqual([...Array.from({ length: tradeLimits.proposalsPerDay }, () => 'changed'), 'tooManyToday'])
  })
})

describe('an agreed meeting', () => {
  it('gets another product and message from its buyer, and keeps time and method', async () => {
    const [buyer, seller] = await pair()
    const { _id, startsAt, slots } = await agreed(buyer, seller, second)
    const changed = await act(buyer, _id, { action: 'change', message: '통역과 함께 갑니다.' })
    expect(changed.answer.matching).toMatchObject({ state: 'confirmed', startsAt, message: '통역과 함께 갑니다.', slots })
    expect((await told(seller))[0]).toBe('changed')
    for (const body of [{ method: 'OFFLINE' }, { slots: [third] }]) {
      const refused = await act(buyer, _id, { action: 'change', ...body })
      expect([refused.status, refused.error.code]).toEqual([409, 'matchingState'])
    }
  })

  it('is held by the other method once the other side agrees, at the same time if that is proposed, with its table or none', async () => {
    const [buyer, seller] = await pair()
    const { _id } = await agreed(buyer, seller, third, 'OFFLINE')
    const { sequence } = await db.selectFrom('matchings').select('sequence').where('_id', '=', _id).executeTakeFirstOrThrow()
    // The one table is its own: nobody else has a meeting at the fair then.
    const [rival, other] = await pair()
    const body = { _fair: fair._id, _seller: other._participant, method: 'OFFLINE', slots: [third] }
    const without = () => server.ask('POST /api/v1/me/matchings', { token: rival.token, body })
    expect((await without()).error.code).toBe('slotTaken')
    expect((await act(seller, _id, { action: 'propose', slots: [third] })).status).toBe(400)
    const proposed = (await act(seller, _id, { action: 'propose', slots: [third], method: 'ONLINE' })).answer.matching
    expect(proposed).toMatchObject({ state: 'rescheduling', method: 'OFFLINE', proposedMethod: 'ONLINE', tableNumber: 1 })
    // Refused, it is as it was; the next proposal is agreed to.
    expect((await act(buyer, _id, { action: 'refuse' })).answer.matching).toMatchObject({ method: 'OFFLINE', proposedMethod: null })
    await act(seller, _id, { action: 'propose', slots: [third], method: 'ONLINE' })
    const after = (await act(buyer, _id, { action: 'agree', slot: third })).answer.matching
    expect(after).toMatchObject({ state: 'confirmed', startsAt: third, method: 'ONLINE', proposedMethod: null, tableNumber: null })
    expect((await told(seller))[0]).toBe('moved')
    expect(await db.selectFrom('matchings').select('sequence').where('_id', '=', _id).executeTakeFirst()).toEqual({
      sequence: sequence + 1,
    })
    // Its table is given back.
    expect((await without()).status).toBe(201)
  })

  it('is not agreed at the fair where every table went to others meanwhile', async () => {
    const [buyer, seller] = await pair()
    const { _id } = await agreed(buyer, seller, fourth)
    expect((await act(buyer, _id, { action: 'propose', slots: [fourth], method: 'OFFLINE' })).status).toBe(200)
    const [rival, other] = await pair()
    await agreed(rival, other, fourth, 'OFFLINE')
    const refused = await act(seller, _id, { action: 'agree', slot: fourth })
    expect(refused.error.code).toBe('slotTaken')
    const { matching } = (await server.ask('GET /api/v1/me/matchings/{_id}', { token: seller.token, params: { _id } })).answer
    expect(matching).toMatchObject({ state: 'rescheduling', method: 'ONLINE', startsAt: fourth })
  })

  it('is given another method by staff, with its table or none', async () => {
    const [buyer, seller] = await pair()
    const { _id, startsAt } = await agreed(buyer, seller, fair.starts[5] ?? '')
    const move = (method: string) =>
      server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', {
        token: admin,
        params: { _id: fair._id, mid: _id },
        body: { action: 'move', slot: startsAt, method },
      })
    expect((await move('OFFLINE')).answer.matching).toMatchObject({ startsAt, method: 'OFFLINE', tableNumber: 1 })
    expect((await move('ONLINE')).answer.matching).toMatchObject({ startsAt, method: 'ONLINE', tableNumber: null })
  })
})
