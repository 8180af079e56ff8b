import { v7 as uuid } from 'uuid'
import { noPassword } from '../account/passwords.ts'
import { openSession } from '../account/sessions.ts'
import { usernameKey } from '../account/usernames.ts'
import { users } from '#contract/account/users.ts'
import type { TestServer } from './server.ts'

/** Opens a session without a password, as logging in does after it. */
export async function openFor(server: TestServer, _id: string, userAgent = 'test') {
  const refreshToken = await openSession(server.database.db, _id, { userAgent, network: '192.0.2.1' })
  const { answer } = await server.ask('GET /api/auth/accessToken', { token: refreshToken })
  return { refreshToken: answer.refreshToken, token: answer.accessToken }
}

/** An account as people have, with no level, and a session of it. Without `passwordHash` nobody can log in to it. */
export async function addMember(server: TestServer, username: string, change: { passwordHash?: string; name?: string } = {}) {
  const { passwordHash = noPassword(), name = username } = change
  const account = { username, name, userType: 'PERSON', role: 'MEMBER', status: 'active', _level: null } as const
  const stored = { email: `${username}@example.com`, phone: null, channels: [], locale: 'ko' as const }
  const _id = uuid()
  await server.add(users, { _id, ...account, ...stored, ...({ usernameKey: usernameKey(username), passwordHash } as object) })
  return { _id, ...(await openFor(server, _id)) }
}
