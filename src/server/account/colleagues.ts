import { colleagueLimits } from '#contract/account/colleague-limits.ts'
import { type Colleague, colleagueCalls } from '#contract/account/colleagues.ts'
import { users } from '#contract/account/users.ts'
import type { Body } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { lockForRemoval } from '../db/references.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { companyOfAccount, requireCompanyOwner } from '../http/company-of.ts'
import { freeUsername } from '../http/free-username.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { hashOfToken, newToken } from '../http/secret-token.ts'
import { createItem } from '../http/standard.ts'
import { enqueue } from '../mail/deliveries.ts'
import { readLetterhead } from '../mail/letterhead.ts'
import { writeMessage } from '../mail/templates.ts'
import type { Joined } from '../module.ts'
import { requireOwnCompany } from './companies.ts'
import { lockAccount } from './company-files.ts'
import { colleagueInvited } from './messages.ts'
import { changeAccount, endColleague } from './own-account.ts'
import { withdraw } from './withdraw.ts'

const dayMs = 24 * 60 * 60_000
/** The same invitation goes once more after so long (ms) at the earliest: a press that is repeated sends one. */
const againAfter = 10 * 60_000

/** Reads the colleagues of a company, in the order in which they came; those that are asked behind them. */
async function listPeople(db: Db, _owner: string): Promise<Colleague[]> {
  const now = new Date().toISOString()
  const untilOf = db
    .selectFrom('invitationTokens')
    .select(({ fn }) => ['_user', fn.max('expiresAt').as('until')])
    .where('expiresAt', '>', now)
    .groupBy('_user')
  const own = await db
    .selectFrom('users as u')
    .leftJoin(untilOf.where('_owner', 'is', null).as('t'), 't._user', 'u._id')
    .select(['u._id', 'u.name', 'u.email', 'u.status', 't.until'])
    .where('u._companyOf', '=', _owner)
    .orderBy('u.createdAt')
    .orderBy('u._id')
    .execute()
  // What an account says of itself is not theirs who ask: they read what they have written.
  const asked = await db
    .selectFrom('invitationTokens')
    .select(({ fn }) => ['_user as _id', 'name', 'address as email', fn.max('expiresAt').as('until')])
    .where('_owner', '=', _owner)
    .where('expiresAt', '>', now)
    .groupBy(['_user', 'name', 'address'])
    .orderBy('_user')
    .execute()
  return [
    ...own.map(({ status, email, ...one }) => {
      const isInvited = status === 'invited'
      return { ...one, email: isInvited ? email : null, state: isInvited ? ('invited' as const) : ('joined' as const) }
    }),
    ...asked.map((one) => ({ ...one, name: one.name ?? '', state: 'asked' as const })),
  ]
}

