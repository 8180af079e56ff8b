import { createHmac } from 'node:crypto'
import { actingLimits, actingCalls } from '#contract/account/acting.ts'
import { users } from '#contract/account/users.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import type { Caller } from '../http/platform.ts'
import { completed, serve } from '../http/route.ts'
import { signedIds } from '../http/signed-ids.ts'
import { isAdministrator } from './members.ts'

type Scopes = Caller['scopes']
const scopesOf = (json: string | null) => JSON.parse(json ?? '[]') as Scopes

/** Whose pages staff may look at: of accounts that are used, and have nothing to do in the console. */
const isMember = ({ status, role, scopes }: { status: string; role: string; scopes: string | null }): boolean =>
  status === 'active' && role !== 'STAFF' && scopesOf(scopes).length === 0

const memberOf = (db: Db, _user: string) =>
  db
    .selectFrom('users')
    .leftJoin('levels', 'levels._id', 'users._level')
    .select(['users.status', 'users.role', 'levels.scopes'])
    .where('users._id', '=', _user)
    .executeTakeFirst()

/** Returns whether staff may view the site as this account. */
export async function canActAs(db: Db, _user: string): Promise<boolean> {
  const member = await memberOf(db, _user)
  return member !== undefined && isMember(member)
}

/** What is under way, with who looks: as long as that one is logged in and may look. */
const underWay = (db: Db, _id: string) =>
  db
    .selectFrom('actings')
    .innerJoin('sessions', 'sessions._id', 'actings._session')
    .innerJoin('users as actor', 'actor._id', 'actings._actor')
    .innerJoin('levels', 'levels._id', 'actor._level')
    .where('actings._id', '=', _id)
    .where('actings.expiresAt', '>', new Date().toISOString())
    .where('actor.status', '=', 'active')

/** Resolves a token with which staff view a member's pages to its caller. Both accounts are checked again at each call. */
export async function findActing(db: Db, { _id, _user }: { _id: string; _user: string }): Promise<Caller | undefined> {
  const acting = await underWay(db, _id).select(['actings._user', 'actings._actor', 'levels.scopes']).executeTakeFirst()
  const member = await memberOf(db, _user)
  if (acting?._user !== _user || member === undefined || !isMember(member)) return undefined
  const scopes = scopesOf(acting.scopes)
  if (!isAdministrator(scopes)) return undefined
  return { _id: _user, sessionId: _id, role: member.role, scopes: [], actor: { _id: acting._actor, _acting: _id, scopes } }
}

interface Claims extends Record<string, unknown> {
  sub: string
  sid: string
  actor: string
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An access token as auth.ts verifies it (JWT, HS256), made at once: an answer that is stored has none in it. */
function signToken(key: Uint8Array, claims: Claims & { exp: number }): string {
  const signed = `${encode({ alg: 'HS256' })}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

/** Ends what is under way and notes who looked at whose pages. False where it has ended. */
async function end(db: Db, _id: string): Promise<boolean> {
  const ended = await db.deleteFrom('actings').where('_id', '=', _id).returning(['_user', '_actor']).executeTakeFirst()
  if (ended === undefined) return false
  await audit(db, { _id: ended._actor }, { action: 'actEnd', resource: users.path, items: [ended._user] })
  return true
}

/** Notes the end of those whose time is over. */
export async function endActings(db: Db, now = new Date()): Promise<void> {
  const over = await db.selectFrom('actings').select('_id').where('expiresAt', '<=', now.toISOString()).limit(1000).execute()
  for (const { _id } of over) await db.transaction().execute((transaction) => end(transaction, _id))
}

/** Staff look at the site as a member sees it (decision 7). */
export function serveActing(app: FastifyInstance, key: Uint8Array): void {
  const { codeOf, idOf } = signedIds(key, 'acting')

  serve(app, actingCalls, {
    'POST /api/console/users/{_id}/acting': completed(
      async ({ params, body: { reason } }, context) => {
        const { db } = context
        const { caller } = context
        const member = await memberOf(db, params._id)
        if (member === undefined) throw new ApiError('notFound')
        if (!isMember(member)) throw new ApiError('actingRefused')
        const now = Date.now()
        const row = { _id: uuid(), _user: params._id, _actor: caller._id, _session: caller.sessionId }
        const times = { startedAt: new Date(now).toISOString(), expiresAt: new Date(now + actingLimits.minutes * 60_000).toISOString() }
        await db
          .insertInto('actings')
          .values({ ...row, ...times, openedAt: null })
          .execute()
        await audit(db, caller, { action: 'act', resource: users.path, items: [params._id], reason })
        return { _id: row._id, expiresAt: times.expiresAt }
      },
      ({ _id, expiresAt }) => ({ acting: { code: codeOf(_id), expiresAt } }),
    ),
    'POST /api/auth/acting': completed(
      async ({ body: { code } }, { db }) => {
        const _id = idOf(code) ?? ''
        const since = new Date(Date.now() - actingLimits.codeSeconds * 1000).toISOString()
        // One statement decides, so that a code opens one tab.
        const opened = await db
          .updateTable('actings')
          .set({ openedAt: new Date().toISOString() })
          .where('_id', '=', _id)
          .where('openedAt', 'is', null)
          .where('startedAt', '>', since)
          .returning(['_user', '_actor', 'expiresAt'])
          .executeTakeFirst()
        const member = opened && (await findActing(db, { _id, _user: opened._user }))
        if (opened === undefined || member === undefined) throw new ApiError('actingOver')
        const account = db.selectFrom('users').select('userType').where('_id', '=', opened._user)
        const { userType } = await account.executeTakeFirstOrThrow()
        const exp = Math.floor(Date.parse(opened.expiresAt) / 1000)
        return { sub: opened._user, sid: _id, actor: opened._actor, role: member.role, userType, scopes: [], exp }
      },
      (claims) => ({ accessToken: signToken(app.platform.tokenKey.known(), claims) }),
    ),
    // Whoever has the token may end it; one that is of no use has ended.
    'POST /api/auth/acting/end': async ({ body: { accessToken } }, { db }) => {
      const caller = await app.platform.authenticate(accessToken)
      if (caller?.actor !== undefined) await end(db, caller.actor._acting)
    },
    'GET /api/v1/me/acting': async (_input, context) => {
      const { _id, actor } = context.caller
      if (actor === undefined) throw new ApiError('notFound')
      const acting = await underWay(context.db, actor._acting)
        .innerJoin('users as member', 'member._id', 'actings._user')
        .select(['member.username', 'member.name', 'actor.name as actor', 'actings.expiresAt'])
        .where('member._id', '=', _id)
        .executeTakeFirst()
      if (acting === undefined) throw new ApiError('notFound')
      return { acting }
    },
  })
}
