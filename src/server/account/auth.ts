import { authCalls } from '#contract/account/auth.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { readOrMakeSecret, writeSecret } from '../db/secrets.ts'
import { credentialsOf } from '../http/access.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller, TokenKey } from '../http/platform.ts'
import { type Context, serve } from '../http/route.ts'
import { networkOf } from '../http/network-of.ts'
import { originOf } from '../http/origins.ts'
import { hasFactor, consumeCode } from './factors.ts'
import { findActing } from './acting.ts'
import { deviceCookie, deviceOf } from './device-cookie.ts'
import { beginAttempt, takeBackAttempt } from './login-attempts.ts'
import { factorKeyFrom } from './one-time-codes.ts'
import { openWithPasskey } from './passkeys.ts'
import { verifyPassword } from './passwords.ts'
import { type Credentials, openSealed, publicKey } from './sealing.ts'
import { continueSession, endSessions, findSession, type Login, openVerified, type Place } from './sessions.ts'
import { findAccount, usernameKey } from './usernames.ts'

const accessMinutes = 10

const newKey = () => randomBytes(32).toString('base64url')

/** The key of the installation, from which others are derived: made at the first start, sealed in the database. */
export const readServerKey = async (database: Database): Promise<Uint8Array> =>
  Buffer.from(await readOrMakeSecret(database, 'accessToken', newKey), 'base64url')

const tokenSecret = 'tokens'
/** A process notices another key after so long, in milliseconds. */
const noticed = 5000

/** Reads the key that signs access tokens; makes it at the first start. */
export async function tokenKeyOf(database: Database): Promise<TokenKey> {
  const ask = async () => Buffer.from(await readOrMakeSecret(database, tokenSecret, newKey), 'base64url')
  let [key, readAt] = [await ask(), performance.now()]
  return {
    known: () => key,
    read: async () => {
      if (performance.now() - readAt > noticed) {
        readAt = performance.now()
        key = await ask()
      }
      return key
    },
  }
}

/** Makes another key for access tokens: those that there are end within seconds, and logins go on with new ones. */
export const changeTokenKey = (place: Pick<Database, 'db' | 'sealer'>): Promise<void> => writeSecret(place, tokenSecret, newKey())

/** Active accounts, each with the scopes of its level. */
const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('levels', 'levels._id', 'users._level')
    .select(['users._id', 'users.role', 'users.userType', 'levels.scopes'])
    .where('users.status', '=', 'active')

const scopesOf = (account: { scopes: string | null }) => JSON.parse(account.scopes ?? '[]') as Caller['scopes']

/** Creates the function that resolves an access token to its caller. Session, status and scopes are read again at each call. */
export const authenticator =
  (db: Db, tokenKey: TokenKey) =>
  async (token: string): Promise<Caller | undefined> => {
    const payload = await jwtVerify(token, await tokenKey.read(), { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
      (verified) => verified.payload,
      () => undefined,
    )
    if (payload?.sub === undefined || typeof payload['sid'] !== 'string') return undefined
    if ('actor' in payload) return findActing(db, { _id: payload['sid'], _user: payload.sub })
    const account = await accounts(db)
      .innerJoin('sessions', 'sessions._user', 'users._id')
      .where('sessions._id', '=', payload['sid'])
      .where('users._id', '=', payload.sub)
      .executeTakeFirst()
    return account && { _id: account._id, sessionId: payload['sid'], role: account.role, scopes: scopesOf(account) }
  }

/** What was typed: sealed (sealing.ts), or as it is. */
async function credentialsIn(place: Pick<Database, 'db' | 'sealer'>, request: FastifyRequest): Promise<Credentials | undefined> {
  const given = credentialsOf(request, 'Basic') ?? ''
  // Base64 has no dots.
  if (given.includes('.')) return openSealed(place, given)
  const [username = '', ...rest] = Buffer.from(given, 'base64').toString('utf8').split(':')
  const code = request.headers['one-time-code']
  return { username, password: rest.join(':'), code: typeof code === 'string' ? code.slice(0, 40) : undefined }
}

const placeOf = (request: FastifyRequest): Place => ({
  userAgent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 300),
  network: networkOf(request.ip),
})

