import { levels } from '#contract/account/levels.ts'
import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { addCompany } from '../testing/companies.ts'
import { aConsent } from '../testing/consents.ts'
import { addMember, openFor } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addConsents } from './consents.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { mail } = server.app.platform
const token = await server.login('admin')
const at = new Date().toISOString()

const actionsOf = async (_item: string) =>
  (await db.selectFrom('audit').select(['action', 'reason']).where('_item', '=', _item).orderBy('at').orderBy('_id').execute()).map(
    ({ action, reason }) => (reason === null ? action : `${action}: ${reason}`),
  )

/** A clerk with these scopes, logged in. */
async function clerk(username: string, scopes: (typeof levels.consoleItem)['_output']['scopes']) {
  const level = await server.add(levels, { name: username, scopes })
  const { _id } = await addMember(server, username)
  await db.updateTable('users').set({ _level: level._id, role: 'STAFF' }).where('_id', '=', _id).execute()
  return (await openFor(server, _id)).token
}
const inquiries = await clerk('inquiries', ['console', 'console:inquiries'])
const settings = await clerk('settings', ['console', 'console:settings'])

describe('what staff see of one person', () => {
  it('is the account with its security, sessions and consents, each reading noted', async () => {
    const { _id } = await addMember(server, 'whole')
    const agreed = aConsent(at)
    await addConsents(db, _id, [agreed])
    const asked = { token, params: { _id } }
    const { account } = (await server.ask('GET /api/console/users/{_id}/account', asked)).answer
    expect(account).toMatchObject({ hasFactor: false, passkeys: 0, sessions: 1, bookmarks: 0, company: null, canActAs: true })
    const { sessions } = (await server.ask('GET /api/console/users/{_id}/sessions', asked)).answer
    expect(sessions).toMatchObject([{ network: expect.any(String) as string }])
    const { consents } = (await server.ask('GET /api/console/users/{_id}/consents', asked)).answer
    expect(consents).toMatchObject([{ code: 'terms-of-use', version: '1.0', isAgreed: true }])
    expect((await server.ask('DELETE /api/console/users/{_id}/sessions', asked)).status).toBe(204)
    expect((await server.ask('GET /api/console/users/{_id}/account', asked)).answer.account.sessions).toBe(0)
    expect(await actionsOf(_id)).toEqual(['read', 'read', 'read', 'change', 'read'])
  })

  it('names requests of the same number to who may see both, and to nobody else', async () => {
    const { _id } = await addMember(server, 'caller')
    await db.updateTable('users').set({ phone: '01012345678' }).where('_id', '=', _id).execute()
    const request = { name: '김하늘', phone: '010-1234-5678', content: '전화로 받음' }
    expect((await server.ask('POST /api/console/forms', { token, body: request })).status).toBe(201)
    const asked = { params: { _id } }
    const { requests } = (await server.ask('GET /api/console/users/{_id}/requests', { ...asked, token })).answer
    expect(requests).toMatchObject([{ name: '김하늘' }])
    expect(await actionsOf(requests[0]?._id ?? '')).toContain('list')
    expect((await server.ask('GET /api/console/users/{_id}/requests', { ...asked, token: inquiries })).status).toBe(403)
  })

  it('names what was sent to the account to who may see accounts, and no longer once it is closed', async () => {
    const { _id } = await addMember(server, 'recipient')
    await db
      .insertInto('deliveries')
      .values({ _id, _user: _id, channel: 'EMAIL', template: 'letter', state: 'sent', attempts: 1, nextAt: at, createdAt: at })
      .execute()
    const list = (by: string, query: object) => server.ask('GET /api/console/deliveries', { token: by, query })
    expect((await list(token, { _user: _id })).answer.summary.total).toBe(1)
    expect((await list(settings, { _user: _id })).status).toBe(403)
    expect((await list(settings, {})).status).toBe(200)
    await server.ask('POST /api/console/users/{_id}/withdraw', { token, params: { _id }, body: { reason: '본인이 전화로 요청' } })
    expect((await list(token, { _user: _id })).answer.summary.total).toBe(0)
  })
})

