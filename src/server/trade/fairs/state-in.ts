import type { MatchingState } from '#contract/trade/matching-states.ts'
import { type Expression, sql, type SqlBool } from 'kysely'

/**
 * Builds the condition that a matching is in one of some states, as literals: SQLite uses a partial index only if the statement
 * repeats the condition of the index (migration `0029-trade`).
 */
export const stateIn = (states: readonly MatchingState[], column = 'state'): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))})`
