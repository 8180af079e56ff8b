import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import type { ServerModule } from '../module.ts'
import { certify } from '../testing/certification.ts'
import { aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { hashPassword } from './passwords.ts'

const seen: string[] = []
/** As a shop would give points to who joins, and take them from who leaves. */
const beside: ServerModule = {
  contract: { name: 'witness', resources: [], calls: {} },
  onJoin: [async ({ _id, username, status, _level }) => void seen.push(`${username} joins ${status} ${String(_level)} ${_id}`)],
  onLeave: [async (_user) => void seen.push(`${_user} leaves`)],
  routes: () => undefined,
}
const server = await serverForFile({ hasAccounts: true, beside })
const { db } = server.database
const token = await server.login('admin')
const password = 'correct horse 배터리'
const reason = '본인이 전화로 부탁했습니다'

describe('a module', () => {
  it('hears of an account, whether its owner or staff make it', async () => {
    for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ code, edition: '1.0' }))
    const consents = ['terms-of-use', 'privacy-join'].map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
    const certification = await certify(db, { channel: 'EMAIL', to: 'own@example.com' })
    const own = { username: 'Own', password, name: '가온', userType: 'PERSON', certification, consents }
    const joined = await server.ask('POST /api/v1/users', { body: own })
    const made = await server.ask('POST /api/console/users', {
      token,
      body: { username: 'made', password, name: '나래', role: 'MEMBER', _level: null },
    })
    expect([joined.status, made.status]).toEqual([201, 201])
    expect(seen.splice(0)).toEqual([`Own joins active null ${joined.answer.user._id}`, `made joins active null ${made.answer.user._id}`])
    const keys = await db.selectFrom('users').select('usernameKey').where('username', 'in', ['Own', 'made']).orderBy('username').execute()
    expect(keys.map(({ usernameKey }) => usernameKey)).toEqual(['own', 'made'])
  })

  it('hears of one that is closed by its owner or by staff, and of one that is removed', async () => {
    const closing = await addMember(server, 'closing', { passwordHash: await hashPassword(password) })
    const [closed, removed] = [await addMember(server, 'closed'), await addMember(server, 'removed')]
    const statuses = [
      await server.ask('POST /api/v1/me/withdraw', { token: closing.token, body: { password } }),
      await server.ask('POST /api/console/users/{_id}/withdraw', { token, params: { _id: closed._id }, body: { reason } }),
      await server.ask('DELETE /api/console/users/{_id}', { token, params: { _id: removed._id } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([204, 204, 204])
    expect(seen.splice(0)).toEqual([closing, closed, removed].map(({ _id }) => `${_id} leaves`))
    const left = await db.selectFrom('sessions').select('_user').where('_user', 'in', [closing._id, closed._id, removed._id]).execute()
    expect(left).toEqual([])
  })
})
