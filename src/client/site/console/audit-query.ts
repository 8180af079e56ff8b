import type { Query } from '#contract/api.ts'
import { beginOf } from '../../console/date-text.ts'
import { type ListSearch, pageOf, sizeOf } from '../../console/list/list-search.ts'
import { daysOf } from '../../console/list/periods.ts'

/** Translates an address into the query of the log: whole days in the office's zone. */
export function auditQueryOf(search: ListSearch): Query<'GET /api/console/audit'> {
  const limit = sizeOf(search)
  const { from, to } = daysOf(search)
  const named = (['_user', 'action', 'resource', '_item'] as const).flatMap((name) =>
    search[name] === undefined || search[name] === '' ? [] : [[name, search[name]]],
  )
  return {
    limit,
    skip: (pageOf(search) - 1) * limit,
    ...Object.fromEntries(named),
    from: beginOf(from),
    to: beginOf(to, 1),
  }
}
