import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { Caller } from './platform.ts'

/** Items that only these scopes see are about people: who of the staff had them is noted. */
const personalScopes: readonly string[] = ['console:inquiries', 'console:members']

/** How long it is remembered, in days. */
export const auditDays = 2 * 365

interface Reading {
  action: 'list' | 'read' | 'create' | 'change' | 'remove' | 'download' | 'send'
  /** The path of the resource, `files`, `audit`, or `deliveries`: what was sent to whom is not kept, who sent it is. */
  resource: string
  items: readonly string[]
}

/** Notes who had which personal records, before they are sent. Other items leave no note. */
export async function audit(db: Db, caller: Caller | undefined, scope: string | null, { action, resource, items }: Reading): Promise<void> {
  if (caller === undefined || scope === null || !personalScopes.includes(scope) || items.length === 0) return
  const at = new Date().toISOString()
  const rows = items.map((_item) => ({ _id: uuid(), at, _user: caller._id, action, resource, _item }))
  await db.insertInto('audit').values(rows).execute()
}

/** Forgets notes older than `auditDays`. */
export async function forgetOldAudit(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - auditDays * 24 * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('audit').where('at', '<', before).execute()
}
