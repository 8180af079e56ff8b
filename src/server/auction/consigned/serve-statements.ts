import { consignors } from '#contract/auction/consignors.ts'
import { programs } from '#contract/auction/programs.ts'
import { settlementCalls, type StatementEntry } from '#contract/auction/settlements.ts'
import { works } from '#contract/auction/works.ts'
import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import { lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import { issueOf } from '../../http/issues.ts'
import type { Caller } from '../../http/platform.ts'
import { type Context, serve, type WriteContext } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import type { AuctionDeps } from '../auction.ts'
import { dayOf } from '../bids/clock.ts'
import { readByIds } from '../read-by-ids.ts'
import { exportResults } from './results-sheet.ts'
import { settleConsigned } from './settlements.ts'
import { amountsOf, entriesOf, type EntryRow, readStatements, readSums } from './statements.ts'

type Step = Body<'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps'>
interface OfConsignor {
  _id: string
  _consignor: string
}

/** Entries of a statement with what their works are called. */
async function toEntries(db: Db, rows: readonly EntryRow[], locale: Locale): Promise<StatementEntry[]> {
  const items = await readByIds(
    db,
    works,
    rows.map(({ _work }) => _work),
  )
  return rows.flatMap((row) => {
    const work = items.get(row._work)
    if (work === undefined) return []
    const { _work, _win, state, paidOn, note, reason, proposed } = row
    const changed = reason === null || proposed === null ? null : { proposed, reason }
    const { lot, commission } = work
    return [{ _work, _win, lot, title: textOf(work.title, locale), state, commission, amounts: amountsOf(row), changed, paidOn, note }]
  })
}

const entriesOfOne = (db: Db, { _id, _consignor }: OfConsignor, deps: AuctionDeps) =>
  entriesOf(db, _id, deps).where('w._consignor', '=', _consignor)

async function readStatement(
  context: Context<Caller>,
  params: OfConsignor,
  { limit, skip }: { limit: number; skip: number },
  deps: AuctionDeps,
) {
  const { db, locale } = context
  const program = await requireItem(context, programs, params._id)
  const consignor = await requireItem(context, consignors, params._consignor)
  const entries = entriesOfOne(db, params, deps)
  const { total } = await db
    .selectFrom(entries.as('e'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await entries.orderBy('w.place').orderBy('w._id').orderBy('n.round').limit(limit).offset(skip).execute()
  const { _id, name, kind, phone, email, address, bankAccount, businessNumber } = consignor
  return {
    consignor: { _id, name, kind, phone, email, address, bankAccount, businessNumber },
    program: { _id: program._id, title: textOf(program.title, locale), closesAt: program.closesAt },
    sums: await readSums(db, entries),
    works: await toEntries(db, rows, locale),
    summary: { total: Number(total), limit, skip },
  }
}

type Noted = { wins: readonly string[]; reason?: string; details: Record<string, string> }

/** Notes all that is due of a sale as paid: once, and as staff have seen it. */
async function pay(
  { db, locale }: WriteContext,
  params: OfConsignor,
  step: Extract<Step, { step: 'pay' }>,
  deps: AuctionDeps,
): Promise<Noted> {
  if (step.paidOn > dayOf(Date.now())) throw new ApiError('invalid', { issues: [issueOf('paidOn', 'auction.paidOn', locale)] })
  const entries = entriesOfOne(db, params, deps)
  const due = await db.selectFrom(entries.as('e')).select(['_win', 'payable']).where('state', '=', 'due').execute()
  const wins = due.flatMap(({ _win }) => (_win === null ? [] : [_win]))
  if (wins.length === 0) throw new ApiError('nothingDue')
  const sum = due.reduce((total, { payable }) => total + (payable ?? 0), 0)
  if (sum !== step.amount) throw new ApiError('dueChanged')
  const paid = { paidOn: step.paidOn, note: step.note ?? null }
  await db.updateTable('auctionSettlements').set(paid).where('_win', 'in', wins).execute()
  return { wins, details: { step: step.step, amount: String(sum), paidOn: step.paidOn } }
}

/** Finds the settlement of a sold work of a consignor. @throws ApiError `notFound` */
async function requireSettlement(db: Db, { _id, _consignor }: OfConsignor, _win: string) {
  const row = await db
    .selectFrom('auctionSettlements')
    .selectAll()
    .where('_win', '=', _win)
    .where('_program', '=', _id)
    .where('_consignor', '=', _consignor)
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

/** Takes back that a work was paid: it was a mistake, or the money has come back. */
async function takeBack({ db }: WriteContext, params: OfConsignor, { _win, reason }: Extract<Step, { step: 'takeBack' }>): Promise<Noted> {
  const row = await requireSettlement(db, params, _win)
  if (row.paidOn === null) throw new ApiError('nothingDue')
  await db.updateTable('auctionSettlements').set({ paidOn: null, note: null }).where('_win', '=', _win).execute()
  await settleConsigned(db, row._work)
  return { wins: [_win], reason, details: { step: 'takeBack', amount: String(row.payable), paidOn: row.paidOn } }
}

/** Sets the tax that is withheld, or lets it be as it is proposed. */
async function withhold({ db, locale }: WriteContext, params: OfConsignor, step: Extract<Step, { step: 'withhold' }>): Promise<Noted> {
  const row = await requireSettlement(db, params, step._win)
  if (row.paidOn !== null) throw new ApiError('consignorPaid')
  if ((step.amount ?? 0) > row.hammer) {
    const maximum = row.hammer.toLocaleString('en')
    throw new ApiError('invalid', { issues: [issueOf('amount', 'tooLarge', locale, { maximum })] })
  }
  const withholding = step.amount ?? row.proposed
  await db
    .updateTable('auctionSettlements')
    .set({ withholding, payable: row.payable + row.withholding - withholding, reason: step.amount === null ? null : step.reason })
    .where('_win', '=', step._win)
    .execute()
  const details = { step: step.step, before: String(row.withholding), after: String(withholding) }
  return { wins: [step._win], reason: step.reason, details }
}

/** Takes a step of staff on a statement, and notes who took it and why. */
async function take(context: WriteContext<Caller>, params: OfConsignor, step: Step, deps: AuctionDeps) {
  const { db, caller } = context
  await requireItem(context, programs, params._id)
  await requireItem(context, consignors, params._consignor)
  // Who pays at the same time, or has what is due computed anew, waits and sees what is done here (settlements.ts).
  await lockRevisions(db, [works.path])
  const { wins, reason, details } = await (step.step === 'pay'
    ? pay(context, params, step, deps)
    : step.step === 'takeBack'
      ? takeBack(context, params, step)
      : withhold(context, params, step))
  const noted = {
    action: 'change',
    resource: 'auction/settlements',
    items: wins,
    details: new URLSearchParams(details).toString(),
  } as const
  await audit(db, caller, { ...noted, ...(reason === undefined ? {} : { reason }) })
  return { sums: await readSums(db, entriesOfOne(db, params, deps)) }
}

/** Serves staff what consignors get of sales. */
export function serveStatements(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, settlementCalls, {
    'GET /api/console/auction/programs/{_id}/statements': async ({ params, query: { limit = 20, skip = 0 } }, context) => {
      const { db, caller } = context
      await requireItem(context, programs, params._id)
      const entries = entriesOf(db, params._id, deps)
      const { statements, total } = await readStatements(db, entries, { limit, skip })
      await audit(db, caller, { action: 'list', resource: consignors.path, items: statements.map(({ _consignor }) => _consignor) })
      return { statements, sums: await readSums(db, entries), summary: { total, limit, skip } }
    },
    'GET /api/console/auction/programs/{_id}/statements/{_consignor}': ({ params, query: { limit = 20, skip = 0 } }, context) =>
      readStatement(context, params, { limit, skip }, deps),
    'POST /api/console/auction/programs/{_id}/statements/{_consignor}/steps': ({ params, body }, context) =>
      take(context, params, body, deps),
    'GET /api/console/auction/programs/{_id}/results': ({ params, query }, context) =>
      exportResults(context, params._id, query.reason, deps),
  })
}
