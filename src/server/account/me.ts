import type { Paging } from '#contract/paging.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { type Context, serve, serveInSteps } from '../http/route.ts'
import { networkOf } from '../http/usage-window.ts'
import { useCertification } from './codes.ts'
import { confirmPassword } from './confirm-password.ts'
import { listConsents } from './consents.ts'
import { addressField } from './join.ts'
import type { LoginAttempts } from './login-attempts.ts'
import { changeAccount, readOwnAccount, requireCaller } from './own-account.ts'
import { notePasswordChanged } from './password-note.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, listSessions } from './sessions.ts'
import { type OnWithdraw, withdraw } from './withdraw.ts'

interface Deps {
  attempts: LoginAttempts
  onWithdraw: readonly OnWithdraw[]
}

/** Defaults have filled in what was not asked for. */
const pageOf = (query: Paging) => query as Required<Paging>

/** A member's sessions (`api.md`, 'Member'). */
function serveSessions(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/me/sessions', async ({ query }, { db, caller }) => {
    const { _id, sessionId } = requireCaller({ caller })
    const { sessions, summary } = await listSessions(db, _id, pageOf(query))
    return { sessions: sessions.map((session) => ({ ...session, isCurrent: session._id === sessionId })), summary }
  })

  serve(app, 'DELETE /api/v1/me/sessions', async (_input, { db, caller }) => {
    const { _id, sessionId } = requireCaller({ caller })
    await endSessions(db, _id, { except: sessionId })
  })

  serve(app, 'DELETE /api/v1/me/sessions/{_id}', async ({ params }, { db, caller }) => {
    if ((await endSessions(db, requireCaller({ caller })._id, { only: params._id })) === 0) throw new ApiError('notFound')
  })
}

/** A member's own account (specification 7.5). */
export function serveMe(app: FastifyInstance, { attempts, onWithdraw }: Deps): void {
  const confirm = ({ db, caller, request }: Context, password: string, field: string) =>
    confirmPassword({ db, caller: requireCaller({ caller }), request, attempts }, password, field)

  serve(app, 'GET /api/v1/me', (_input, context) => readOwnAccount(context))

  serve(app, 'PUT /api/v1/me', async ({ body: { name, channels, certification } }, context) => {
    const { db } = context
    const address = certification === undefined ? {} : addressField(await useCertification(db, certification))
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }),
      ...address,
    }
    await changeAccount(db, requireCaller(context)._id, change)
    return readOwnAccount(context)
  })

  serveInSteps(app, 'PUT /api/v1/me/password', async ({ body: { current, password } }, context) => {
    const { _id, sessionId } = requireCaller(context)
    const known = await confirm(context, current, 'current')
    const passwordHash = await hashPassword(password, networkOf(context.request.ip))
    return async (writing) => {
      if (!(await changeAccount(writing.db, _id, { passwordHash }, { passwordHash: known })))
        throw new ApiError('wrongPassword', { field: 'current' })
      await endSessions(writing.db, _id, { except: sessionId })
      await notePasswordChanged(writing, _id)
    }
  })

  serveSessions(app)

  serve(app, 'GET /api/v1/me/consents', ({ query }, context) => listConsents(context.db, requireCaller(context)._id, pageOf(query)))

  serveInSteps(app, 'POST /api/v1/me/withdraw', async ({ body }, context) => {
    const caller = requireCaller(context)
    const known = await confirm(context, body.password, 'password')
    return async ({ db }) => {
      if (!(await withdraw(db, caller, known, onWithdraw))) throw new ApiError('wrongPassword', { field: 'password' })
    }
  })
}
