import { terms } from '#contract/support/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { certify } from '../../testing/certification.ts'
import { addCompany } from '../../testing/companies.ts'
import { aTerm } from '../../testing/content.ts'
import { openFor } from '../../testing/members.ts'
import { type AskedOf, serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ code, site: 'centre', edition: '1.0' }))
})

const make = async (_id: string, change: { name?: string; role?: 'SELLER' | 'BUYER'; until?: string } = {}) => {
  const body = { name: '서울 우수기업', role: 'SELLER' as const, ...change }
  const { answer, status } = await server.ask('POST /api/console/fairs/{_id}/joinLinks', { token: admin, params: { _id }, body })
  expect(status).toBe(201)
  return answer.link
}
const read = (code: string) => server.ask('GET /api/v1/joinLinks/{code}', { params: { code }, locale: 'en' })
const apply = (code: string, token: string) => server.ask('POST /api/v1/joinLinks/{code}/participants', { token, params: { code } })
const linksOf = async (_id: string) =>
  (await server.ask('GET /api/console/fairs/{_id}/joinLinks', { token: admin, params: { _id } })).answer.links
const end = (_id: string, _link: string) =>
  server.ask('DELETE /api/console/fairs/{_id}/joinLinks/{_link}', { token: admin, params: { _id, _link } })
const joiningOf = async (_id: string, query: AskedOf<'GET /api/console/fairs/{_id}/joining'>['query'] = {}) =>
  (await server.ask('GET /api/console/fairs/{_id}/joining', { token: admin, params: { _id }, query })).answer
const agreed = () =>
  (['terms-of-use', 'privacy-join'] as const).map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
const password = 'correct horse 배터리'
const seller = { name: '새 기업', ceo: '김새', category: '식품', address: '서울', certificate: 'SEOUL_AWARD', productCategory: '차' }
const buyer = { name: 'New Buyer', ceo: 'Kim', category: 'Food', address: 'Hanoi', buyerType: 'ONLINE', city: 'Hanoi', country: 'VN' }
const join = async (to: string, change: object) =>
  server.ask('POST /api/v1/users', {
    body: {
      username: to.split('@')[0],
      password,
      name: '새 담당',
      userType: 'COMPANY',
      certification: await certify(db, { channel: 'EMAIL', to }),
      consents: agreed(),
      ...change,
    },
  })

