import { terms } from '#contract/support/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTerm } from '../testing/content.ts'
import { sentTo } from '../testing/codes.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const fair = await addFair(server)
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ code, site: 'centre', edition: '1.0' }))
})

let count = 0
const anOwner = (role: 'SELLER' | 'BUYER' = 'SELLER') => addTrader(server, fair._id, role, `owner${(count += 1)}`)
const anAddress = () => `colleague${(count += 1)}@example.com`
const invite = (token: string, email: string, name = '김하나', locale: 'ko' | 'en' | 'cn' = 'ko') =>
  server.ask('POST /api/v1/me/company/people', { token, body: { name, email, locale } })
const found = async (token: string, email: string) => (await people(token)).find((one) => one.email === email)
const people = async (token: string) => (await server.ask('GET /api/v1/me/company/people', { token })).answer.people
const remove = (token: string, _id: string) => server.ask('DELETE /api/v1/me/company/people/{_id}', { token, params: { _id } })
const asking = async (token: string) => (await server.ask('GET /api/v1/me/company/people', { token })).answer.invitations
const accept = (token: string, _id: string, isAccepted = true) =>
  server.ask('PUT /api/v1/me/company/invitations/{_id}', { token, params: { _id }, body: { isAccepted } })
const linkIn = (text = '') => /#invitation=(\S+)/.exec(text)?.[1] ?? ''
const password = 'correct horse 배터리'
const join = (token: string) => {
  const consents = (['terms-of-use', 'privacy-join'] as const).map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
  return server.ask('PUT /api/v1/users/invitation', { body: { token, name: '김하나', password, consents } })
}
const logIn = async (username: string) => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const { answer } = await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })
  return (await server.ask('GET /api/auth/accessToken', { token: answer.refreshToken })).answer.accessToken
}
/** A colleague who has come by the link of the mail. */
async function aColleague(owner: { token: string }) {
  const email = anAddress()
  await invite(owner.token, email)
  const { _id = '' } = (await found(owner.token, email)) ?? {}
  await join(linkIn((await sentTo(server, email))[0]))
  return { _id, email, token: await logIn(email) }
}