/** Login in two steps, and logout (specification 4 and 7.2). */
export function serveAuth(app: FastifyInstance, key: Uint8Array): void {
  const { database, config, tokenKey } = app.platform
  const factorKey = factorKeyFrom(key)

  /** Whose username and password were given. @throws ApiError `badCredentials`, and what else is wrong */
  const openWithPassword = async ({ db, request, addHeader }: Context): Promise<Login> => {
    const typed = await credentialsIn({ db, sealer: database.sealer }, request)
    if (typed === undefined) throw new ApiError('sealExpired')
    // PostgreSQL takes no NUL: it becomes a sign that nobody's name has.
    const given = typed.username.replaceAll('\0', '\ufffd').slice(0, 500)
    const user = await findAccount(db, given)
    // All spellings of a name are one account, so their attempts are counted together.
    const username = usernameKey(given).slice(0, 500)
    const network = networkOf(request.ip)
    const attempt = { username, network, device: deviceOf(key, request.headers.cookie, username) }
    await beginAttempt(db, attempt)
    const isRight = await verifyPassword(typed.password, user?.passwordHash, network).catch(async (error: unknown) => {
      await takeBackAttempt(db, attempt)
      throw error
    })
    if (!isRight || user?.status !== 'active') throw new ApiError('badCredentials')
    // Only who knows the password learns that there is a second factor. A wrong code counts as a wrong password does.
    if (await hasFactor(db, user._id)) {
      if (typed.code === undefined) await takeBackAttempt(db, attempt)
      if (typed.code === undefined) throw new ApiError('codeNeeded')
      if (!(await consumeCode(db, factorKey, user._id, typed.code))) throw new ApiError('codeRefused')
    }
    await takeBackAttempt(db, attempt)
    const isSecure = originOf(config, request.headers).startsWith('https:')
    if (attempt.device === undefined) addHeader('set-cookie', deviceCookie(key, username, isSecure))
    return { _user: user._id, passwordHash: user.passwordHash }
  }

  serve(app, authCalls, {
    'GET /api/auth/publicKey': async () => ({ key: await publicKey(database), time: new Date().toISOString() }),
    'GET /api/auth/refreshToken': async (_input, context) => {
      const { db, request } = context
      const passkey = credentialsOf(request, 'Passkey')
      const login = await (passkey === undefined ? openWithPassword(context) : openWithPasskey(request, db, key, passkey))
      const refreshToken = await openVerified(db, login, placeOf(request))
      if (refreshToken === undefined) throw new ApiError(passkey === undefined ? 'badCredentials' : 'passkeyUnknown')
      return { refreshToken }
    },
    'GET /api/auth/accessToken': async (_input, { db, request }) => {
      const token = credentialsOf(request, 'Bearer') ?? ''
      const continued = await db.transaction().execute((transaction) => continueSession(transaction, key, token, placeOf(request)))
      if (continued === undefined) throw new ApiError('unauthorized')
      const { session, refreshToken } = continued
      const account = await accounts(db).where('users._id', '=', session._user).executeTakeFirst()
      if (account === undefined) throw new ApiError('unauthorized')
      const claims = { scopes: scopesOf(account), userType: account.userType, role: account.role, sid: session._id }
      const accessToken = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(account._id)
        .setIssuedAt()
        .setExpirationTime(`${accessMinutes}m`)
        .sign(await tokenKey.read())
      return { accessToken, refreshToken }
    },
    'DELETE /api/auth/refreshToken': async (_input, { db, request }) => {
      const session = await findSession(db, credentialsOf(request, 'Bearer') ?? '')
      if (session === undefined) throw new ApiError('unauthorized')
      await endSessions(db, session._user, { only: session._id })
    },
  })
}
