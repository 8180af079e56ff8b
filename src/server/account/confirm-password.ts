import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { networkOf } from '../http/network-of.ts'
import { beginAttempt, takeBackAttempt } from './login-attempts.ts'
import { verifyPassword } from './passwords.ts'
import { usernameKey } from './usernames.ts'

/** Who is asked for the password again, and how. */
interface Asked {
  db: Db
  caller: Caller
  request: FastifyRequest
}

/**
 * Asks somebody who is logged in for the password once more, within the limits against guessing (login-attempts.ts): a session
 * has ten wrong ones, so that nobody who guesses elsewhere keeps its owner out.
 * @param field names it in the refusal
 * @returns what it is stored as, so that nothing is done for one that was changed meanwhile
 * @throws ApiError `wrongPassword`, `tooMany`
 */
export async function confirmPassword({ db, caller, request }: Asked, password: string, field: string): Promise<string> {
  const account = await db.selectFrom('users').select(['username', 'passwordHash']).where('_id', '=', caller._id).executeTakeFirstOrThrow()
  const network = networkOf(request.ip)
  const attempt = { username: usernameKey(account.username), network, device: caller.sessionId }
  await beginAttempt(db, attempt)
  const isRight = await verifyPassword(password, account.passwordHash, network).catch(async (error: unknown) => {
    await takeBackAttempt(db, attempt)
    throw error
  })
  if (!isRight) throw new ApiError('wrongPassword', { field })
  await takeBackAttempt(db, attempt)
  return account.passwordHash
}
