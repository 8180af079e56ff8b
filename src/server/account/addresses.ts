import type { Address } from '#contract/account/certification.ts'
import type { users } from '#contract/account/users.ts'
import type { ItemOf } from '#contract/resource.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { WriteContext } from '../http/route.ts'
import { addressesOf } from '../mail/addresses.ts'
import { noteMember } from './member-notes.ts'
import { addressChanged } from './messages.ts'

/** For so many days an account can be taken back by an address that it had before: whoever changed that may not have been its owner. */
export const regainDays = 7

type Addressed = Pick<ItemOf<typeof users>, '_id' | 'email' | 'phone'>

/** The field of an account that an address belongs into. */
export const addressField = ({ channel, to }: Address) => (channel === 'EMAIL' ? { email: to } : { phone: to })

/**
 * After an address of an account was changed: tells the one that it had, by which it can be taken back for some days, and that of
 * now. In the transaction of the change.
 */
export async function noteAddressChange(context: WriteContext, before: Addressed, after: Addressed): Promise<void> {
  const isIn = (all: readonly Address[], { channel, to }: Address) => all.some((one) => one.channel === channel && one.to === to)
  const [was, is] = [addressesOf(before), addressesOf(after)]
  const lost = was.filter((address) => !isIn(is, address))
  if (lost.length === 0) return
  const until = new Date(Date.now() + regainDays * 86_400_000).toISOString()
  const rows = lost.map(({ channel, to }) => ({ _id: uuid(), _user: after._id, channel, address: to, until }))
  await context.db.insertInto('formerAddresses').values(rows).execute()
  const at = [...lost, ...is.filter((address) => !isIn(was, address))]
  await noteMember(context, after._id, { template: addressChanged, values: { days: String(regainDays) }, at })
}

/** Selects the accounts that had an address until a few days ago. */
export const formerlyAt = (db: Db, { channel, to }: Address) =>
  db
    .selectFrom('formerAddresses')
    .select('_user')
    .where('address', '=', to)
    .where('channel', '=', channel)
    .where('until', '>', new Date().toISOString())

/** Forgets addresses by which nothing can be taken back any more. */
export async function forgetFormerAddresses(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('formerAddresses').where('until', '<=', now.toISOString()).execute()
}
