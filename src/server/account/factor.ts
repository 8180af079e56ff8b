import { factorCalls } from '#contract/account/factor.ts'
import type { FastifyInstance } from 'fastify'
import { openWith, sealWith } from '../db/seal.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { originOf } from '../http/origins.ts'
import { completed, type Context, inSteps, serve } from '../http/route.ts'
import { networkOf } from '../http/network-of.ts'
import { confirmPassword } from './confirm-password.ts'
import { confirmFactor, countRecoveryCodes, hasFactor, removeFactor, consumeCode } from './factors.ts'
import { beginAttempt, takeBackAttempt } from './login-attempts.ts'
import { factorUri, newSecret } from './one-time-codes.ts'
import { holdSession } from './sessions.ts'

/** A secret of an answer as it may be stored for a repeated request. */
interface Sealed {
  _user: string
  sealed: string
}

interface Begun extends Sealed {
  username: string
  /** The host at which it was begun, by which an app of codes lists it. */
  issuer: string
}

/** A member's second factor: begun, confirmed, taken away. */
export function serveFactor(app: FastifyInstance, factorKey: Uint8Array): void {
  const confirm = (context: Context<Caller>, password: string) => confirmPassword(context, password, 'password')

  serve(app, factorCalls, {
    'GET /api/v1/me/factor': async (_input, { db, caller }) => {
      const { _id } = caller
      return { factor: { isOn: await hasFactor(db, _id), recoveryCodesLeft: await countRecoveryCodes(db, _id) } }
    },
    'POST /api/v1/me/factor': inSteps(
      async ({ body }, context) => {
        await confirm(context, body.password)
        return async ({ db, caller, request }): Promise<Begun> => {
          const { _id } = caller
          await holdSession(db, caller)
          const { username } = await db.selectFrom('users').select('username').where('_id', '=', _id).executeTakeFirstOrThrow()
          const begun = { secret: sealWith(factorKey, _id, newSecret()), lastStep: 0, createdAt: new Date().toISOString() }
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('factors')
            .values({ _user: _id, ...begun, confirmedAt: null })
            .onConflict((conflict) => conflict.column('_user').doUpdateSet(begun).where('factors.confirmedAt', 'is', null))
            .executeTakeFirstOrThrow()
          if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('factorExists')
          const issuer = new URL(originOf(app.platform.config, request.headers)).host
          return { _user: _id, sealed: begun.secret, username, issuer }
        }
      },
      ({ _user, sealed, username, issuer }) => {
        const secret = openWith(factorKey, _user, sealed)
        return { factor: { secret, uri: factorUri(secret, issuer, username) } }
      },
    ),
    'PUT /api/v1/me/factor': completed(
      async ({ body }, { db, caller }): Promise<Sealed> => {
        const { _id } = caller
        await holdSession(db, caller)
        const codes = await confirmFactor(db, factorKey, _id, body.code)
        if (codes === undefined) throw new ApiError('codeWrong', { field: 'code' })
        return { _user: _id, sealed: sealWith(factorKey, _id, codes.join(' ')) }
      },
      ({ _user, sealed }) => ({ recoveryCodes: openWith(factorKey, _user, sealed).split(' ') }),
    ),
    'DELETE /api/v1/me/factor': inSteps(async ({ body }, context) => {
      const { db: reading, caller, request } = context
      const { _id, sessionId } = caller
      await confirm(context, body.password)
      if (!(await hasFactor(reading, _id))) throw new ApiError('notFound')
      const attempt = { username: `factor ${_id}`, network: networkOf(request.ip), device: sessionId }
      await beginAttempt(reading, attempt)
      return async ({ db, afterCommit }) => {
        if (!(await consumeCode(db, factorKey, _id, body.code))) throw new ApiError('codeWrong', { field: 'code' })
        afterCommit(() => takeBackAttempt(reading, attempt))
        await removeFactor(db, _id)
      }
    }),
  })
}
