import { v7 as uuid } from 'uuid'
import type { Call } from '#contract/call.ts'
import { wholeLog } from '#contract/platform/audit.ts'
import type { Db } from '../db/schema.ts'
import type { Caller } from './platform.ts'

/** Retention of the audit log, in days. */
export const auditDays = 2 * 365

interface Reading {
  action:
    | 'list'
    | 'read'
    | 'create'
    | 'change'
    | 'remove'
    | 'download'
    | 'send'
    | 'silence'
    | 'export'
    | 'act'
    | 'actEnd'
    | 'join'
    | 'withdraw'
  /** The path of the resource, `files`, `audit`, `rooms` and `matchings` by their ids, or `deliveries`: what was sent to whom is not kept, who sent it is. */
  resource: string
  items: readonly string[]
  /** Why they were taken along. */
  reason?: string
  /** What of it was changed. */
  details?: string
}

type Reader = Pick<Caller, '_id'>

/** Callers of whom it is said which records they had. One is made for each request. */
const noted = new WeakSet<Reader>()

/** Notes who had which personal records, before they are sent. */
export async function audit(db: Db, caller: Reader | undefined, { action, resource, items, reason, details }: Reading): Promise<void> {
  if (caller === undefined) return
  noted.add(caller)
  if (items.length === 0) return
  const at = new Date().toISOString()
  const rows = items.map((_item) => ({
    _id: uuid(),
    at,
    _user: caller._id,
    action,
    resource,
    _item,
    reason: reason ?? null,
    details: details ?? null,
  }))
  await db.insertInto('audit').values(rows).execute()
}

/** Notes who has changed an item, and which fields of it; not their values. */
export const auditFields = (
  db: Db,
  caller: Reader | undefined,
  resource: string,
  _item: string,
  fields: readonly string[],
): Promise<void> =>
  audit(db, caller, { action: 'change', resource, items: [_item], details: new URLSearchParams({ fields: fields.join(',') }).toString() })

/** Readings of the same record within this, in ms, are noted once: screens that are kept up to date ask every few seconds. */
const sameReading = 60_000

/** Returns the records that somebody has not read just now. */
async function notJustRead(db: Db, { _id: _user }: Reader, resource: string, items: readonly string[]): Promise<string[]> {
  const since = new Date(Date.now() - sameReading).toISOString()
  const found = await db
    .selectFrom('audit')
    .select('_item')
    .where('_user', '=', _user)
    .where('at', '>', since)
    .where('resource', '=', resource)
    .where('action', '=', 'read')
    .where('_item', 'in', items)
    .execute()
  const known = new Set(found.map(({ _item }) => _item))
  return items.filter((item) => !known.has(item))
}

/** Notes a personal call of staff by the ids in its path, where its handler has not said whose records it was about. */
export async function auditCall(db: Db, caller: Caller | undefined, name: string, { isPersonal, access, tag }: Call, params: unknown) {
  if (isPersonal !== true || caller === undefined || !access.startsWith('console') || noted.has(caller)) return
  const ids = Object.values<unknown>({ ...(params as object) }).map(String)
  const action = name.startsWith('GET ') ? 'read' : 'change'
  const items = ids.length === 0 ? [wholeLog] : ids
  await audit(db, caller, { action, resource: tag, items: action === 'read' ? await notJustRead(db, caller, tag, items) : items })
}

/** Notes who took a whole list along or brought one, of whatever it is. `details`: the format, how many rows, the filters; nothing that was typed. */
export async function auditList(
  db: Db,
  caller: Caller | undefined,
  note: { action: 'export' | 'import'; resource: string; details: string; reason: string | null },
): Promise<void> {
  if (caller === undefined) return
  noted.add(caller)
  const row = { _id: uuid(), at: new Date().toISOString(), _user: caller._id, _item: wholeLog, ...note }
  await db.insertInto('audit').values(row).execute()
}

/** Forgets notes older than `auditDays`. */
export async function forgetOldAudit(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - auditDays * 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('audit').where('at', '<', before).execute()
}
