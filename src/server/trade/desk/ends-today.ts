import { openStates } from '#contract/trade/matching-states.ts'
import { sql, type SqlBool } from 'kysely'
import { dayAt, spanOfDay } from '../fairs/fair-day.ts'
import { stateIn } from '../fairs/state-in.ts'

/** Condition on matchings that wait for an answer until today at the latest, on the clock of a zone. */
export const endsToday = (timeZone: string, now = new Date()) => {
  const [, tomorrow] = spanOfDay(dayAt(now.toISOString(), timeZone), timeZone)
  return sql<SqlBool>`(${stateIn(openStates)} and "expiresAt" < ${tomorrow})`
}
