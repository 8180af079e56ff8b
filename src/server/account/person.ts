import type { companies } from '#contract/account/companies.ts'
import { personCalls } from '#contract/account/person.ts'
import { users } from '#contract/account/users.ts'
import type { Paging } from '#contract/paging.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { lockForRemoval } from '../db/references.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { companyOfAccount, peopleOfCompany } from '../http/company-of.ts'
import { type Context, serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { canActAs } from './acting.ts'
import { listConsents } from './consents.ts'
import { countRecoveryCodes, hasFactor } from './factors.ts'
import { listOpenBusiness, lockAccounts, requireOwnLevel } from './members.ts'
import { noteMember } from './member-notes.ts'
import { passwordHelp } from './messages.ts'
import { endAllSessions, listSessions } from './sessions.ts'
import type { Joined, OpenBusiness } from '../module.ts'
import { withdraw } from './withdraw.ts'

type Company = ItemOf<typeof companies>

/** Defaults have filled in what was not asked for. */
const pageOf = (query: Paging) => query as Required<Paging>
const firstOne: Required<Paging> = { limit: 1, skip: 0, sort: '-createdAt' }

async function countOf(db: Db, table: 'passkeys' | 'bookmarks' | 'likes', _user: string): Promise<number> {
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll().as('total'))
  return Number((await counted.where('_user', '=', _user).executeTakeFirstOrThrow()).total)
}

/** Reads the names of those who stand for a company, its owner first; nobody where that is the owner alone. */
async function readPeople(db: Db, _owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('name')
    .where('_id', 'in', peopleOfCompany(db, _owner))
    .orderBy(sql`case when "_companyOf" is null then 0 else 1 end`)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute()
  return rows.length < 2 ? [] : rows.map(({ name }) => name)
}

/** How an account is secured, and what belongs to it. */
async function readAccount({ db, locale }: Pick<Context, 'db' | 'locale'>, _user: string, registry: readonly OpenBusiness[]) {
  const company = await companyOfAccount(db, _user).select(['c._id', 'c.name', 'c.state', 'c._user']).executeTakeFirst()
  return {
    hasFactor: await hasFactor(db, _user),
    recoveryCodesLeft: await countRecoveryCodes(db, _user),
    passkeys: await countOf(db, 'passkeys', _user),
    sessions: (await listSessions(db, _user, firstOne)).summary.total,
    bookmarks: await countOf(db, 'bookmarks', _user),
    likes: await countOf(db, 'likes', _user),
    company:
      company === undefined
        ? null
        : { _id: company._id, name: company.name, state: company.state as Company['state'], people: await readPeople(db, company._user) },
    business: await listOpenBusiness({ db, locale }, _user, registry),
    canActAs: await canActAs(db, _user),
  }
}

/** Serves the console's view of one account and the actions on it, beside its fields (specification 7.3). */
export function servePerson(
  app: FastifyInstance,
  { onLeave, openBusiness, takeBack }: Pick<Joined, 'onLeave' | 'openBusiness' | 'takeBack'>,
): void {
  /** The account, whose record is read: that is noted. */
  const open = async ({ db, caller }: Context, _id: string) => {
    const user = await requireItem({ db }, users, _id)
    await audit(db, caller, { action: 'read', resource: users.path, items: [_id] })
    return user
  }

  serve(app, personCalls, {
    'GET /api/console/users/{_id}/account': async ({ params: { _id } }, context) => {
      await open(context, _id)
      return { account: await readAccount(context, _id, openBusiness) }
    },
    'GET /api/console/users/{_id}/sessions': async ({ params: { _id }, query }, context) => {
      await open(context, _id)
      return listSessions(context.db, _id, pageOf(query))
    },
    'GET /api/console/users/{_id}/consents': async ({ params: { _id }, query }, context) => {
      await open(context, _id)
      return listConsents(context.db, _id, pageOf(query))
    },
    'DELETE /api/console/users/{_id}/sessions': async ({ params: { _id } }, context) => {
      const { db, caller } = context
      await requireOwnLevel(context, await requireItem(context, users, _id))
      await endAllSessions(db, _id, takeBack, caller?._id === _id ? { except: caller.sessionId } : {})
      await audit(db, caller, { action: 'change', resource: users.path, items: [_id] })
    },
    'POST /api/console/users/{_id}/passwordHelp': async ({ params: { _id } }, context) => {
      const { db, caller } = context
      const user = await requireItem(context, users, _id)
      await requireOwnLevel(context, user)
      const help = { template: passwordHelp, values: (origin: string) => ({ link: `${origin}/recovery` }), at: 'first' } as const
      const sent = user.status === 'active' && (await noteMember(context, _id, help))
      if (!sent) throw new ApiError('noMemberAddress')
      await audit(db, caller, { action: 'send', resource: users.path, items: [_id] })
    },
    'POST /api/console/users/{_id}/withdraw': async ({ params: { _id }, body: { reason } }, context) => {
      const { db, caller } = context
      await lockForRemoval(db, users)
      await lockAccounts(db)
      const user = await requireItem(context, users, _id)
      const scopes = await requireOwnLevel(context, user)
      const { platform } = context.request.server
      const known = { status: user.status }
      if (user.status === 'withdrawn' || !(await withdraw({ ...context, platform }, { _id, scopes }, known, onLeave)))
        throw new ApiError('notFound')
      await audit(db, caller, { action: 'withdraw', resource: users.path, items: [_id], reason })
    },
  })
}