describe('a colleague', () => {
  it('is invited by the owner of a company, comes by the link of the mail, and reads the company alone', async () => {
    const owner = await anOwner()
    const email = anAddress()
    expect((await invite(owner.token, email, 'Hana Kim', 'en')).status).toBe(204)
    expect(await people(owner.token)).toMatchObject([{ name: 'Hana Kim', email, state: 'invited', until: expect.any(String) }])
    const [mail = '', ...more] = await sentTo(server, email)
    expect(more).toEqual([])
    expect(mail).toContain(owner.name)
    expect(mail).toContain('lang=en#invitation=')
    const link = linkIn(mail)
    const { invitation } = (await server.ask('POST /api/v1/users/invitation', { body: { token: link } })).answer
    expect(invitation).toMatchObject({ username: email, company: owner.name, role: 'SELLER', isColleague: true })
    expect((await join(link)).status).toBe(200)
    expect((await join(link)).answer).toMatchObject({ code: 'invitationOver' })
    const token = await logIn(email)
    const { company } = (await server.ask('GET /api/v1/me/company', { token })).answer
    expect(company).toMatchObject({ _id: owner._company, name: owner.name, owner: owner.name })
    expect((await server.ask('GET /api/v1/me/company', { token: owner.token })).answer.company.owner).toBeNull()
    expect(await people(owner.token)).toMatchObject([{ name: '김하나', email: null, state: 'joined', until: null }])
    // What belongs to the company is its owner's.
    const body = { name: '다른 이름', ceo: 'x', category: 'x', address: 'x' }
    const refused = [
      await server.ask('PUT /api/v1/me/company', { token, body: { ...body, certificate: 'SEOUL_AWARD', productCategory: 'x' } }),
      await invite(token, anAddress()),
      await remove(token, owner._id),
      await server.ask('POST /api/v1/me/products', {
        token,
        body: { name: { ko: 'x' }, category: 'FOOD', features: { ko: 'x' } },
      }),
    ]
    expect(refused.map((one) => [one.status, (one.answer as { code?: string }).code])).toEqual(refused.map(() => [403, 'companyOwnerOnly']))
    expect([await people(token), (await server.ask('GET /api/v1/me/files', { token })).answer.files]).toEqual([[], []])
  })

  it('who is invited twice has one account and, at once, one mail; after a while the mail goes again', async () => {
    const owner = await anOwner()
    const email = anAddress()
    const [first, second] = await Promise.all([invite(owner.token, email), invite(owner.token, email)])
    expect([first.status, second.status]).toEqual([204, 204])
    expect(await sentTo(server, email)).toHaveLength(1)
    const earlier = new Date(Date.now() + 14 * 24 * 60 * 60_000 - 11 * 60_000).toISOString()
    await db.updateTable('invitationTokens').set({ expiresAt: earlier }).where('address', '=', email).execute()
    expect((await invite(owner.token, email)).status).toBe(204)
    expect(await sentTo(server, email)).toHaveLength(2)
    expect(await people(owner.token)).toHaveLength(1)
  })

  it('is nobody who has a company, is staff or cannot log in, and of ten at most', async () => {
    const [owner, other] = [await anOwner(), await anOwner('BUYER')]
    const colleague = await aColleague(other)
    const codeOf = async (email: string) => ((await invite(owner.token, email)).answer as { code: string }).code
    expect(await codeOf(`${owner.name}@example.com`)).toBe('colleagueElsewhere')
    expect(await codeOf(`${other.name}@example.com`)).toBe('colleagueElsewhere')
    expect(await codeOf(colleague.email)).toBe('colleagueElsewhere')
    const { answer } = await invite(other.token, colleague.email)
    expect(answer).toMatchObject({ code: 'colleagueThere' })
    for (let index = 0; index < 10; index += 1) expect((await invite(owner.token, anAddress())).status).toBe(204)
    expect(await codeOf(anAddress())).toBe('tooManyColleagues')
    await db.updateTable('companies').set({ state: 'PENDING' }).where('_id', '=', other._company).execute()
    expect((await invite(other.token, anAddress())).answer).toMatchObject({ code: 'companyNotApproved' })
  })

  it('who has an account is asked, and says yes or no there: nobody is drawn to a company silently', async () => {
    const [owner, member, stranger] = [await anOwner('BUYER'), await addMember(server, 'hana'), await addMember(server, 'stranger')]
    await invite(owner.token, 'hana@example.com', '하나 과장')
    expect(await found(owner.token, 'hana@example.com')).toMatchObject({ _id: member._id, name: '하나 과장', state: 'asked' })
    const [mail = ''] = await sentTo(server, 'hana@example.com')
    expect(mail).toContain('/mypage/company')
    expect(mail).not.toContain('#')
    // Until then nothing is different.
    expect((await server.ask('GET /api/v1/me/company', { token: member.token })).status).toBe(404)
    expect(await asking(stranger.token)).toEqual([])
    expect((await accept(stranger.token, owner._company)).status).toBe(404)
    expect(await asking(member.token)).toMatchObject([{ _id: owner._company, company: owner.name, owner: owner.name }])
    expect((await accept(member.token, owner._company, false)).status).toBe(204)
    expect([await asking(member.token), await people(owner.token)]).toEqual([[], []])
    await invite(owner.token, 'hana@example.com')
    expect((await accept(member.token, owner._company)).status).toBe(204)
    expect((await server.ask('GET /api/v1/me', { token: member.token })).answer.me.role).toBe('BUYER')
    expect(await people(owner.token)).toMatchObject([{ _id: member._id, name: 'hana', state: 'joined' }])
    expect((await accept(member.token, owner._company)).status).toBe(404)
  })

  it('is asked no more where the owner takes that back, and has no account left where it was never used', async () => {
    const [owner, member, other] = [await anOwner(), await addMember(server, 'duri'), await anOwner()]
    await invite(owner.token, 'duri@example.com')
    expect((await remove(other.token, member._id)).status).toBe(404)
    expect((await remove(owner.token, member._id)).status).toBe(204)
    expect(await asking(member.token)).toEqual([])
    const email = anAddress()
    await invite(owner.token, email)
    const { _id = '' } = (await found(owner.token, email)) ?? {}
    const [mail] = await sentTo(server, email)
    expect((await remove(other.token, _id)).status).toBe(404)
    expect((await remove(owner.token, _id)).status).toBe(204)
    expect(await people(owner.token)).toEqual([])
    expect((await join(linkIn(mail))).answer).toMatchObject({ code: 'invitationOver' })
    expect(await db.selectFrom('users').select(['status', 'email', '_companyOf']).where('_id', '=', _id).executeTakeFirst()).toEqual({
      status: 'withdrawn',
      email: null,
      _companyOf: null,
    })
    expect((await invite(owner.token, email)).status).toBe(204)
  })

  it('is a member without a company after the owner has taken them out, and after the company was closed', async () => {
    const owner = await anOwner()
    const [first, second] = [await aColleague(owner), await aColleague(owner)]
    const address = anAddress()
    await invite(owner.token, address)
    const waiting = (await found(owner.token, address))?._id ?? ''
    expect((await remove(owner.token, first._id)).status).toBe(204)
    const roleOf = async (_id: string) =>
      db.selectFrom('users').select(['role', 'status', '_companyOf']).where('_id', '=', _id).executeTakeFirstOrThrow()
    expect(await roleOf(first._id)).toEqual({ role: 'MEMBER', status: 'active', _companyOf: null })
    expect((await server.ask('GET /api/v1/me/company', { token: first.token })).status).toBe(404)
    const admin = await server.login('admin')
    const withdrawn = await server.ask('POST /api/console/users/{_id}/withdraw', {
      token: admin,
      params: { _id: owner._id },
      body: { reason: '본인 요청으로 탈퇴' },
    })
    expect(withdrawn.status).toBe(204)
    expect(await roleOf(second._id)).toEqual({ role: 'MEMBER', status: 'active', _companyOf: null })
    expect(await roleOf(waiting)).toMatchObject({ status: 'withdrawn', _companyOf: null })
  })

  it('who closes their account leaves the company as it is', async () => {
    const owner = await anOwner()
    const colleague = await aColleague(owner)
    expect((await server.ask('POST /api/v1/me/withdraw', { token: colleague.token, body: { password } })).status).toBe(204)
    expect(await people(owner.token)).toEqual([])
    expect((await server.ask('GET /api/v1/me/company', { token: owner.token })).status).toBe(200)
  })
})
