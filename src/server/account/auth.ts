import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import { v7 as uuid } from 'uuid'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { credentialsOf } from '../http/access.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { serve } from '../http/route.ts'
import { networkOf } from '../http/usage-window.ts'
import { deviceCookie, deviceOf } from './device-cookie.ts'
import { loginAttempts } from './login-attempts.ts'
import { verifyPassword } from './passwords.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends after two weeks without use, and after 90 days at the latest. */
const idle = 14 * day
const absolute = 90 * day
const accessMinutes = 10

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const findSigningKey = (db: Db) => db.selectFrom('secrets').select('value').where('name', '=', 'accessToken').executeTakeFirst()

/** The key that signs access tokens: made at the first start, kept in the database. */
export async function readSigningKey({ db, exclusively }: Database): Promise<Uint8Array> {
  const make = () =>
    exclusively(async (own) => {
      const value = randomBytes(32).toString('base64url')
      return (
        (await findSigningKey(own)) ??
        own.insertInto('secrets').values({ name: 'accessToken', value }).returning('value').executeTakeFirstOrThrow()
      )
    })
  const { value } = (await findSigningKey(db)) ?? (await make())
  return Buffer.from(value, 'base64url')
}

/** Active accounts, each with the scopes of its level. */
const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('levels', 'levels._id', 'users._level')
    .select(['users._id', 'users.role', 'users.userType', 'levels.scopes'])
    .where('users.status', '=', 'active')

const scopesOf = (account: { scopes: string | null }) => JSON.parse(account.scopes ?? '[]') as Caller['scopes']

/** Who an access token belongs to. Its session, and the account's status and scopes, are read again at each call. */
export const authenticator =
  (db: Db, key: Uint8Array) =>
  async (token: string): Promise<Caller | undefined> => {
    const payload = await jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
      (verified) => verified.payload,
      () => undefined,
    )
    if (payload?.sub === undefined || typeof payload['sid'] !== 'string') return undefined
    const account = await accounts(db)
      .innerJoin('sessions', 'sessions._user', 'users._id')
      .where('sessions._id', '=', payload['sid'])
      .where('users._id', '=', payload.sub)
      .executeTakeFirst()
    return account && { _id: account._id, sessionId: payload['sid'], role: account.role, scopes: scopesOf(account) }
  }

/** Removes sessions that have ended. */
export async function removeOldSessions(db: Db, now = new Date()): Promise<void> {
  const idleSince = new Date(now.getTime() - idle).toISOString()
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now.toISOString()), eb('usedAt', '<=', idleSince)]))
    .execute()
}

async function sessionOf(db: Db, request: FastifyRequest) {
  const token = credentialsOf(request, 'Bearer') ?? ''
  const now = new Date()
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .where('usedAt', '>', new Date(now.getTime() - idle).toISOString())
    .executeTakeFirst()
  if (session === undefined) throw new ApiError('unauthorized')
  return session
}

/** Login in two steps, and logout (specification 4 and 7.2). */
export function serveAuth(app: FastifyInstance, key: Uint8Array): void {
  const attempts = loginAttempts()
  serve(app, 'GET /api/auth/refreshToken', async (_input, { db, request, addHeader }) => {
    const [username = '', ...rest] = Buffer.from(credentialsOf(request, 'Basic') ?? '', 'base64')
      .toString('utf8')
      // PostgreSQL takes no NUL: it becomes a sign that nobody's name has.
      .replaceAll('\0', '\ufffd')
      .slice(0, 500)
      .split(':')
    const user = await db.selectFrom('users').select(['_id', 'passwordHash', 'status']).where('username', '=', username).executeTakeFirst()
    const network = networkOf(request.ip)
    const attempt = { username, network, device: deviceOf(key, request.headers.cookie, username) }
    attempts.begin(attempt)
    const isRight = await verifyPassword(rest.join(':'), user?.passwordHash, network).catch((error: unknown) => {
      attempts.takeBack(attempt)
      throw error
    })
    if (!isRight || user?.status !== 'active') throw new ApiError('badCredentials')
    attempts.takeBack(attempt)
    if (attempt.device === undefined) addHeader('set-cookie', deviceCookie(key, username, app.platform.config.origin.startsWith('https:')))
    const refreshToken = randomBytes(32).toString('base64url')
    const now = new Date()
    await db
      .insertInto('sessions')
      .values({
        _id: uuid(),
        _user: user._id,
        tokenHash: hashToken(refreshToken),
        createdAt: now.toISOString(),
        usedAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + absolute).toISOString(),
      })
      .execute()
    return { refreshToken }
  })

  serve(app, 'GET /api/auth/accessToken', async (_input, { db, request }) => {
    const session = await sessionOf(db, request)
    const account = await accounts(db).where('users._id', '=', session._user).executeTakeFirst()
    if (account === undefined) throw new ApiError('unauthorized')
    await db.updateTable('sessions').set({ usedAt: new Date().toISOString() }).where('_id', '=', session._id).execute()
    const claims = { scopes: scopesOf(account), userType: account.userType, role: account.role, sid: session._id }
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(account._id)
      .setIssuedAt()
      .setExpirationTime(`${accessMinutes}m`)
      .sign(key)
    return { accessToken }
  })

  serve(app, 'DELETE /api/auth/refreshToken', async (_input, { db, request }) => {
    await db
      .deleteFrom('sessions')
      .where('_id', '=', (await sessionOf(db, request))._id)
      .execute()
  })
}
