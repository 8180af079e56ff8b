import type { Body } from '#contract/api.ts'
import { addressCalls } from '#contract/shop/addresses.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import { serve } from '../http/route.ts'

type Change = Body<'PUT /api/v1/me/addresses/{_id}'>

/** The addresses of an account: so many at most as one member can have. */
const readAddresses = async (db: Db, _user: string) => {
  const rows = await db
    .selectFrom('shopAddresses')
    .select(['_id', 'createdAt', 'name', 'receiver', 'phone', 'postcode', 'address', 'addressDetail', 'note', 'isDefault'])
    .where('_user', '=', _user)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isDefault: row.isDefault === 1 }))
}

/** @throws ApiError `notFound`, also for an address of somebody else */
async function requireAddress(db: Db, _user: string, _id: string) {
  const address = (await readAddresses(db, _user)).find((one) => one._id === _id)
  if (address === undefined) throw new ApiError('notFound')
  return { address }
}

/** Takes the default away from the one that has it. Before another one gets it: the database allows one. */
const clearDefault = (db: Db, _user: string) =>
  db.updateTable('shopAddresses').set({ isDefault: 0 }).where('_user', '=', _user).where('isDefault', '=', 1).execute()

/** The columns of what is written. */
const toColumns = ({ isDefault, ...rest }: Change) => ({ ...rest, ...(isDefault === undefined ? {} : { isDefault: Number(isDefault) }) })

/** Serves members their address books, while the shop is off, too. */
export function serveAddresses(app: FastifyInstance): void {
  serve(app, addressCalls, {
    'GET /api/v1/me/addresses': async (_input, { db, caller }) => ({ addresses: await readAddresses(db, caller._id) }),
    'POST /api/v1/me/addresses': async ({ body }, context) => {
      const { db } = context
      const { _user } = await lockCaller(context)
      const { length } = await readAddresses(db, _user)
      requireRoom(length, shopLimits.addresses)
      const isDefault = body.isDefault || length === 0
      if (isDefault) await clearDefault(db, _user)
      const _id = uuid()
      const row = { ...body, _id, _user, createdAt: new Date().toISOString(), isDefault: Number(isDefault) }
      await db.insertInto('shopAddresses').values(row).execute()
      return requireAddress(db, _user, _id)
    },
    'PUT /api/v1/me/addresses/{_id}': async ({ params: { _id }, body }, context) => {
      const { db } = context
      const { _user } = await lockCaller(context)
      await requireAddress(db, _user, _id)
      if (body.isDefault === true) await clearDefault(db, _user)
      const columns = toColumns(body)
      if (Object.keys(columns).length > 0)
        await db.updateTable('shopAddresses').set(columns).where('_user', '=', _user).where('_id', '=', _id).execute()
      return requireAddress(db, _user, _id)
    },
    'DELETE /api/v1/me/addresses/{_id}': async ({ params: { _id } }, { db, caller }) => {
      const { numDeletedRows } = await db
        .deleteFrom('shopAddresses')
        .where('_user', '=', caller._id)
        .where('_id', '=', _id)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new ApiError('notFound')
    },
  })
}

/** The address book of an account, as its owner may take it along. */
export async function* addressesOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await readAddresses(db, _user)
}
