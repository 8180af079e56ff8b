import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Paging } from '#contract/paging.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import type { TakeBack } from '../module.ts'
import { present } from './refresh-chain.ts'
import { findAccount } from './usernames.ts'

const day = 24 * 60 * 60 * 1000
/** A session ends after two weeks without use, and after 90 days at the latest. */
const idle = 14 * day
const absolute = 90 * day

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** From where a session is used. */
export interface Place {
  /** What the browser says of itself. */
  userAgent: string
  network: string
}

/** Opens a session. Returns its first refresh token: 256 bits, of which only the hash is stored. */
export async function openSession(db: Db, _user: string, { userAgent, network }: Place): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  await db
    .insertInto('sessions')
    .values({
      _id: uuid(),
      _user,
      tokenHash: hashToken(token),
      previousHash: null,
      rotatedAt: now.toISOString(),
      replacements: 0,
      userAgent,
      network,
      createdAt: now.toISOString(),
      usedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + absolute).toISOString(),
    })
    .execute()
  return token
}

/** Locks the row of an account. Of two who do so, the later sees what the earlier has committed. */
export const lockRow = (db: Db, _user: string) =>
  db
    .updateTable('users')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('_id', '=', _user)

/** A login that was verified, and by what. */
export type Login = { _user: string } & ({ passwordHash: string } | { _passkey: string })

/**
 * Opens a session for a login. To verify one takes a while, in which its password or passkey may have been taken away: what it was
 * verified by has to be there still. @returns the refresh token; nothing where it is not, or the account is not active
 */
