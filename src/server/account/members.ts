import type { ConsoleScope } from '#contract/call.ts'
import { levels } from '#contract/account/levels.ts'
import { users } from '#contract/account/users.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { Item, Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { translate } from '../http/catalogues.ts'
import { issueOf } from '../http/issues.ts'
import type { Context, WriteContext } from '../http/route.ts'
import type { ResourceHooks } from '../http/standard.ts'
import { leave } from '../http/personal.ts'
import type { Joined, OpenBusiness, TakeBack } from '../module.ts'
import { noteAddressChange } from './addresses.ts'
import { noteMember } from './member-notes.ts'
import { accountRestored, accountSuspended } from './messages.ts'
import { hashPassword, noPassword } from './passwords.ts'
import { endAllSessions } from './sessions.ts'
import { storedUsername, usernameKey } from './usernames.ts'

type Scope = ConsoleScope | 'console'
const administration: readonly Scope[] = ['console', 'console:members']

/** Writes of administrators' accounts and of levels come one after the other, so that two administrators cannot remove each other. */
export const lockAccounts = (db: Db) => db.updateTable('secrets').set({ name: 'accessToken' }).where('name', '=', 'accessToken').execute()

/** Returns whether these scopes allow managing accounts. */
export const isAdministrator = (scopes: readonly string[]): boolean => administration.every((scope) => scopes.includes(scope))

/** @throws ApiError `lastAdministrator` where nobody is left who could manage accounts */
export async function requireAdministrator({ db }: Pick<WriteContext, 'db'>): Promise<void> {
  const all = await repositoryOf(levels).select(db, {})
  const _levels = all.filter(({ scopes }) => isAdministrator(scopes)).map(({ _id }) => _id)
  const [one] = await repositoryOf(users).select(db, { where: { status: 'active', _level: { in: _levels } }, limit: 1 })
  if (one === undefined) throw new ApiError('lastAdministrator')
}

/** @throws ApiError `forbidden`: nobody gives, takes or resets what they may not do themselves */
function requireOwn({ caller }: WriteContext, scopes: readonly Scope[] = []): void {
  if (!scopes.every((scope) => caller?.scopes.includes(scope) === true)) throw new ApiError('forbidden')
}

/** What the level of an account allows. */
async function scopesOf(db: Db, _level: unknown): Promise<ItemOf<typeof levels>['scopes']> {
  const level = typeof _level === 'string' ? await repositoryOf(levels).find(db, _level) : undefined
  return level === undefined || level === 'removed' ? [] : level.scopes
}

/** @returns what the account may do. @throws ApiError `forbidden` where who asks may not do all of it */
export async function requireOwnLevel(context: WriteContext, { _level }: Pick<ItemOf<typeof users>, '_level'>): Promise<readonly Scope[]> {
  const scopes = await scopesOf(context.db, _level)
  requireOwn(context, scopes)
  return scopes
}

export const levelHooks: ResourceHooks = {
  beforeWrite: async (context, before, values) => {
    await lockAccounts(context.db)
    for (const level of [before, values] as readonly (Partial<ItemOf<typeof levels>> | undefined)[]) requireOwn(context, level?.scopes)
    return values
  },
  afterWrite: requireAdministrator,
}

const namedAs = (username: string) => ({ username: storedUsername(username), usernameKey: usernameKey(username) })

/** Another password ends the sessions of an account, but that of who changes their own; another status ends all. */
async function endSessionsAfter(
  { db, caller }: WriteContext,
  _id: string,
  { password, status }: Values,
  takeBack: readonly TakeBack[],
): Promise<void> {
  if (status !== undefined && status !== 'active') await endAllSessions(db, _id, takeBack)
  else if (password !== undefined) await endAllSessions(db, _id, takeBack, caller?._id === _id ? { except: caller.sessionId } : {})
}

/** Whoever has left is erased (withdraw.ts): no other status becomes that, and that becomes no other. @throws ApiError `invalid` */
function checkStatus({ locale }: WriteContext, was: string | undefined, becomes: unknown): void {
  if (becomes === undefined || becomes === was) return
  // An account that is invited is made so, and becomes active by its owner.
  if (was === 'invited' || (becomes === 'invited' && was !== undefined)) {
    const issue = issueOf('status', 'user.invited', locale)
    throw new ApiError('invalid', { issues: [issue], message: issue.message })
  }
  if (becomes !== 'withdrawn' && was !== 'withdrawn') return
  const issue = issueOf('status', 'user.withdrawn', locale)
  throw new ApiError('invalid', { issues: [issue], message: issue.message })
}

