import { Readable } from 'node:stream'
import type { EvidenceAbout, EvidenceEntry, EvidenceLot } from '#contract/auction/evidence.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { audit } from '../../http/audit.ts'
import type { Caller } from '../../http/platform.ts'
import type { Context } from '../../http/route.ts'
import { requireItem } from '../../http/standard.ts'
import { Streamed } from '../../http/streamed.ts'
import { iso, readClock } from './clock.ts'
import { lastLine, linesBefore } from './evidence-check.ts'

/** Entries that are in memory at once. */
const pageSize = 500

const hashedColumns = [
  '_work',
  '_program',
  'number',
  'at',
  'arrivedAt',
  'kind',
  'paddle',
  'maximum',
  'details',
  'price',
  'leader',
  'isPublic',
  'hash',
] as const satisfies readonly (keyof EvidenceEntry)[]

/** Versions of an item that were kept, the oldest first: what it said at which time. */
async function readVersions(db: Db, { path }: AnyResource, _item: string) {
  const rows = await db
    .selectFrom('versions')
    .select(['version', 'at', 'data'])
    .where('resource', '=', path)
    .where('_item', '=', _item)
    .orderBy('version')
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown }))
}

/** Who the paddles of a lot are: a null name where that account is gone. */
const readBidders = (db: Db, { _work, _program }: { _work: string; _program: string }) =>
  db
    .selectFrom('auctionRegistrations as r')
    .leftJoin('users as u', 'u._id', 'r._user')
    .select(['r.paddle', 'r._user', 'u.name', 'r.createdAt', 'r.termsHash', 'r.locale', 'r.bidLimit'])
    .where('r._program', '=', _program)
    .where('r.paddle', 'in', (eb) =>
      eb.selectFrom('auctionLog').select('paddle').where('_work', '=', _work).where('paddle', 'is not', null),
    )
    .orderBy('r.paddle')
    .execute()

/** Who of the staff took which entries. */
const readStaff = (db: Db, _work: string, entries: number) =>
  db
    .selectFrom('auctionLog as l')
    .innerJoin('users as u', 'u._id', 'l._staff')
    .select(['l.number', 'l._staff', 'u.name'])
    .where('l._work', '=', _work)
    .where('l.number', '<=', entries)
    .orderBy('l.number')
    .execute()

/** What was stated of a work before it was changed after bids. */
const readChanges = (db: Db, _work: string, entries: number) =>
  db
    .selectFrom('auctionChanges')
    .select(['number', 'at', 'fields', 'before', 'after'])
    .where('_work', '=', _work)
    .where('number', '<=', entries)
    .orderBy('number')
    .execute()

async function* linesOf(db: Db, about: string, { _work, entries }: EvidenceLot): AsyncGenerator<string> {
  yield `${linesBefore(about).join('\n')}\n`
  for (let after = 0; after < entries; after += pageSize) {
    const rows = await db
      .selectFrom('auctionLog')
      .select(hashedColumns)
      .where('_work', '=', _work)
      .where('number', '>', after)
      .where('number', '<=', Math.min(after + pageSize, entries))
      .orderBy('number')
      .execute()
    yield rows.map((row) => `${JSON.stringify(row)}${row.number === entries ? '' : ','}\n`).join('')
  }
  yield `${lastLine}\n`
}

/**
 * Answers the file of a lot: every entry of its log in the form of which the hashes can be computed again, what its work and its sale
 * said when, and who the paddles are. It is noted who took it along, why, and with which last hash.
 */
export async function exportEvidence(context: Context<Caller>, _work: string, reason: string, engine: Database['engine']) {
  const { caller, request } = context
  const work = await requireItem(context, works, _work)
  const program = await requireItem(context, programs, work._program)
  // The rows are read while they are sent: a log only grows, and what is added after this is not in the file.
  const { db } = request.server.platform.database
  const columns = ['_work', '_program', 'phase', 'price', 'leader', 'endsAt', 'entries', 'lastHash'] as const
  const row = await db.selectFrom('auctionLots').select(columns).where('_work', '=', _work).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  const { _program, ...lot } = row
  const about: EvidenceAbout = {
    madeAt: iso(await readClock(db, engine)),
    lot,
    work: { now: work, versions: await readVersions(db, works, _work) },
    program: { now: program, versions: await readVersions(db, programs, program._id) },
    bidders: await readBidders(db, { _work, _program }),
    changes: await readChanges(db, _work, lot.entries),
    staff: await readStaff(db, _work, lot.entries),
  }
  const details = new URLSearchParams({ format: 'json', rows: String(lot.entries), lastHash: lot.lastHash }).toString()
  await audit(db, caller, { action: 'export', resource: works.path, items: [_work], reason, details })
  return new Streamed(Readable.from(linesOf(db, JSON.stringify(about), lot), { objectMode: false }), {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="lot-${_work}.json"`,
    'cache-control': 'no-store',
  })
}
