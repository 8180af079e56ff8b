import { fairChangeCalls, type UntoldChange } from '#contract/trade/fair-changes.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { audit } from '../../http/audit.ts'
import { translate } from '../../http/catalogues.ts'
import { requireVersion } from '../../http/item-tags.ts'
import { type Context, serve } from '../../http/route.ts'
import { requireFair } from '../fairs/fair-plan.ts'
import { lockCompanies } from '../matchings/company-pairs.ts'
import { left, requireMatching, toBoard } from '../matchings/matching-rows.ts'
import { changeOf } from '../matchings/matchings.ts'
import { beforeOf, isCollecting, setCollecting, settleUntold, untoldOf } from '../matchings/queued-moves.ts'
import { takeBack } from '../matchings/take-back.ts'
import { readSidesOf } from './fair-board.ts'

interface Page {
  limit: number
  skip: number
  now: string
}

const readRows = (db: Db, _fair: string, { limit, skip, now }: Page) =>
  untoldOf(db, _fair, now)
    .select(['q._matching', 'q.kind', 'q.before', 'q.startsAt as fromStart', 'q.tableNumber as fromTable'])
    .select(['m.version', 'm._seller', 'm._buyer', 'm.startsAt', 'm.tableNumber', 'm.state'])
    .orderBy('q.at')
    .orderBy('q._matching')
    .limit(limit)
    .offset(skip)
    .execute()
type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Shows a change: nobody knows of a time that was given and changed since. */
function toChange(row: Row, nameOf: (_user: string) => string): UntoldChange {
  const { _matching, version, kind, fromStart, fromTable, startsAt, tableNumber, state } = row
  const isUnknown = kind === 'placed' || (kind === 'cancelled' && beforeOf(row)?.queued?.kind === 'placed')
  return {
    _matching,
    version,
    kind: kind === 'voided' ? 'cancelled' : kind,
    seller: nameOf(row._seller),
    buyer: nameOf(row._buyer),
    from: isUnknown ? null : { startsAt: fromStart, tableNumber: fromTable },
    to: state === 'cancelled' || startsAt === null ? null : { startsAt, tableNumber },
  }
}

async function read({ db, locale }: Pick<Context, 'db' | 'locale'>, _fair: string, page: Page) {
  const rows = await readRows(db, _fair, page)
  const users = rows.flatMap(({ _seller, _buyer }) => [_seller, _buyer])
  const sides = await readSidesOf(db, _fair, users)
  const nameOf = (_user: string) => sides.get(_user)?.name ?? translate(locale, left)
  return rows.map((row) => toChange(row, nameOf))
}

/** Serves what staff have changed and nobody was told of. */
export function serveFairChanges(app: FastifyInstance): void {
  serve(app, fairChangeCalls, {
    'GET /api/console/fairs/{_id}/changes': async ({ params, query }, context) => {
      const { db } = context
      const { limit = 20, skip = 0 } = query
      const { _id } = await requireFair(db, params._id)
      const now = new Date().toISOString()
      const { total } = await untoldOf(db, _id, now)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      return {
        changes: await read(context, _id, { limit, skip, now }),
        summary: { total: Number(total), limit, skip },
        isCollected: await isCollecting(db, _id),
        asOf: now,
      }
    },
    'PUT /api/console/fairs/{_id}/changes': async ({ params, body }, context) => {
      const { _id } = await requireFair(context.db, params._id)
      await setCollecting(changeOf(context), _id, body.isCollected)
    },
    'POST /api/console/fairs/{_id}/changes/telling': async ({ params, body }, context) => {
      const { db, caller } = context
      const { _id } = await requireFair(db, params._id)
      const items = await settleUntold(changeOf(context), _id, body.asOf, body.isTold)
      await audit(db, caller, { action: body.isTold ? 'send' : 'silence', resource: 'matchings', items })
      return { count: items.length }
    },
    'DELETE /api/console/fairs/{_id}/changes/{mid}': async ({ params }, context) => {
      const { db, locale, caller } = context
      const { _buyer, _seller } = await requireMatching(db, params._id, params.mid)
      await lockCompanies(db, { _buyer, _seller })
      const row = await requireMatching(db, params._id, params.mid)
      const toCurrent = async () => ({ matching: (await toBoard(db, [row], locale, new Date().toISOString()))[0] })
      await requireVersion(context, row, toCurrent)
      await takeBack(changeOf(context), row, caller._id)
    },
  })
}
