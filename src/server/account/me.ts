import { meCalls, recordCalls, sessionCalls } from '#contract/account/me.ts'
import type { Paging } from '#contract/paging.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { archiveOf, type OwnData } from '../http/archive.ts'
import type { Joined, TakeBack } from '../module.ts'
import type { OnLeave } from '../http/personal.ts'
import type { Caller } from '../http/platform.ts'
import { type Context, inSteps, serve } from '../http/route.ts'
import { networkOf } from '../http/network-of.ts'
import { addressField, noteAddressChange } from './addresses.ts'
import { useCertification } from './codes.ts'
import { confirmPassword } from './confirm-password.ts'
import { changeConsent, changedTerms, type ConsentDeps, listConsents, siteOfMember } from './consents.ts'
import { changeAccount, readOwnAccount } from './own-account.ts'
import { notePasswordChanged } from './member-notes.ts'
import { hashPassword } from './passwords.ts'
import { endAllSessions, endSessions, holdSession, listSessions } from './sessions.ts'
import { withdraw } from './withdraw.ts'

interface Deps extends ConsentDeps {
  takeBack: readonly TakeBack[]
  onLeave: readonly OnLeave[]
  /** What other modules keep of a member. */
  ownData: Joined['ownData']
}

/** Defaults have filled in what was not asked for. */
const pageOf = (query: Paging) => query as Required<Paging>

/** A member's sessions (`api.md`, 'Member'). */
function serveSessions(app: FastifyInstance, { takeBack }: Pick<Deps, 'takeBack'>): void {
  serve(app, sessionCalls, {
    'GET /api/v1/me/sessions': async ({ query }, { db, caller }) => {
      const { _id, sessionId } = caller
      const { sessions, summary } = await listSessions(db, _id, pageOf(query))
      return { sessions: sessions.map((session) => ({ ...session, isCurrent: session._id === sessionId })), summary }
    },
    'DELETE /api/v1/me/sessions': async (_input, { db, caller }) => {
      const { _id, sessionId } = caller
      await endAllSessions(db, _id, takeBack, { except: sessionId })
    },
    'DELETE /api/v1/me/sessions/{_id}': async ({ params }, { db, caller }) => {
      if ((await endSessions(db, caller._id, { only: params._id })) === 0) throw new ApiError('notFound')
    },
  })
}

/** Names the company that holds each file of the archive: the site's that the module belongs to, or where the account is a member. */
function holdersOf({ db, locale, caller, request }: Context<Caller>, parts: Joined['ownData']): OwnData {
  const files = [{ file: 'account.json', site: undefined }, ...parts.map(({ name, site }) => ({ file: `${name}.json`, site }))]
  const { readSite } = request.server.platform
  return {
    name: 'holders',
    items: async function* () {
      const own = await siteOfMember(db, caller._id)
      const { holder: firm } = await readSite(db, 'firm', locale)
      const { holder: centre } = await readSite(db, 'centre', locale)
      for (const { file, site = own } of [...files, { file: 'files/' }]) yield { file, site, ...{ firm, centre }[site] }
    },
  }
}

/** What a member has agreed to, and all that is kept of them. */
function serveRecords(app: FastifyInstance, { ownData, ...deps }: Deps): void {
  serve(app, recordCalls, {
    'GET /api/v1/me/consents': async ({ query }, context) => {
      const { db, caller } = context
      const site = await siteOfMember(db, caller._id)
      return { ...(await listConsents(db, caller._id, pageOf(query))), site, changed: await changedTerms(context, site, deps) }
    },
    'POST /api/v1/me/consents': ({ body }, context) => changeConsent(body, context, deps),
    'GET /api/v1/me/export': async (_input, context) => {
      const { db } = context
      const { _id } = context.caller
      const account: OwnData = {
        name: 'account',
        items: async function* () {
          yield (await readOwnAccount(context)).me
        },
      }
      const files = await db.selectFrom('files').select(['_id as _file', 'name']).where('_user', '=', _id).execute()
      const { storage } = context.request.server.platform
      const withPath = files.map((file) => ({ ...file, path: storage.pathOf(`${file._file}/original`) }))
      return archiveOf(db, _id, [holdersOf(context, ownData), account, ...ownData], withPath)
    },
  })
}

/** A member's own account (specification 7.5). */
export function serveMe(app: FastifyInstance, deps: Deps): void {
  const { onLeave, takeBack } = deps

  serve(app, meCalls, {
    'GET /api/v1/me': (_input, context) => readOwnAccount(context),
    'PUT /api/v1/me': async ({ body: { name, channels, favourites } }, context) => {
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(channels === undefined ? {} : { channels: JSON.stringify(channels) }),
        ...(favourites === undefined ? {} : { favourites: JSON.stringify(favourites) }),
      }
      await changeAccount(context.db, context.caller._id, change)
      return readOwnAccount(context)
    },
    // By its address an account is recovered.
    'PUT /api/v1/me/address': inSteps(async ({ body: { certification, password } }, context) => {
      const { _id } = context.caller
      const known = await confirmPassword(context, password, 'password')
      return async (writing) => {
        const { db, caller } = writing
        await holdSession(db, caller)
        const { me: before } = await readOwnAccount(writing)
        const address = addressField(await useCertification(db, certification))
        if (!(await changeAccount(db, _id, address, { passwordHash: known }))) throw new ApiError('wrongPassword', { field: 'password' })
        const after = await readOwnAccount(writing)
        await noteAddressChange(writing, before, after.me)
        return after
      }
    }),
    'PUT /api/v1/me/password': inSteps(async ({ body: { current, password } }, context) => {
      const { _id, sessionId } = context.caller
      const known = await confirmPassword(context, current, 'current')
      const passwordHash = await hashPassword(password, networkOf(context.request.ip))
      return async (writing) => {
        if (!(await changeAccount(writing.db, _id, { passwordHash }, { passwordHash: known })))
          throw new ApiError('wrongPassword', { field: 'current' })
        await endAllSessions(writing.db, _id, takeBack, { except: sessionId })
        await notePasswordChanged(writing, _id)
      }
    }),
    'POST /api/v1/me/withdraw': inSteps(async ({ body }, context) => {
      const { caller } = context
      const known = await confirmPassword(context, body.password, 'password')
      return async (writing) => {
        const { platform } = writing.request.server
        if (!(await withdraw({ ...writing, platform }, caller, { passwordHash: known }, onLeave)))
          throw new ApiError('wrongPassword', { field: 'password' })
      }
    }),
  })

  serveSessions(app, deps)

  serveRecords(app, deps)
}
