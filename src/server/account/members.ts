import type { ConsoleScope } from '#contract/call.ts'
import { levels } from '#contract/account/levels.ts'
import { users } from '#contract/account/users.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { changeItem, checkReferences, requireItem, type ResourceHooks } from '../http/standard.ts'
import { hashPassword } from './passwords.ts'

type Scope = ConsoleScope | 'console'
const administration: readonly Scope[] = ['console', 'console:members']

/** Writes of accounts and levels come one after the other, so that two administrators cannot remove each other. */
const lockAccounts = (db: Db) => db.updateTable('secrets').set({ name: 'accessToken' }).where('name', '=', 'accessToken').execute()

/** @throws ApiError `lastAdministrator` where nobody is left who could manage accounts */
async function requireAdministrator(db: Db): Promise<void> {
  const all = await repositoryOf(levels).select(db, {})
  const _levels = all.filter(({ scopes }) => administration.every((scope) => scopes.includes(scope))).map(({ _id }) => _id)
  const [one] = await repositoryOf(users).select(db, { where: { status: 'active', _level: { in: _levels } }, limit: 1 })
  if (one === undefined) throw new ApiError('lastAdministrator')
}

/** @throws ApiError `forbidden`: nobody gives, takes or resets what they may not do themselves */
function requireOwn({ caller }: WriteContext, scopes: readonly Scope[]): void {
  if (!scopes.every((scope) => caller?.scopes.includes(scope) === true)) throw new ApiError('forbidden')
}
async function requireOwnLevel(context: WriteContext, _level: string | null | undefined): Promise<void> {
  const level = typeof _level === 'string' ? await repositoryOf(levels).find(context.db, _level) : undefined
  if (level !== undefined && level !== 'removed') requireOwn(context, level.scopes)
}

export const userHooks: ResourceHooks = {
  beforeWrite: async (context, before) => {
    await lockAccounts(context.db)
    await requireOwnLevel(context, (before as unknown as ItemOf<typeof users> | undefined)?._level)
  },
  onRemove: async (_item, { db }) => requireAdministrator(db),
}

export const levelHooks: ResourceHooks = {
  beforeWrite: async (context, before, values) => {
    await lockAccounts(context.db)
    for (const level of [before, values] as readonly (Partial<ItemOf<typeof levels>> | undefined)[])
      requireOwn(context, level?.scopes ?? [])
  },
  afterWrite: async ({ db }) => requireAdministrator(db),
}

const stored = async (password: string | undefined) => (password === undefined ? {} : { passwordHash: await hashPassword(password) })

/** What the standard routes do not know of accounts: passwords, and who may give which level. */
export function serveMembers(app: FastifyInstance): void {
  serve(app, 'POST /api/console/users', async ({ body: { password, ...values } }, context) => {
    await requireOwnLevel(context, values._level)
    await checkReferences(context, users, values)
    return { user: await repositoryOf(users).insert(context.db, { ...values, ...(await stored(password)) }) }
  })
  serve(app, 'PUT /api/console/users/{_id}', async ({ params, body: { password, ...change } }, context) => {
    await lockAccounts(context.db)
    const current = await requireItem(context, users, params._id)
    await requireOwnLevel(context, current._level)
    await requireOwnLevel(context, change._level)
    const user = await changeItem(context, users, current, { ...change, ...(await stored(password)) })
    await requireAdministrator(context.db)
    return { user }
  })
}
