import { type AuditNote, wholeLog, auditCalls } from '#contract/platform/audit.ts'
import type { QueryOf } from '#contract/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { audit } from './audit.ts'
import { serve } from './route.ts'

type Wanted = QueryOf<(typeof auditCalls)['GET /api/console/audit']>

function matching(db: Db, wanted: Wanted) {
  const { from, to } = wanted
  const columns = (['_user', 'action', 'resource', '_item'] as const).filter((name) => wanted[name] !== undefined)
  const found = columns.reduce((notes, name) => notes.where(`audit.${name}`, '=', wanted[name] ?? ''), db.selectFrom('audit'))
  return found
    .$if(from !== undefined, (notes) => notes.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (notes) => notes.where('at', '<', to ?? ''))
}

/** A page of notes, with the names of who did it: no more of an account than its name is shown. */
async function readNotes(db: Db, wanted: Wanted): Promise<AuditNote[]> {
  const direction = wanted.sort === 'createdAt' ? 'asc' : 'desc'
  const rows = await matching(db, wanted)
    .leftJoin('users', 'users._id', 'audit._user')
    .select(['audit._id', 'at', '_user', 'action', 'resource', '_item', 'details', 'reason', 'username', 'name'])
    .orderBy('at', direction)
    .orderBy('audit._id', direction)
    .limit(wanted.limit ?? 20)
    .offset(wanted.skip ?? 0)
    .execute()
  return rows.map(({ username, name, ...note }) => ({ ...note, user: username === null || name === null ? null : { username, name } }))
}

/** Shows who had which personal record. Who looks at that is noted once for each page, with whom or what it was about. */
export function serveAudit(app: FastifyInstance): void {
  serve(app, auditCalls, {
    'GET /api/console/audit': async ({ query }, { db, caller }) => {
      const notes = await readNotes(db, query)
      const { total } = await matching(db, query)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      const about = query._item ?? query._user ?? wholeLog
      await audit(db, caller, { action: 'list', resource: 'audit', items: [about] })
      return { notes, summary: { total: Number(total), limit: query.limit ?? 20, skip: query.skip ?? 0 } }
    },
  })
}
