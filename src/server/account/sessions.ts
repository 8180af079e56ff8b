import { createHash, createHmac, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { outcomeOf } from './refresh-chain.ts'

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

/** The session that a token was issued for, and is not over. */
async function findByHash(db: Db, hash: string, now: Date) {
  const open = db
    .selectFrom('sessions')
    .selectAll('sessions')
    .where('expiresAt', '>', now.toISOString())
    .where('usedAt', '>', new Date(now.getTime() - idle).toISOString())
  const held = await open.where((eb) => eb.or([eb('tokenHash', '=', hash), eb('previousHash', '=', hash)])).executeTakeFirst()
  return (
    held ??
    open.innerJoin('formerTokens', 'formerTokens._session', 'sessions._id').where('formerTokens.tokenHash', '=', hash).executeTakeFirst()
  )
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
  const { _id, tokenHash: current, previousHash, rotatedAt, replacements } = session
  const outcome = outcomeOf({ current, previous: previousHash ?? undefined, rotatedAt: Date.parse(rotatedAt) }, presented, now.getTime())
  if (outcome === 'reuse') {
    await db.deleteFrom('sessions').where('_id', '=', _id).execute()
    return undefined
  }
  const used = { ...place, usedAt: now.toISOString() }
  // Derived, so that it is the same in every process, and stored nowhere.
  const successorOf = (count: number) => createHmac('sha256', key).update(`refresh ${count} ${token}`).digest('base64url')
  if (outcome === 'repeat') {
    await write(db, session, used)
    return { session, refreshToken: successorOf(replacements) }
  }
  const count = outcome === 'advance' ? 0 : replacements + 1
  const refreshToken = successorOf(count)
  const moved = { ...used, tokenHash: hashToken(refreshToken), previousHash: presented, rotatedAt: used.usedAt, replacements: count }
  if (!(await write(db, session, moved))) return continueSession(db, key, token, place)
  const former = outcome === 'advance' ? previousHash : current
  if (former !== null) await db.insertInto('formerTokens').values({ tokenHash: former, _session: _id }).execute()
  return { session, refreshToken }
}

/** The session of a refresh token, whichever of its tokens it is: a former one may end it, too. */
export const findSession = (db: Db, token: string): Promise<Session | undefined> => findByHash(db, hashToken(token), new Date())

/** Ends sessions of an account: one of them, or all but one, or all. */
export async function endSessions(db: Db, _user: string, { only, except }: { only?: string; except?: string } = {}): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('_user', '=', _user)
    .$if(only !== undefined, (query) => query.where('_id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('_id', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Removes sessions that have ended. */
export async function removeOldSessions(db: Db, now = new Date()): Promise<void> {
  const idleSince = new Date(now.getTime() - idle).toISOString()
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<=', now.toISOString()), eb('usedAt', '<=', idleSince)]))
    .execute()
}