describe('a link for a group', () => {
  it('lets who joins by it apply at once, once, with the group noted for staff', async () => {
    const fair = await addFair(server)
    const link = await make(fair._id)
    expect((await read(link.code.toUpperCase())).answer.link).toEqual({ _fair: fair._id, fair: 'Autumn fair', role: 'SELLER' })
    const { answer } = await join('group@example.com', { role: 'SELLER', company: seller })
    const { token } = await openFor(server, answer.user._id)
    const results = await Promise.all([apply(link.code, token), apply(link.code, token)])
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = results.map((result) => result.answer.participation)
    expect(first).toMatchObject({ _fair: fair._id, role: 'SELLER', state: 'PENDING' })
    expect(second?._id).toBe(first?._id)
    const { participants, joining } = await joiningOf(fair._id, { _link: link._id })
    expect(participants).toMatchObject([{ _id: first?._id, step: 'profile', link: { _id: link._id, name: '서울 우수기업' } }])
    // Nobody has to invite who has come.
    expect(joining.steps[0]?.due).toBe(0)
    expect(await linksOf(fair._id)).toMatchObject([{ _id: link._id, participants: 1, isOver: false, until: null }])
    // Who comes by another one stays with the first.
    const other = await make(fair._id, { name: '부산' })
    expect((await apply(other.code, token)).answer.participation._id).toBe(first?._id)
    expect((await joiningOf(fair._id, { _link: other._id })).participants).toEqual([])
  })

  it('leaves who takes part as is, and lets who was rejected apply anew', async () => {
    const fair = await addFair(server)
    const { token, _participant } = await addTrader(server, fair._id, 'BUYER', 'link-buyer')
    const link = await make(fair._id, { role: 'BUYER' })
    expect((await apply(link.code, token)).answer.participation).toMatchObject({ _id: _participant, state: 'APPROVED' })
    await db.updateTable('fairs_participants').set({ state: 'REJECTED', reason: '서류' }).where('_id', '=', _participant).execute()
    const again = (await apply(link.code, token)).answer.participation
    expect(again).toMatchObject({ _id: _participant, state: 'PENDING', reason: null })
  })

  it('is refused in another role, to members without a company, and to nobody known', async () => {
    const fair = await addFair(server)
    const link = await make(fair._id, { role: 'BUYER' })
    const { token } = await addCompany(server, 'link-seller')
    await db.updateTable('users').set({ role: 'SELLER' }).where('username', '=', 'link-seller').execute()
    expect((await apply(link.code, token)).error.code).toBe('joinLinkRole')
    expect((await server.ask('POST /api/v1/joinLinks/{code}/participants', { params: { code: link.code } })).status).toBe(401)
    expect((await read('none')).status).toBe(404)
    expect((await joiningOf(fair._id)).participants).toEqual([])
  })

  it('is over where staff have ended it, after its last day, and after the fair', async () => {
    const fair = await addFair(server)
    const { token } = await addTrader(server, (await addFair(server))._id, 'SELLER', 'late-seller')
    const ended = await make(fair._id)
    expect([(await end(fair._id, ended._id)).status, (await end(fair._id, ended._id)).status]).toEqual([204, 204])
    const yesterday = new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    const late = await make(fair._id, { until: yesterday })
    for (const { code } of [ended, late]) {
      expect((await read(code)).error.code).toBe('joinLinkOver')
      expect((await apply(code, token)).error.code).toBe('joinLinkOver')
    }
    const good = await make(fair._id, { until: tomorrow })
    expect((await read(good.code)).status).toBe(200)
    expect((await linksOf(fair._id)).map(({ isOver }) => isOver)).toEqual([false, true, true])
    const past = await addFair(server, { days: [new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString().slice(0, 10)] })
    expect((await read((await make(past._id)).code)).error.code).toBe('joinLinkOver')
    // A link of another fair is none of this one.
    expect((await end((await addFair(server))._id, good._id)).status).toBe(404)
  })

  it('is made by staff of fairs alone, and as many as a fair may have', async () => {
    const fair = await addFair(server)
    const { token } = await addTrader(server, fair._id, 'SELLER', 'no-staff')
    const body = { name: 'x', role: 'SELLER' as const }
    expect((await server.ask('POST /api/console/fairs/{_id}/joinLinks', { token, params: { _id: fair._id }, body })).status).toBe(403)
    const rows = Array.from({ length: 100 }, (_one, at) => ({
      _id: `019a0000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      createdAt: new Date().toISOString(),
      _fair: fair._id,
      code: `code${at}`,
      name: 'x',
      role: 'SELLER' as const,
      until: null,
    }))
    await db.insertInto('joinLinks').values(rows).execute()
    const more = await server.ask('POST /api/console/fairs/{_id}/joinLinks', { token: admin, params: { _id: fair._id }, body })
    expect([more.status, more.error.code]).toEqual([409, 'limitReached'])
  })
})

describe('who joins by themselves with the mail of an invited account', () => {
  const list = async (_id: string, entry: object) =>
    server.ask('POST /api/console/fairs/{_id}/participants', { token: admin, params: { _id }, body: { entry, state: 'PENDING' } })
  const accounts = (mail: string) => db.selectFrom('users').selectAll().where('email', '=', mail).execute()

  it('takes it over, with what they say of the company, and has no second one', async () => {
    const fair = await addFair(server)
    const mail = 'taken@example.com'
    const { participant } = (await list(fair._id, { company: 'Listed', role: 'BUYER', mail, country: 'VN' })).answer
    const link = await make(fair._id, { role: 'BUYER' })
    const { status, answer } = await join(mail, { username: 'Hanoi', role: 'BUYER', userType: 'PERSON', locale: 'en', company: buyer })
    expect(status).toBe(201)
    const all = await accounts(mail)
    expect(all).toMatchObject([
      {
        _id: answer.user._id,
        username: 'Hanoi',
        usernameKey: 'hanoi',
        name: '새 담당',
        status: 'active',
        userType: 'PERSON',
        locale: 'en',
      },
    ])
    const authorization = `Basic ${Buffer.from(`Hanoi:${password}`).toString('base64')}`
    expect((await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })).status).toBe(200)
    const { token } = await openFor(server, answer.user._id)
    const { company } = (await server.ask('GET /api/v1/me/company', { token })).answer
    expect(company).toMatchObject({ name: 'New Buyer', country: 'VN', city: 'Hanoi', district: null })
    expect((await apply(link.code, token)).answer.participation._id).toBe(participant._id)
    expect((await joiningOf(fair._id)).participants).toMatchObject([{ step: 'documents', link: { _id: link._id } }])
    const consents = await db.selectFrom('consents').select('code').where('_user', '=', answer.user._id).execute()
    expect(consents.length).toBe(2)
  })

  it('is told where they were invited as something else, with the code still good; a member of the firm gets an own account', async () => {
    const fair = await addFair(server)
    const mail = 'otherwise@example.com'
    await list(fair._id, { company: 'Listed', role: 'SELLER', mail })
    const certification = await certify(db, { channel: 'EMAIL', to: mail })
    const refused = await join(mail, { certification, role: 'BUYER', company: buyer })
    expect([refused.status, refused.error.code]).toEqual([409, 'invitedOtherwise'])
    expect((await accounts(mail)).map(({ status }) => status)).toEqual(['invited'])
    // The name of another account is refused, and nothing is taken.
    await join('holder@example.com', { role: 'SELLER', company: seller })
    const taken = await join(mail, { certification, username: 'holder', role: 'SELLER', company: seller })
    expect([taken.status, taken.error.issues?.[0]?.path]).toEqual([409, 'username'])
    expect((await accounts(mail)).map(({ status }) => status)).toEqual(['invited'])
    expect((await join(mail, { certification, role: 'SELLER', company: seller })).status).toBe(201)
    expect((await accounts(mail)).map(({ status }) => status)).toEqual(['active'])
  })
})
