import type { Db } from '#server/db/schema.ts'
import type { StandIn } from '#server/testing/payment-gateway.ts'
import { sql } from 'kysely'

interface Held {
  _id: string
  state: string
  trouble: string | null
  memo: string | null
  /** What the ledger says that the gateway has, in won. */
  amount: number
}

/** Reads what the gateway should hold of each charge: all that came in, without what it has given back. */
const readHeld = async (db: Db): Promise<Held[]> =>
  (
    await sql<Held>`
      select "_id", "state", "trouble", "memo", case when "state" in ('paid', 'stray', 'returned') then "amount" else 0 end -
        (select coalesce(sum("amount"), 0) from "shopChargeRefunds" as "r" where "r"."_charge" = "c"."_id" and "r"."state" = 'done') as "amount"
      from "shop_charges" as "c"`.execute(db)
  ).rows

/**
 * Compares what the gateway holds with the ledger, once nothing hangs. Deposits that their bank has taken back after goods have moved
 * are with staff (`depositTaken`), or were.
 * @returns a line for each difference, and the money that both have
 */
export async function compareGateway(db: Db, { payments }: StandIn): Promise<{ wrong: string[]; total: number; payments: number }> {
  const all = [...payments.values()]
  const byCharge = Map.groupBy(all, ({ orderId }) => orderId)
  const [wrong, held] = [[] as string[], await readHeld(db)]
  let total = 0
  for (const { _id, state, trouble, memo, amount } of held) {
    const own = byCharge.get(_id) ?? []
    const has = own.filter(({ status }) => ['DONE', 'PARTIAL_CANCELED'].includes(status)).reduce((sum, each) => sum + each.balanceAmount, 0)
    const isTaken = own.some(({ plan, status }) => plan === 'deposit' && status !== 'DONE') && (trouble === 'depositTaken' || memo !== null)
    total += has
    if (has !== amount && !isTaken)
      wrong.push(`the gateway holds ${has} of charge ${_id} (${state}, ${trouble}), the ledger says ${amount}`)
  }
  const strangers = all.filter(({ orderId }) => !held.some(({ _id }) => _id === orderId)).length
  return { wrong: strangers === 0 ? wrong : [...wrong, `${strangers} payments are of no charge`], total, payments: all.length }
}
