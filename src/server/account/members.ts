import type { ConsoleScope } from '#contract/call.ts'
import { levels } from '#contract/account/levels.ts'
import { users } from '#contract/account/users.ts'
import type { ItemOf } from '#contract/resource.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { WriteContext } from '../http/route.ts'
import type { ResourceHooks } from '../http/standard.ts'
import { hashPassword } from './passwords.ts'

type Scope = ConsoleScope | 'console'
const administration: readonly Scope[] = ['console', 'console:members']

/** Writes of accounts and levels come one after the other, so that two administrators cannot remove each other. */
const lockAccounts = (db: Db) => db.updateTable('secrets').set({ name: 'accessToken' }).where('name', '=', 'accessToken').execute()

/** @throws ApiError `lastAdministrator` where nobody is left who could manage accounts */
async function requireAdministrator({ db }: WriteContext): Promise<void> {
  const all = await repositoryOf(levels).select(db, {})
  const _levels = all.filter(({ scopes }) => administration.every((scope) => scopes.includes(scope))).map(({ _id }) => _id)
  const [one] = await repositoryOf(users).select(db, { where: { status: 'active', _level: { in: _levels } }, limit: 1 })
  if (one === undefined) throw new ApiError('lastAdministrator')
}

/** @throws ApiError `forbidden`: nobody gives, takes or resets what they may not do themselves */
function requireOwn({ caller }: WriteContext, scopes: readonly Scope[] = []): void {
  if (!scopes.every((scope) => caller?.scopes.includes(scope) === true)) throw new ApiError('forbidden')
}

export const levelHooks: ResourceHooks = {
  beforeWrite: async (context, before, values) => {
    await lockAccounts(context.db)
    for (const level of [before, values] as readonly (Partial<ItemOf<typeof levels>> | undefined)[]) requireOwn(context, level?.scopes)
    return values
  },
  afterWrite: requireAdministrator,
}

export const userHooks: ResourceHooks = {
  beforeWrite: async (context, before, { password, ...values }) => {
    await lockAccounts(context.db)
    for (const user of [before, values] as readonly (Partial<ItemOf<typeof users>> | undefined)[]) {
      const level = typeof user?._level === 'string' ? await repositoryOf(levels).find(context.db, user._level) : undefined
      if (level !== 'removed') requireOwn(context, level?.scopes)
    }
    return typeof password === 'string' ? { ...values, passwordHash: await hashPassword(password) } : values
  },
  afterWrite: requireAdministrator,
}
