import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Address, codeLimits } from '#contract/account/certification.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { deriveKey } from '../db/derive-key.ts'
import type { Database } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { AccountTables } from './tables.ts'

type Purpose = AccountTables['codes']['purpose']

const minute = 60_000
const day = 24 * 60 * minute

/** So many codes are sent to one address in so much time (ms), whatever for: a code is guessed in none, and no phone rings all day. */
const perAddress = [
  { max: 3, length: 10 * minute },
  { max: 10, length: day },
] as const

/** The key of codes and their tokens, from the server's own: a token of another kind is none of these. */
export const codeKeyFrom = (key: Uint8Array): Uint8Array => deriveKey(key, 'codes')

const hashCode = (key: Uint8Array, _id: string, code: string): string =>
  createHmac('sha256', key).update(`code ${_id} ${code}`).digest('base64url')

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Derives the token that proves a code was right. Derived and not stored, so a replayed response carries the same one. */
export const certificationToken = (key: Uint8Array, _id: string): string =>
  createHmac('sha256', key).update(`certification ${_id}`).digest('base64url')

/** One code for an address at a time: PostgreSQL would count those of two transactions apart. SQLite has one writer. */
async function lockAddress(db: Db, engine: Database['engine'], address: string): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(20261123, hashtext(${address}))`.execute(db)
}

/** An address that is kept for the limits alone: whoever reads the table learns none. */
const counted = (key: Uint8Array, address: string): string => createHmac('sha256', key).update(`address ${address}`).digest('base64url')

/** Looks whether an address may get one more code. @throws ApiError `tooMany` */
export async function requireRoom(db: Db, key: Uint8Array, { channel, to }: Address, now: number): Promise<void> {
  const recent = await db
    .selectFrom('codes')
    .select('createdAt')
    .where('address', 'in', [to, counted(key, to)])
    .where('channel', '=', channel)
    .orderBy('createdAt', 'desc')
    .limit(Math.max(...perAddress.map(({ max }) => max)))
    .execute()
  const waits = perAddress.map(({ max, length }) => Date.parse(recent[max - 1]?.createdAt ?? new Date(0).toISOString()) + length - now)
  const wait = Math.ceil(Math.max(...waits) / 1000)
  if (wait > 0) throw new ApiError('tooMany', {}, wait)
}

export interface IssuedCode {
  _id: string
  code: string
  expiresAt: string
}

/**
 * Makes a code for an address. Those of the same purpose that were sent there before are good for nothing. In a transaction.
 * @throws ApiError `tooMany`
 */
export async function issueCode(db: Db, { engine }: Database, key: Uint8Array, purpose: Purpose, address: Address): Promise<IssuedCode> {
  await lockAddress(db, engine, address.to)
  const now = Date.now()
  await requireRoom(db, key, address, now)
  const createdAt = new Date(now).toISOString()
  await db
    .updateTable('codes')
    .set({ expiresAt: createdAt })
    .where('address', '=', address.to)
    .where('channel', '=', address.channel)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
  const _id = uuid()
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0')
  const expiresAt = new Date(now + codeLimits.minutes * minute).toISOString()
  const { channel, to } = address
  const row = { _id, purpose, channel, address: to, codeHash: hashCode(key, _id, code), createdAt, expiresAt, tries: 0 }
  await db.insertInto('codes').values(row).execute()
  return { _id, code, expiresAt }
}

/**
 * Counts a try, and checks the code. Not in the transaction of the answer: a refusal must not take the count back.
 * @returns the address that the code was sent to
 * @throws ApiError `codeWrong`, `codeExpired`
 */
export async function tryCode(db: Db, key: Uint8Array, purpose: Purpose, given: { _id: string; code: string }): Promise<Address> {
  const row = await db
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('_id', '=', given._id)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date().toISOString())
    .where('tries', '<', codeLimits.tries)
    .returning(['channel', 'address', 'codeHash'])
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('codeExpired')
  const expected = Buffer.from(row.codeHash)
  if (!timingSafeEqual(Buffer.from(hashCode(key, given._id, given.code)), expected)) throw new ApiError('codeWrong')
  return { channel: row.channel, to: row.address }
}

/** Uses a code that was right, once. In a transaction. Returns when. @throws ApiError `codeExpired` */
export async function useCode(
  db: Db,
  _id: string,
  change: Partial<Pick<AccountTables['codes'], 'tokenHash' | 'expiresAt'>> = {},
): Promise<string> {
  const usedAt = new Date().toISOString()
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ usedAt, ...change })
    .where('_id', '=', _id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError('codeExpired')
  return usedAt
}

/** Uses a code that was right: its token is good for one thing within half an hour. In a transaction. @returns until when */
export async function certify(db: Db, key: Uint8Array, _id: string): Promise<string> {
  const expiresAt = new Date(Date.now() + codeLimits.tokenMinutes * minute).toISOString()
  await useCode(db, _id, { tokenHash: hashToken(certificationToken(key, _id)), expiresAt })
  return expiresAt
}

/**
 * Uses the token of `POST /api/v1/users/certify`, once. In the transaction of what it is for: where that is refused, the token
 * stays good.
 * @returns the address, normalised, which is shown to be its owner's
 * @throws ApiError `codeExpired`
 */
export async function useCertification(db: Db, { _id, token }: { _id: string; token: string }): Promise<Address> {
  const row = await db
    .updateTable('codes')
    .set({ tokenHash: null })
    .where('_id', '=', _id)
    .where('purpose', '=', 'certification')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', new Date().toISOString())
    .returning(['channel', 'address'])
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('codeExpired')
  return { channel: row.channel, to: row.address }
}

/** Most addresses that are made unreadable in one run. */
const batch = 500

/** Forgets codes that no limit counts any more, and the addresses of those that are of no other use. */
export async function forgetOldCodes(db: Db, serverKey: Uint8Array, now = new Date()): Promise<void> {
  const key = codeKeyFrom(serverKey)
  const over = await db
    .selectFrom('codes')
    .select(['_id', 'address'])
    .where('expiresAt', '<=', now.toISOString())
    .where((eb) => eb.or([eb('address', 'like', '%@%'), eb('address', 'like', '+%')]))
    .limit(batch)
    .execute()
  for (const { _id, address } of over)
    await db
      .updateTable('codes')
      .set({ address: counted(key, address) })
      .where('_id', '=', _id)
      .execute()
  await db
    .deleteFrom('codes')
    .where('createdAt', '<', new Date(now.getTime() - day).toISOString())
    .execute()
}
