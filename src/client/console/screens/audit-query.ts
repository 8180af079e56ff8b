import type { Query } from '#contract/index.ts'
import { type ListSearch, pageOf, sizeOf } from '../list/list-search.ts'

const day = 86_400_000

/** The beginning of a day (`2026-11-23`) on the office's clock, which knows no summer time; undefined where it is none. */
function beginOf(text: string | undefined, days = 0): string | undefined {
  const at = Date.parse(`${text}T00:00:00+09:00`)
  return Number.isNaN(at) ? undefined : new Date(at + days * day).toISOString()
}

/** What the log is asked, for an address: its days are those of the office, both of them whole. */
export function auditQueryOf(search: ListSearch): Query<'GET /api/console/audit'> {
  const limit = sizeOf(search)
  const named = (['_user', 'action', 'resource', '_item'] as const).flatMap((name) =>
    search[name] === undefined || search[name] === '' ? [] : [[name, search[name]]],
  )
  return {
    limit,
    skip: (pageOf(search) - 1) * limit,
    ...Object.fromEntries(named),
    from: beginOf(search['from']),
    to: beginOf(search['to'], 1),
  }
}
