import { describe, expect, it } from 'vitest'
import { asTables } from '../../db/schema.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
let count = 0
const trader = (_fair: string, role: 'SELLER' | 'BUYER') => addTrader(server, _fair, role, `${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const call = 'GET /api/v1/me/fairs/{_fair}/companies'
const ask = (_fair: string, { token }: { token: string }, query = {}) => server.ask(call, { token, params: { _fair }, query })
const list = async (_fair: string, who: Trader, query = {}) => (await ask(_fair, who, query)).answer
const namesOf = async (_fair: string, who: Trader, query = {}) => {
  const { sellers, buyers, summary } = await list(_fair, who, query)
  const names = [...sellers, ...buyers].map(({ name }) => name)
  expect(summary.total).toBe(names.length)
  return names
}
const block = (_fair: string, who: Trader, blocked: readonly string[]) =>
  server.ask('PUT /api/v1/me/schedules/{_fair}', { token: who.token, params: { _fair }, body: { blocked } })
const save = ({ token }: Trader, { _participant }: Trader) =>
  server.ask('POST /api/v1/me/bookmarks', { token, body: { kind: 'participants', _item: _participant } })
async function agree(_fair: string, buyer: Trader, seller: Trader, slot: string): Promise<void> {
  const body = { _fair, _seller: seller._participant, method: 'OFFLINE' as const, slots: [slot] }
  const params = { _id: (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching._id }
  await server.ask('PUT /api/v1/me/matchings/{_id}', { token: seller.token, params, body: { action: 'accept', slots: [slot] } })
  const done = await server.ask('PUT /api/v1/me/matchings/{_id}', { token: buyer.token, params, body: { action: 'confirm', slot } })
  expect(done.status).toBe(200)
}

describe('the list of the other side', () => {
  it('has the times that both have free, of this fair and of others, and can be narrowed to who has one', async () => {
    const fair = await addFair(server)
    const [buyer, rival] = [await trader(fair._id, 'BUYER'), await trader(fair._id, 'BUYER')]
    const [open, busy, away, never] = [
      await trader(fair._id, 'SELLER'),
      await trader(fair._id, 'SELLER'),
      await trader(fair._id, 'SELLER'),
      await trader(fair._id, 'SELLER'),
    ]
    const [first = '', second = '', ...rest] = fair.starts
    // Two times are left to the buyer: the one is blocked by one seller, and agreed with somebody else by another.
    await block(fair._id, buyer, rest)
    await block(fair._id, away, [first])
    await agree(fair._id, rival, busy, first)
    await block(fair._id, never, fair.starts)
    const { beside } = await list(fair._id, buyer)
    expect(beside.map(({ _id, commonSlots }) => [_id, commonSlots])).toEqual([
      [open._participant, 2],
      [busy._participant, 1],
      [away._participant, 1],
      [never._participant, 0],
    ])
    expect(await namesOf(fair._id, buyer, { isFree: true })).toEqual([open.name, busy.name, away.name])
    await agree(fair._id, await trader(fair._id, 'BUYER'), busy, second)
    expect(await namesOf(fair._id, buyer, { isFree: true })).toEqual([open.name, away.name])
    // A meeting at another fair takes whatever it overlaps with.
    const other = await addFair(server, { opens: '10:15', closes: '11:15' })
    const applied = { token: open.token, params: { _fair: other._id }, body: { note: null } }
    const { participation } = (await server.ask('POST /api/v1/fairs/{_fair}/sellers', applied)).answer
    await db.updateTable('fairs_participants').set({ state: 'APPROVED' }).where('_id', '=', participation._id).execute()
    const there = { ...open, _participant: participation._id }
    await agree(other._id, await trader(other._id, 'BUYER'), there, other.starts[0] ?? '')
    expect((await list(fair._id, buyer)).beside[0]).toMatchObject({ _id: open._participant, commonSlots: 0 })
    expect(await namesOf(fair._id, buyer, { isFree: true })).toEqual([away.name])
    await block(fair._id, buyer, fair.starts)
    expect(await namesOf(fair._id, buyer, { isFree: true })).toEqual([])
  })

  it('has those that are saved, by whom alone, and those first that fit, as suggestions say it', async () => {
    const fair = await addFair(server)
    const [buyer, rival] = [await trader(fair._id, 'BUYER'), await trader(fair._id, 'BUYER')]
    const [plain, alike, wanting] = [await trader(fair._id, 'SELLER'), await trader(fair._id, 'SELLER'), await trader(fair._id, 'SELLER')]
    for (const seller of [plain, wanting])
      await db.updateTable('companies').set({ category: '가구' }).where('_id', '=', seller._company).execute()
    const wishes = [{ _participant: buyer._participant }]
    await server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', { token: wanting.token, params: { _fair: fair._id }, body: { wishes } })
    for (const [who, whom] of [
      [buyer, plain],
      [rival, alike],
      [wanting, buyer],
    ] as const)
      expect((await save(who, whom)).status).toBe(201)
    expect((await list(fair._id, buyer, { sort: 'fit' })).beside).toEqual([
      { _id: wanting._participant, commonSlots: 16, reasons: ['wantsYou'], isSaved: false },
      { _id: alike._participant, commonSlots: 16, reasons: ['sameCategory'], isSaved: false },
      { _id: plain._participant, commonSlots: 16, reasons: [], isSaved: true },
    ])
    const { suggestions } = (
      await server.ask('GET /api/v1/me/fairs/{_fair}/suggestions', { token: buyer.token, params: { _fair: fair._id } })
    ).answer
    expect(suggestions.map(({ _id }) => _id)).toEqual([wanting._participant, alike._participant, plain._participant])
    expect(await namesOf(fair._id, buyer, { isSaved: true })).toEqual([plain.name])
    expect(await namesOf(fair._id, rival, { isSaved: true })).toEqual([alike.name])
    // The other filters are those of the public list, and the pages of all of them.
    expect(await namesOf(fair._id, buyer, { q: alike.name })).toEqual([alike.name])
    expect(await namesOf(fair._id, buyer, { q: alike.name, isSaved: true })).toEqual([])
    expect(await list(fair._id, buyer, { sort: 'fit', limit: 1, skip: 1 })).toMatchObject({
      sellers: [{ name: alike.name }],
      buyers: [],
      summary: { total: 3, limit: 1, skip: 1 },
    })
    // A seller has buyers.
    const ofSeller = await list(fair._id, wanting)
    expect([ofSeller.sellers, ofSeller.buyers.map(({ name }) => name)]).toEqual([[], [buyer.name, rival.name]])
    expect(await namesOf(fair._id, wanting, { isSaved: true })).toEqual([buyer.name])
  })

  it('is of who takes part alone, and has nobody of the own company', async () => {
    const fair = await addFair(server)
    const [buyer, seller] = [await trader(fair._id, 'BUYER'), await trader(fair._id, 'SELLER')]
    const outside = await addFair(server)
    const stranger = await trader(outside._id, 'BUYER')
    expect((await ask(fair._id, stranger)).status).toBe(404)
    expect((await server.ask(call, { params: { _fair: fair._id } })).status).toBe(401)
    expect(await namesOf(fair._id, buyer)).toEqual([seller.name])
    // However it came to be: they are of one company.
    await db.updateTable('users').set({ _companyOf: seller._id }).where('_id', '=', buyer._id).execute()
    expect(await namesOf(fair._id, buyer)).toEqual([])
    expect(await namesOf(fair._id, seller)).toEqual([])
  })

  it('has what the public list has of a seller, with the pictures of the newest three of its products', async () => {
    const fair = await addFair(server)
    const [buyer, seller] = [await trader(fair._id, 'BUYER'), await trader(fair._id, 'SELLER')]
    const picture = (index: number) => ({ _file: `019a0000-0000-7000-8000-00000000000${index}`, width: 10, height: 10, placeholder: '' })
    for (const index of [1, 2, 3, 4, 5]) {
      const body = { name: { ko: `차 ${index}` }, category: 'FOOD' as const, features: { ko: '향' } }
      const { product } = (await server.ask('POST /api/v1/me/products', { token: seller.token, body })).answer
      const shown = { token: seller.token, params: { _fair: fair._id }, body: { _product: product._id } }
      // One is not shown here, and one has no picture.
      if (index !== 5) await server.ask('POST /api/v1/fairs/{_fair}/products', shown)
      const images = JSON.stringify(index === 1 ? [{ index: 0, picture: picture(index) }] : [])
      const pictures = { images, thumb: index === 1 || index === 3 ? null : JSON.stringify(picture(index)) }
      await asTables(db).updateTable('fairs_products').set(pictures).where('_id', '=', product._id).execute()
    }
    const { sellers } = (await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id } })).answer
    expect(sellers.map(({ thumbs }) => thumbs.map((file) => file.at(-1)))).toEqual([['4', '2', '1']])
    expect((await list(fair._id, buyer)).sellers).toEqual(sellers)
  })
})

describe('how much a fair shows', () => {
  it('counts the products, sellers and buyers of its lists, and nothing of a fair that is not open', async () => {
    const fair = await addFair(server)
    const [seller, pending] = [await trader(fair._id, 'SELLER'), await trader(fair._id, 'SELLER')]
    for (const role of ['BUYER', 'BUYER'] as const) await trader(fair._id, role)
    await db.updateTable('fairs_participants').set({ state: 'PENDING' }).where('_id', '=', pending._participant).execute()
    for (const owner of [seller, pending]) {
      const body = { name: { ko: '차' }, category: 'FOOD' as const, features: { ko: '향' } }
      const { product } = (await server.ask('POST /api/v1/me/products', { token: owner.token, body })).answer
      const shown = { _fair: fair._id, _product: product._id, createdAt: new Date().toISOString() }
      await db.insertInto('fairProducts').values(shown).execute()
    }
    const totals = (_fair: string) => server.ask('GET /api/v1/fairs/{_fair}/totals', { params: { _fair } })
    expect((await totals(fair._id)).answer).toEqual({ products: 1, sellers: 1, buyers: 2 })
    expect((await totals((await addFair(server, { isOpen: false }))._id)).status).toBe(404)
  })
})