/** The accounts of an address, with the company that each stands for. */
const accountsOf = (db: Db, email: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c._user', 'u._id')
    .select(['u._id', 'u.role', 'u.status', 'u._companyOf', 'c._id as _company'])
    .where('u.email', '=', email)
    .where('u.status', '<>', 'withdrawn')
    .orderBy('u.createdAt')
    .orderBy('u._id')
    .execute()

type Invited = Body<'POST /api/v1/me/company/people'>
type Role = 'SELLER' | 'BUYER'

/**
 * The account of who is invited: a new one that nobody can log in to, one that is invited already, or one in use without a company,
 * which is asked only: it says yes after its own login.
 * @throws ApiError `colleagueThere`, `colleagueElsewhere`, `tooManyColleagues`
 */
async function findOrMake(context: WriteContext<Caller>, role: Role, { name, email, locale }: Invited) {
  const { db, caller } = context
  const [found, people] = [await accountsOf(db, email), await listPeople(db, caller._id)]
  const known = found.find(({ _companyOf }) => _companyOf === caller._id)
  if (known !== undefined && known.status !== 'invited') throw new ApiError('colleagueThere', { field: 'email' })
  if (known !== undefined) return { _user: known._id, isAsked: false }
  const isFree = (one: (typeof found)[number]) =>
    one.status === 'active' && (one.role === 'MEMBER' || one.role === role) && one._company === null && one._companyOf === null
  // Nobody with a company is drawn to another one, by whichever of their accounts.
  if (!found.every(isFree)) throw new ApiError('colleagueElsewhere', { field: 'email' })
  const [first] = found
  const isAskedAlready = people.some(({ _id }) => _id === first?._id)
  if (!isAskedAlready && people.length >= colleagueLimits.most)
    throw new ApiError('tooManyColleagues', { values: { limit: colleagueLimits.most } })
  if (first !== undefined) return { _user: first._id, isAsked: true }
  const username = await freeUsername(db, email)
  const account = { username, name, userType: 'COMPANY', role, status: 'invited', email, phone: null, channels: [], locale }
  const { _id: _user } = await createItem(context, users, account)
  await db.updateTable('users').set({ _companyOf: caller._id }).where('_id', '=', _user).execute()
  return { _user, isAsked: false }
}

/** Writes the mail of an invitation, in its language. The link to a new account's password is good once; a hash alone is kept of it. */
async function sendInvitation(context: WriteContext<Caller>, company: string, to: Invited, _user: string, isAsked: boolean): Promise<void> {
  const { db, caller, afterCommit } = context
  const { platform } = context.request.server
  const now = Date.now()
  const expiresAt = new Date(now + colleagueLimits.days * dayMs).toISOString()
  const _owner = isAsked ? caller._id : null
  const fresh = await db
    .selectFrom('invitationTokens')
    .select('_user')
    .where('_user', '=', _user)
    .where('_owner', isAsked ? '=' : 'is', _owner)
    .where('expiresAt', '>', new Date(now + colleagueLimits.days * dayMs - againAfter).toISOString())
    .executeTakeFirst()
  if (fresh !== undefined) return
  // Who is asked again has one question, with the name that was written last.
  if (isAsked) await db.deleteFrom('invitationTokens').where('_user', '=', _user).where('_owner', '=', caller._id).execute()
  const token = newToken()
  const row = { tokenHash: hashOfToken(token), _user, address: to.email, expiresAt, _owner, name: isAsked ? to.name : null }
  await db.insertInto('invitationTokens').values(row).execute()
  const letterhead = await readLetterhead(db, platform, 'centre', to.locale)
  const { origin, locale } = letterhead
  // Behind the sign that no browser sends to a server, so that no log has it.
  const link = isAsked ? `${origin}/mypage/company?site=centre` : `${origin}/join?site=centre&lang=${locale}#invitation=${token}`
  const { name: owner } = await db.selectFrom('users').select('name').where('_id', '=', caller._id).executeTakeFirstOrThrow()
  const values = { company, owner, link, days: String(colleagueLimits.days) }
  const address = { channel: 'EMAIL' as const, to: to.email }
  const _delivery = await enqueue(db, colleagueInvited.name, writeMessage(address, colleagueInvited, values, letterhead), { _user })
  afterCommit(async () => platform.mail.deliver(_delivery))
}

/** @throws ApiError `companyOwnerOnly`, `notFound` */
async function requireOwned(db: Db, _user: string) {
  await requireCompanyOwner(db, _user)
  return requireOwnCompany(db, _user)
}

/** @throws ApiError `companyNotApproved`, `noMail`, and as `findOrMake` */
async function invite(context: WriteContext<Caller>, body: Invited): Promise<void> {
  const { db, caller } = context
  const { name, state } = await requireOwned(db, caller._id)
  if (state !== 'APPROVED' || (caller.role !== 'SELLER' && caller.role !== 'BUYER')) throw new ApiError('companyNotApproved')
  if (!context.request.server.platform.mail.isAvailable('EMAIL')) throw new ApiError('noMail')
  // Of two who invite the same address at once the second finds what the first has made.
  await lockRevisions(db, [users.path])
  const { _user, isAsked } = await findOrMake(context, caller.role, body)
  await sendInvitation(context, name, body, _user, isAsked)
}

/** @throws ApiError `notFound` */
async function remove(context: WriteContext<Caller>, _id: string, { onLeave, onLeaveCompany }: Pick<Joined, 'onLeave' | 'onLeaveCompany'>) {
  const { db, caller } = context
  const erasure = { ...context, platform: context.request.server.platform }
  // As everything that removes: what names accounts first, then the account.
  await lockForRemoval(db, users)
  const found = await db.selectFrom('users').select('status').where('_id', '=', _id).where('_companyOf', '=', caller._id).executeTakeFirst()
  if (found === undefined) {
    const asked = db.deleteFrom('invitationTokens').where('_user', '=', _id).where('_owner', '=', caller._id)
    if ((await asked.executeTakeFirst()).numDeletedRows === 0n) throw new ApiError('notFound')
    return
  }
  // Nobody has ever used it: nothing of it stays.
  if (found.status === 'invited' && (await withdraw(erasure, { _id, scopes: [] }, { status: 'invited' }, onLeave))) return
  for (const each of onLeaveCompany) await each(_id, erasure)
  const { status } = await db.selectFrom('users').select('status').where('_id', '=', _id).executeTakeFirstOrThrow()
  await endColleague(db, _id, status)
}

/** What asks an account to be a colleague. */
const askingOf = (db: Db, _user: string) =>
  db
    .selectFrom('invitationTokens as t')
    .innerJoin('users as u', 'u._id', 't._user')
    .innerJoin('users as o', 'o._id', 't._owner')
    .innerJoin('companies as c', 'c._user', 'o._id')
    .select(['c._id', 'c.name as company', 'o._id as _owner', 'o.name as owner', 'o.role'])
    .where('t._user', '=', _user)
    .where('t.expiresAt', '>', new Date().toISOString())
    .whereRef('u.email', '=', 't.address')
    .where('o.status', '=', 'active')
    .orderBy('t.expiresAt', 'desc')
    .orderBy('c._id')

/** Becomes a colleague, or refuses. @throws ApiError `notFound`, also where the caller has a company by now */
async function answer({ db, caller }: WriteContext<Caller>, _company: string, isAccepted: boolean): Promise<void> {
  await lockRevisions(db, [users.path])
  await lockAccount(db, caller._id)
  const asking = await askingOf(db, caller._id).where('c._id', '=', _company).executeTakeFirst()
  if (asking === undefined) throw new ApiError('notFound')
  const asked = db.deleteFrom('invitationTokens').where('_user', '=', caller._id)
  if (!isAccepted) {
    await asked.where('_owner', '=', asking._owner).execute()
    return
  }
  const own = await companyOfAccount(db, caller._id).select('c._id').executeTakeFirst()
  const role = asking.role as Role
  if (own !== undefined || (caller.role !== 'MEMBER' && caller.role !== role)) throw new ApiError('notFound')
  if (!(await changeAccount(db, caller._id, { _companyOf: asking._owner, role, userType: 'COMPANY' }))) throw new ApiError('notFound')
  await asked.where('_owner', 'is not', null).execute()
}

/** Serves the people of a company: who invites whom, who says yes, and who stands for it no longer. */
export function serveColleagues(app: FastifyInstance, hooks: Pick<Joined, 'onLeave' | 'onLeaveCompany'>): void {
  serve(app, colleagueCalls, {
    'GET /api/v1/me/company/people': async (_input, { db, caller }) => {
      const asking = await askingOf(db, caller._id).execute()
      return {
        people: await listPeople(db, caller._id),
        invitations: asking.map(({ _id, company, owner }) => ({ _id, company, owner })),
      }
    },
    'POST /api/v1/me/company/people': ({ body }, context) => invite(context, body),
    'DELETE /api/v1/me/company/people/{_id}': async ({ params }, context) => {
      await requireOwned(context.db, context.caller._id)
      await remove(context, params._id, hooks)
    },
    'PUT /api/v1/me/company/invitations/{_id}': ({ params, body }, context) => answer(context, params._id, body.isAccepted),
  })
}