describe('the decision about a company', () => {
  const decide = (_id: string, body: object, version?: number) =>
    server.ask('PUT /api/console/companies/{_id}', {
      token,
      params: { _id },
      body,
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    })
  const sentTo = (_user: string) => db.selectFrom('deliveries').select('template').where('_user', '=', _user).execute()

  it('is mailed with its reason, in the member’s language, once for a double click', async () => {
    const { _id, _company, token: own } = await addCompany(server, 'rejected', { role: 'BUYER' })
    await db.updateTable('users').set({ locale: 'en' }).where('_id', '=', _id).execute()
    const missing = await decide(_company, { state: 'REJECTED' })
    expect(missing).toMatchObject({ status: 400, error: { issues: [{ path: 'reason' }] } })
    const twice = await Promise.all([1, 2].map(() => decide(_company, { state: 'REJECTED', reason: '연락이 닿지 않음' }, 1)))
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
    expect((await decide(_company, { state: 'REJECTED', reason: '연락이 닿지 않음' })).status).toBe(200)
    expect(await sentTo(_id)).toEqual([{ template: 'companyRejected' }])
    await mail.idle()
    const [letter] = mail.outbox?.messages.filter(({ to }) => to === 'rejected@example.com') ?? []
    expect(letter).toMatchObject({ channel: 'EMAIL', text: expect.stringMatching(/연락이 닿지 않음[^]*My company/) as string })
    expect((await server.ask('GET /api/v1/me/company', { token: own })).answer.company).toMatchObject({
      state: 'REJECTED',
      reason: '연락이 닿지 않음',
    })

    expect((await decide(_company, { state: 'APPROVED' })).answer.company).toMatchObject({ state: 'APPROVED', reason: null })
    expect(await sentTo(_id)).toEqual([{ template: 'companyRejected' }, { template: 'companyApproved' }])
  })
})

describe('an account that staff close', () => {
  it('is erased as its owner would erase it, also where it is suspended, with the reason in the log', async () => {
    const { _id, _company } = await addCompany(server, 'leaving')
    const removed = await server.ask('DELETE /api/console/users/{_id}', { token, params: { _id } })
    expect(removed).toMatchObject({ status: 409, error: { code: 'memberInUse' } })
    await server.ask('PUT /api/console/users/{_id}', { token, params: { _id }, body: { status: 'suspended' } })
    const close = () =>
      server.ask('POST /api/console/users/{_id}/withdraw', { token, params: { _id }, body: { reason: '본인이 서면으로 요청' } })
    expect((await close()).status).toBe(204)
    expect(await repositoryOf(users).find(db, _id)).toMatchObject({ status: 'withdrawn', name: '탈퇴한 회원', email: null })
    expect(await repositoryOf(companies).find(db, _company)).toBeUndefined()
    expect(await actionsOf(_id)).toContain('withdraw: 본인이 서면으로 요청')
    expect((await close()).status).toBe(404)
    const reopened = await server.ask('PUT /api/console/users/{_id}', { token, params: { _id }, body: { status: 'active' } })
    expect(reopened).toMatchObject({ status: 400, error: { issues: [{ path: 'status' }] } })
  })

  it('is not one that may do more than who closes it, nor the last administrator', async () => {
    const personnel = await clerk('personnel', ['console', 'console:members'])
    const admin = await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirstOrThrow()
    const close = (by: string) =>
      server.ask('POST /api/console/users/{_id}/withdraw', { token: by, params: admin, body: { reason: '시험 삼아 닫기' } })
    expect((await close(personnel)).status).toBe(403)
    expect((await server.ask('DELETE /api/console/users/{_id}/sessions', { token: personnel, params: admin })).status).toBe(403)
    await db.updateTable('users').set({ status: 'suspended' }).where('username', '=', 'personnel').execute()
    expect((await close(token)).error.code).toBe('lastAdministrator')
  })
})
