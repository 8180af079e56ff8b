import type { ItemOf } from '#contract/resource.ts'
import { type DepositStep, depositAfter } from '#contract/shop/deposit-states.ts'
import { deposits } from '#contract/shop/deposits.ts'
import { payerKeyOf } from '#contract/shop/payer-name.ts'
import { sql } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { keptSince } from '../retention.ts'

export type Deposit = ItemOf<typeof deposits>
export const depositRepository = repositoryOf(deposits)

/** Row of a bank's list, as it is stored first. */
export type NewDeposit = Pick<Deposit, 'at' | 'amount' | 'payer' | 'note' | 'balance'> & {
  /** By which it is known again. */
  key: string
}

/** Stores a row of a bank's list. */
export async function insertDeposit(db: Db, { key, ...row }: NewDeposit): Promise<Deposit> {
  const nothing = { state: 'open', _order: null, orderNumber: null, back: 0, returnedOn: null, decidedAt: null, memo: null }
  const deposit = await depositRepository.insert(db, { ...nothing, ...row })
  await db
    .updateTable('shop_deposits')
    .set({ key, payerKey: payerKeyOf(row.payer) })
    .where('_id', '=', deposit._id)
    .execute()
  return deposit
}

/** Notes the name of an order's payer as names are compared. Whoever writes `payer` does it. */
export async function notePayer(db: Db, { _id, payer }: { _id: string; payer: string }): Promise<void> {
  await db
    .updateTable('shop_orders')
    .set({ payerKey: payerKeyOf(payer) })
    .where('_id', '=', _id)
    .execute()
}

/** Takes a deposit a step further. @throws ApiError `depositDecided` where somebody else was first */
export async function changeDeposit(db: Db, deposit: Deposit, step: DepositStep, change: Partial<Deposit>): Promise<Deposit> {
  const state = depositAfter(step, deposit.state, deposit._order !== null)
  const changed = state === undefined ? undefined : await depositRepository.update(db, deposit, { state, ...change })
  if (changed === undefined) throw new ApiError('depositDecided')
  return changed
}

/** What has nothing to do with the shop is kept as long as lists that are imported overlap, in milliseconds. */
const keptForeignMs = 90 * 24 * 60 * 60 * 1000
export const eraseOldDepositsJob = 'erase-old-deposits'
const batch = 1000

/** Erases deposits whose time of keeping is over. One that is to go back stays until it has gone. */
export async function eraseOldDeposits(db: Db, now = new Date()): Promise<void> {
  const old = db
    .selectFrom('shop_deposits')
    .select('_id')
    .where('state', '<>', 'toReturn')
    .where((eb) =>
      eb.or([
        eb('at', '<', keptSince(now)),
        eb.and([
          eb('state', '=', 'foreign'),
          sql<boolean>`coalesce("decidedAt", "at") < ${new Date(now.getTime() - keptForeignMs).toISOString()}`,
        ]),
      ]),
    )
    .limit(batch)
  await db.deleteFrom('shop_deposits').where('_id', 'in', old).execute()
}
