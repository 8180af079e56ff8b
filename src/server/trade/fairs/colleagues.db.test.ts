import { users } from '#contract/account/users.ts'
import { products } from '#contract/trade/products.ts'
import { describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { noPassword } from '../../account/passwords.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import { asTables } from '../../db/schema.ts'
import { openFor } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const fair = await addFair(server)
const [first = '', second = '', third = ''] = fair.starts
let count = 0

const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

/** Somebody of a company who does not take part yet. */
async function colleagueOf(owner: Pick<Trader, '_id'>, role: 'SELLER' | 'BUYER', name = `담당 ${(count += 1)}`) {
  const _id = uuid()
  const account = { username: name, name, userType: 'COMPANY', role, status: 'active', _level: null } as const
  const stored = { email: `${_id}@example.com`, phone: null, channels: [], locale: 'ko' as const }
  await server.add(users, { _id, ...account, ...stored, ...({ usernameKey: name, passwordHash: noPassword() } as object) })
  await db.updateTable('users').set({ _companyOf: owner._id }).where('_id', '=', _id).execute()
  return { _id, name, ...(await openFor(server, _id)) }
}
const apply = (token: string, role: 'SELLER' | 'BUYER') => {
  const asked = { token, params: { _fair: fair._id }, body: { note: null } }
  return role === 'SELLER'
    ? server.ask('POST /api/v1/fairs/{_fair}/sellers', asked)
    : server.ask('POST /api/v1/fairs/{_fair}/buyers', asked)
}
const decide = (_id: string, body: object) =>
  server.ask('PUT /api/console/fairs/participants/{_id}', { token: admin, params: { _id }, body })
/** The same, who has applied and was approved. */
async function partOf(owner: Pick<Trader, '_id' | 'name'>, role: 'SELLER' | 'BUYER') {
  const colleague = await colleagueOf(owner, role)
  const { answer } = await apply(colleague.token, role)
  const { _id: _participant } = answer.participation
  expect((await decide(_participant, { state: 'APPROVED' })).status).toBe(200)
  return { ...colleague, _participant }
}
type Part = Pick<Trader, '_id' | '_participant' | 'token'>
const offer = (buyer: Part, seller: Part, slots: string[], more: object = {}) => {
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE' as const, slots, ...more }
  return server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
}
const codeOf = ({ answer }: { answer: unknown }) => (answer as { code?: string }).code
const nameOf = async (_id: string) =>
  (await db.selectFrom('fairs_participants').select('name').where('_id', '=', _id).executeTakeFirstOrThrow()).name

describe('a colleague at a fair', () => {
  it('applies for the company of the owner, in its role, and both are named with their persons', async () => {
    const owner = await trader('SELLER')
    const colleague = await colleagueOf(owner, 'SELLER', '김하나')
    const { answer, status } = await apply(colleague.token, 'SELLER')
    expect([status, answer.participation.role]).toEqual([201, 'SELLER'])
    expect((await decide(answer.participation._id, { state: 'APPROVED' })).status).toBe(200)
    expect(await nameOf(answer.participation._id)).toBe(`${owner.name} · 김하나`)
    expect(await nameOf(owner._participant)).toBe(`${owner.name} · ${owner.name}`)
    const params = { _fair: fair._id, _id: answer.participation._id }
    const { seller } = (await server.ask('GET /api/v1/fairs/{_fair}/sellers/{_id}', { params })).answer
    expect(seller).toMatchObject({ name: `${owner.name} · 김하나`, _company: owner._company })
    // In another language the company has its name there, and the person stays.
    await db
      .updateTable('companies')
      .set({ names: JSON.stringify({ en: 'Damun' }) })
      .where('_id', '=', owner._company)
      .execute()
    const inEnglish = await server.ask('GET /api/v1/fairs/{_fair}/sellers/{_id}', { params, locale: 'en' })
    expect(inEnglish.answer.seller.name).toBe('Damun · 김하나')
    const found = await server.ask('GET /api/v1/fairs/{_fair}/sellers', { params: { _fair: fair._id }, query: { q: owner.name } })
    expect(found.answer.sellers.map(({ _id }) => _id).toSorted()).toEqual([answer.participation._id, owner._participant].toSorted())
    const buyer = await trader('BUYER')
    const { matching } = (await offer(buyer, { ...colleague, _participant: answer.participation._id }, [first])).answer
    expect(matching.other.name).toBe(`${owner.name} · 김하나`)
  })

  it('takes no part where the company is not approved, or as the other side of it', async () => {
    const owner = await trader('BUYER')
    const colleague = await colleagueOf(owner, 'BUYER')
    expect(codeOf(await apply(colleague.token, 'SELLER'))).toBe('companyNotApproved')
    await db.updateTable('companies').set({ state: 'PENDING' }).where('_id', '=', owner._company).execute()
    expect(codeOf(await apply(colleague.token, 'BUYER'))).toBe('companyNotApproved')
  })

  it('shows the products of the company, as long as one of it takes part, and is met about them', async () => {
    const owner = await trader('SELLER')
    const colleague = await partOf(owner, 'SELLER')
    const buyer = await trader('BUYER')
    const goods = { name: { ko: '간장' }, category: 'FOOD' as const, features: { ko: '깊은 맛' } }
    const own = await server.ask('POST /api/v1/me/products', { token: owner.token, body: goods })
    const { _id: _product } = own.answer.product
    const shown = { token: owner.token, params: { _fair: fair._id }, body: { _product } }
    expect((await server.ask('POST /api/v1/fairs/{_fair}/products', shown)).status).toBe(201)
    const ofSeller = async (_seller?: string) => {
      const query = { q: '간장', ...(_seller === undefined ? {} : { _seller }) }
      const { answer } = await server.ask('GET /api/v1/fairs/{_fair}/products', { params: { _fair: fair._id }, query })
      return answer.products.map((one) => [one._id, one._seller, one.seller])
    }
    const once = [[_product, owner._participant, owner.name]]
    expect([await ofSeller(), await ofSeller(owner._participant), await ofSeller(colleague._participant)]).toEqual([once, once, once])
    expect((await server.ask('GET /api/v1/me/products', { token: colleague.token })).answer).toMatchObject({
      isOwn: false,
      products: [{ _id: _product }],
    })
    expect((await server.ask('GET /api/v1/me/products/{_id}', { token: colleague.token, params: { _id: _product } })).status).toBe(404)
    expect((await offer(buyer, colleague, [first], { _product })).status).toBe(201)
    // The owner leaves the fair: the products stay with who is left.
    const leaving = { token: owner.token, params: { _fair: fair._id, _id: owner._participant } }
    expect((await server.ask('DELETE /api/v1/fairs/{_fair}/sellers/{_id}', leaving)).status).toBe(204)
    expect((await ofSeller()).map(([_id, _seller]) => [_id, _seller])).toEqual([[_product, colleague._participant]])
    const also = { token: colleague.token, params: { _fair: fair._id, _id: colleague._participant } }
    expect((await server.ask('DELETE /api/v1/fairs/{_fair}/sellers/{_id}', also)).status).toBe(204)
    expect(await ofSeller()).toEqual([])
    expect(await db.selectFrom('fairProducts').select('_fair').where('_product', '=', _product).execute()).toEqual([])
  })

  it('meets nobody of a company that a colleague meets, whoever asks and however close together', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const [buyers, sellers] = [await partOf(buyer, 'BUYER'), await partOf(seller, 'SELLER')]
    const pairs = [
      { by: buyer, to: seller, at: first },
      { by: buyers, to: sellers, at: second },
      { by: buyer, to: sellers, at: third },
    ]
    const answers = await Promise.all(pairs.map(({ by, to, at }) => offer(by, to, [at])))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(answers.flatMap((one) => (one.status === 409 ? [codeOf(one)] : []))).toEqual(['colleagueMeets', 'colleagueMeets'])
    const made = answers.findIndex(({ status }) => status === 201)
    const [asker, other] = [pairs[made], pairs.find((_pair, index) => index !== made)]
    // Nor do staff make others of them meet, nor are they suggested to each other.
    const body = { _buyer: other?.by._participant ?? '', _seller: other?.to._participant ?? '', startsAt: third, method: 'ONLINE' as const }
    const placed = await server.ask('POST /api/console/fairs/{_id}/matchings', { token: admin, params: { _id: fair._id }, body })
    expect(codeOf(placed)).toBe('matchingExists')
    for (const { token } of [buyers, buyer]) {
      const { answer } = await server.ask('GET /api/v1/me/fairs/{_fair}/suggestions', { token, params: { _fair: fair._id } })
      const named = answer.suggestions.map(({ _company }) => _company)
      expect([named.includes(seller._company), named.includes(buyer._company)]).toEqual([false, false])
    }
    // Once it is over the company may be asked again, by any of its people.
    const cancelled = {
      token: asker?.by.token ?? '',
      params: { _id: answers[made]?.answer.matching._id ?? '' },
      body: { action: 'cancel' as const, reason: '사정이 있습니다' },
    }
    expect((await server.ask('PUT /api/v1/me/matchings/{_id}', cancelled)).status).toBe(200)
    expect((await offer(buyers, seller, [second])).status).toBe(201)
  })

  it('is met once by a schedule, whoever of two companies wants it, and staff are told before they add another', async () => {
    const own = await addFair(server)
    const [buyer, seller] = [await addTrader(server, own._id, 'BUYER', 'plan-b'), await addTrader(server, own._id, 'SELLER', 'plan-s')]
    const colleague = await colleagueOf(buyer, 'BUYER')
    const asked = { token: colleague.token, params: { _fair: own._id }, body: { note: null } }
    const { _id: _participant } = (await server.ask('POST /api/v1/fairs/{_fair}/buyers', asked)).answer.participation
    await decide(_participant, { state: 'APPROVED' })
    for (const { token } of [buyer, colleague]) {
      const body = { wishes: [{ _participant: seller._participant }] }
      expect((await server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', { token, params: { _fair: own._id }, body })).status).toBe(200)
    }
    const params = { _id: own._id }
    expect((await server.ask('POST /api/console/fairs/{_id}/schedule', { token: admin, params, body: {} })).status).toBe(200)
    await server.app.platform.jobs.idle()
    const { meetings } = (await server.ask('GET /api/console/fairs/{_id}/schedule/meetings', { token: admin, params })).answer
    expect(meetings.map((one) => one.seller._id)).toEqual([seller._participant])
    const other = meetings[0]?.buyer._id === _participant ? buyer._participant : _participant
    const query = { _seller: seller._participant, _buyer: other, method: 'ONLINE' as const }
    const { obstacle } = (await server.ask('GET /api/console/fairs/{_id}/schedule/slots', { token: admin, params, query })).answer
    expect(obstacle).toBe('inDraft')
  })

  it('is read by staff with the others of the company before they decide', async () => {
    const owner = await trader('SELLER')
    const colleague = await partOf(owner, 'SELLER')
    await colleagueOf(owner, 'SELLER', '아직')
    const { review } = (
      await server.ask('GET /api/console/fairs/participants/{_id}/review', { token: admin, params: { _id: colleague._participant } })
    ).answer
    expect(review.people).toEqual([
      { name: owner.name, state: 'APPROVED' },
      { name: colleague.name, state: 'APPROVED' },
      { name: '아직', state: null },
    ])
    const { account } = (await server.ask('GET /api/console/users/{_id}/account', { token: admin, params: { _id: colleague._id } })).answer
    expect(account.company).toMatchObject({ _id: owner._company, people: [owner.name, colleague.name, '아직'] })
  })

  it('loses what is open at fairs that are not over when the owner takes them out, as by a rejection', async () => {
    const [seller, buyer] = [await trader('SELLER'), await trader('BUYER')]
    const colleague = await partOf(seller, 'SELLER')
    const { matching } = (await offer(buyer, colleague, [first])).answer
    const past = await addFair(server)
    const [part] = await db.selectFrom('fairs_participants').selectAll().where('_id', '=', colleague._participant).execute()
    await db
      .insertInto('fairs_participants')
      .values({ ...part, _id: uuid(), _fair: past._id } as never)
      .execute()
    await asTables(db).updateTable('fairs').set({ endsAt: '2020-01-06T05:00:00.000Z' }).where('_id', '=', past._id).execute()
    const asked = { token: seller.token, params: { _id: colleague._id } }
    expect((await server.ask('DELETE /api/v1/me/company/people/{_id}', asked)).status).toBe(204)
    const state = await db.selectFrom('matchings').select(['state', 'endedBy']).where('_id', '=', matching._id).executeTakeFirst()
    expect(state).toEqual({ state: 'cancelled', endedBy: 'seller' })
    const parts = await db.selectFrom('fairs_participants').select(['_fair', 'state']).where('_user', '=', colleague._id).execute()
    expect(new Map(parts.map((one) => [one._fair, one.state]))).toEqual(
      new Map([
        [fair._id, 'REJECTED'],
        [past._id, 'APPROVED'],
      ]),
    )
    const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: buyer.token })).answer
    expect(notifications.map(({ kind }) => kind)).toContain('cancelled')
    const told = (await server.ask('GET /api/v1/me/notifications', { token: colleague.token })).answer.notifications
    expect(told.map(({ kind }) => kind)).toContain('participationRejected')
    expect(codeOf(await apply(colleague.token, 'SELLER'))).toBe('companyNotApproved')
  })

  it('whose company is closed takes part no more; one who leaves takes nothing of it along', async () => {
    const [seller, other] = [await trader('SELLER'), await trader('SELLER')]
    const [colleague, leaving] = [await partOf(seller, 'SELLER'), await partOf(other, 'SELLER')]
    const close = (_id: string) =>
      server.ask('POST /api/console/users/{_id}/withdraw', { token: admin, params: { _id }, body: { reason: '본인 요청으로 탈퇴' } })
    expect([(await close(seller._id)).status, (await close(leaving._id)).status]).toEqual([204, 204])
    const stateOf = (_id: string) => db.selectFrom('fairs_participants').select('state').where('_id', '=', _id).executeTakeFirst()
    expect(await stateOf(colleague._participant)).toEqual({ state: 'REJECTED' })
    expect(await stateOf(other._participant)).toEqual({ state: 'APPROVED' })
    const shown = { params: { _fair: fair._id, _id: other._participant } }
    expect((await server.ask('GET /api/v1/fairs/{_fair}/sellers/{_id}', shown)).status).toBe(200)
    // Products that nobody shows are nobody's to read.
    expect(await repositoryOf(products).select(db, { where: { _user: seller._id } })).toEqual([])
  })
})