/** Fields of a new account where nothing is said of them. */
const newcomer = { status: 'active', _level: null } as const

/**
 * Lists what an account has under way, as its texts say it.
 * @param registry what modules count
 */
export async function listOpenBusiness({ db, locale }: Pick<Context, 'db' | 'locale'>, _user: string, registry: readonly OpenBusiness[]) {
  const counted = await Promise.all(registry.map(async (one) => ({ ...one, total: await one.count(db, _user) })))
  return counted
    .filter(({ total }) => total > 0)
    .map(({ text, endsBySuspension, total }) => ({ text: translate(locale, text, { total }), endsBySuspension }))
}

/** What somebody has under way, they have as a buyer, a seller or a member. @throws ApiError `roleInUse` */
async function checkRole(context: WriteContext, before: Item | undefined, role: unknown, registry: readonly OpenBusiness[]): Promise<void> {
  if (before === undefined || role === undefined || role === (before as Partial<ItemOf<typeof users>>).role) return
  const business = await listOpenBusiness(context, before._id, registry)
  if (business.length > 0)
    throw new ApiError('roleInUse', { field: 'role', values: { business: business.map(({ text }) => text).join(', ') } })
}

/**
 * Nobody becomes a member by setting its password: staff send its owner to the recovery. An account of a member becomes none of the
 * staff's either.
 * @throws ApiError `memberPassword`; `invalid`
 */
function checkOwner({ caller, locale }: WriteContext, before: Item | undefined, { password, role }: Values): void {
  const was = before as Partial<ItemOf<typeof users>> | undefined
  if (was === undefined || was.role === 'STAFF') return
  if (password !== undefined && was._id !== caller?._id) throw new ApiError('memberPassword', { field: 'password' })
  if (role !== 'STAFF') return
  const issue = issueOf('role', 'user.staff', locale)
  throw new ApiError('invalid', { issues: [issue], message: issue.message })
}

const userHooks = ({ openBusiness, takeBack }: Pick<Joined, 'openBusiness' | 'takeBack'>): ResourceHooks => ({
  beforeWrite: async (context, before, { password, ...values }) => {
    await lockAccounts(context.db)
    await checkRole(context, before, values['role'], openBusiness)
    checkOwner(context, before, { password, role: values['role'] })
    checkStatus(context, (before as Partial<ItemOf<typeof users>> | undefined)?.status, values['status'])
    for (const user of [before, values] as readonly (Partial<ItemOf<typeof users>> | undefined)[])
      requireOwn(context, await scopesOf(context.db, user?._level))
    if (before !== undefined) await endSessionsAfter(context, before._id, { password, ...values }, takeBack)
    return {
      ...(before === undefined ? newcomer : {}),
      ...values,
      ...(typeof values['username'] === 'string' ? namedAs(values['username']) : {}),
      ...(typeof password === 'string' ? { passwordHash: await hashPassword(password) } : {}),
      // Who is invited sets one (invitations.ts).
      ...(before === undefined && values['status'] === 'invited' ? { passwordHash: noPassword() } : {}),
    }
  },
  // Who joins takes nobody's rights away.
  afterWrite: async (context) => (context.caller === undefined ? undefined : requireAdministrator(context)),
  inUse: 'memberInUse',
})

/** Accounts as they are made, changed and removed, whoever does it. */
export const memberHooks = ({
  onJoin,
  onLeave,
  onSuspend,
  openBusiness,
  takeBack,
}: Pick<Joined, 'onJoin' | 'onLeave' | 'onSuspend' | 'openBusiness' | 'takeBack'>): ResourceHooks => ({
  ...userHooks({ openBusiness, takeBack }),
  onChange: async (before, after, context) => {
    const [was, is] = [before, after] as unknown as [ItemOf<typeof users>, ItemOf<typeof users>]
    await noteAddressChange(context, was, is)
    if (is.status === was.status || is.status === 'withdrawn') return
    const template = is.status === 'suspended' ? accountSuspended : accountRestored
    await noteMember(context, is._id, { template, values: {}, at: 'first' })
    if (is.status === 'suspended') for (const each of onSuspend) await each(is._id, context)
  },
  onCreate: async (item, context) => {
    for (const each of onJoin) await each(item as unknown as ItemOf<typeof users>, context)
  },
  onRemove: ({ _id }, context) => leave(_id, { ...context, platform: context.request.server.platform }, onLeave),
})