export const openVerified = (db: Db, login: Login, place: Place): Promise<string | undefined> =>
  db.transaction().execute(async (own) => {
    const { _user } = login
    const account = lockRow(own, _user).where('status', '=', 'active')
    const known = 'passwordHash' in login ? account.where('passwordHash', '=', login.passwordHash) : account
    if ((await known.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return undefined
    const passkey = own.selectFrom('passkeys').select('_id')
    if ('_passkey' in login && (await passkey.where('_id', '=', login._passkey).executeTakeFirst()) === undefined) return undefined
    return openSession(own, _user, place)
  })

/**
 * Holds the session of a caller who gets a right that outlasts it: it has not ended since the call began, or the right is seen by
 * who ends it. In a transaction.
 * @throws ApiError `unauthorized`
 */
export async function holdSession(db: Db, { _id, sessionId }: Pick<Caller, '_id' | 'sessionId'>): Promise<void> {
  await lockRow(db, _id).execute()
  const session = await db.selectFrom('sessions').select('_id').where('_id', '=', sessionId).executeTakeFirst()
  if (session === undefined) throw new ApiError('unauthorized')
}

/** Sessions that are not over. */
const open = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .where('sessions.expiresAt', '>', now.toISOString())
    .where('sessions.usedAt', '>', new Date(now.getTime() - idle).toISOString())

/** The session that a token was issued for, and is not over. */
async function findByHash(db: Db, hash: string, now: Date) {
  const found = open(db, now).selectAll('sessions')
  const held = await found.where((eb) => eb.or([eb('tokenHash', '=', hash), eb('previousHash', '=', hash)])).executeTakeFirst()
  const former = found.innerJoin('formerTokens', 'formerTokens._session', 'sessions._id').where('formerTokens.tokenHash', '=', hash)
  return held ?? (await former.executeTakeFirst())
}

type Session = NonNullable<Awaited<ReturnType<typeof findByHash>>>

/** A session that goes on, and the token with which it does so the next time. */
export interface Continued {
  session: Pick<Session, '_id' | '_user'>
  refreshToken: string
}

/** Writes what has changed of a session. False where somebody else was faster. */
async function write(db: Db, { _id, tokenHash }: Session, change: Partial<Omit<Session, '_id'>>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(change)
    .where('_id', '=', _id)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Exchanges a refresh token for the next one (refresh-chain.ts). In a transaction.
 * @returns nothing where the token is of no session, or of one that ends hereby
 */
export async function continueSession(db: Db, key: Uint8Array, token: string, place: Place): Promise<Continued | undefined> {
  const now = new Date()
  const presented = hashToken(token)
  const session = await findByHash(db, presented, now)
  if (session === undefined) return undefined
  const { _id, tokenHash: current, previousHash: previous, rotatedAt, replacements } = session
  // Derived, so that it is the same in every process, and stored nowhere.
  const successorOf = (count: number) => createHmac('sha256', key).update(`refresh ${count} ${token}`).digest('base64url')
  const step = present(
    { current, previous, rotatedAt: Date.parse(rotatedAt), replacements },
    presented,
    (count) => hashToken(successorOf(count)),
    now.getTime(),
  )
  if (step === undefined) {
    await db.deleteFrom('sessions').where('_id', '=', _id).execute()
    return undefined
  }
  const { chain, former } = step
  const moved = {
    tokenHash: chain.current,
    previousHash: chain.previous,
    rotatedAt: new Date(chain.rotatedAt).toISOString(),
    replacements: chain.replacements,
  }
  if (!(await write(db, session, { ...place, usedAt: now.toISOString(), ...moved }))) return continueSession(db, key, token, place)
  if (former !== null) await db.insertInto('formerTokens').values({ tokenHash: former, _session: _id }).execute()
  return { session, refreshToken: successorOf(chain.replacements) }
}

/** The session of a refresh token, whichever of its tokens it is: a former one may end it, too. */
export const findSession = (db: Db, token: string): Promise<Session | undefined> => findByHash(db, hashToken(token), new Date())

/** A page of the sessions of an account, and how many there are. */
export async function listSessions(db: Db, _user: string, { limit, skip, sort }: Required<Paging>) {
  const own = open(db, new Date()).where('_user', '=', _user)
  const { total } = await own.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const sessions = await own
    .select(['_id', 'createdAt', 'usedAt', 'userAgent', 'network'])
    .orderBy('createdAt', direction)
    .orderBy('_id', direction)
    .limit(limit)
    .offset(skip)
    .execute()
  return { sessions, summary: { total: Number(total), limit, skip } }
}

/** Ends sessions of an account: one of them, or all but one, or all. In a transaction; rights that outlast them are taken away after it. */
export async function endSessions(db: Db, _user: string, { only, except }: { only?: string; except?: string } = {}): Promise<number> {
  if (only === undefined) await lockRow(db, _user).execute()
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('_user', '=', _user)
    .$if(only !== undefined, (query) => query.where('_id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('_id', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Ends all sessions of an account, or all but one, because somebody else may have had one: what was given away by one of them goes
 * with them. In a transaction.
 * @param takeBack what modules have of that kind
 */
export async function endAllSessions(db: Db, _user: string, takeBack: readonly TakeBack[], keep: { except?: string } = {}): Promise<void> {
  await endSessions(db, _user, keep)
  for (const each of takeBack) await each(db, _user)
}

/** Ends the sessions of an account, or of all, with what would outlast them. Returns of how many. @throws Error where there is none of that name */
export async function endSessionsOf(db: Db, username: string | undefined, takeBack: readonly TakeBack[]): Promise<number> {
  const user = username === undefined ? undefined : await findAccount(db, username)
  if (username !== undefined && user === undefined) throw new Error(`There is no account ${username}.`)
  let ended = 0
  for (let last = '', more = true; more;) {
    const accounts = db.selectFrom('users').select('_id').where('_id', '>', last).orderBy('_id').limit(500)
    const page = user === undefined ? (await accounts.execute()).map(({ _id }) => _id) : [user._id]
    await db.transaction().execute(async (own) => {
      for (const _id of page) await endAllSessions(own, _id, takeBack)
    })
    ended += page.length
    last = page.at(-1) ?? ''
    more = user === undefined && page.length === 500
  }
  return ended
}

/** Removes sessions that have ended. */
export async function removeOldSessions(db: Db, now = new Date()): Promise<void> {
  const idleSince = new Date(now.getTime() - idle).toISOString()
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now.toISOString()), eb('usedAt', '<=', idleSince)]))
    .execute()
}

/**
 * Ends what a backup has kept of logins: sessions, codes, marks of what was used, looks at the site as a member, and uploads, whose
 * parts are not in it.
 */
export async function endAllOfRestored(db: Db): Promise<void> {
  for (const table of ['actings', 'formerTokens', 'sessions', 'codes', 'nonces', 'uploads'] as const) await db.deleteFrom(table).execute()
}
