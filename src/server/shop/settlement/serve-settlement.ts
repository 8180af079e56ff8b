import type { Query } from '#contract/api.ts'
import { type PayoutDay, payouts, settlementCalls } from '#contract/shop/settlement.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { serve } from '../../http/route.ts'
import { requireSpan } from '../sales/periods.ts'
import { importSheet } from '../sheet-import.ts'
import { readDifferences } from './differences.ts'
import { payoutSheet } from './import-payouts.ts'

const names = ['rows', 'sales', 'refunds', 'fee', 'feeVat', 'payout', 'rest'] as const
type Sums = Omit<PayoutDay, 'day'>
const nothing: Sums = { rows: 0, sales: 0, refunds: 0, fee: 0, feeVat: 0, payout: 0, rest: 0 }

/** Sums what was paid out by day. PostgreSQL answers sums as texts. */
async function readDays(db: Db, { from, to }: Query<'GET /api/console/shop/settlement/days'>) {
  const { rows } = await sql<{ day: string } & Record<keyof Sums, number | string>>`
    select "day", count(*) as "rows",
      sum(case when "amount" > 0 then "amount" else 0 end) as "sales",
      sum(case when "amount" < 0 then "amount" else 0 end) as "refunds",
      sum("fee") as "fee", sum("feeVat") as "feeVat", sum("payout") as "payout",
      sum("payout" - "amount" + "fee" + "feeVat") as "rest"
    from "shop_settlement" where "day" between ${from} and ${to} group by "day" order by "day" desc`.execute(db)
  const days = rows.map((row): PayoutDay => ({
    day: row.day,
    rows: Number(row.rows),
    sales: Number(row.sales),
    refunds: Number(row.refunds),
    fee: Number(row.fee),
    feeVat: Number(row.feeVat),
    payout: Number(row.payout),
    rest: Number(row.rest),
  }))
  const total = { ...nothing }
  for (const one of days) for (const name of names) total[name] += one[name]
  return { days, total }
}

/** Serves staff the settlement with the payment gateway. */
export function serveSettlement(app: FastifyInstance): void {
  serve(app, settlementCalls, {
    'POST /api/console/shop/settlement/import': async ({ body, query }, { db, locale, caller }) => {
      await lockRevisions(db, [payouts.path])
      return importSheet(body, query, payoutSheet(db, locale), { db, locale, caller, resource: payouts.path })
    },
    'GET /api/console/shop/settlement/days': ({ query }, context) => {
      requireSpan(query, context)
      return readDays(context.db, query)
    },
    'GET /api/console/shop/settlement/differences': ({ query }, { db }) => readDifferences(db, query),
  })
}
