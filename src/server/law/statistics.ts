import { workStages } from '#contract/law/forms.ts'
import { type Period, type RequestGroup, type ResponseFigures, statisticsSpans, statisticsCalls } from '#contract/law/statistics.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isSqlite } from '../db/is-sqlite.ts'
import type { Db } from '../db/schema.ts'
import { addDays, beginOfDay } from '../http/office-days.ts'
import { serve } from '../http/route.ts'

/** The last days or weeks of the office, the oldest first. */
function periodsUntil(now: Date, by: 'day' | 'week'): { from: string; to: string }[] {
  const days = by === 'day' ? 1 : 7
  const last = beginOfDay(now, by === 'week')
  const begins = Array.from({ length: statisticsSpans[by] }, (_, index) => addDays(last, days * (index + 1 - statisticsSpans[by])))
  return begins.map((from) => ({ from: from.toISOString(), to: addDays(from, days).toISOString() }))
}

interface Row {
  period: string
  stage: string
  /** Of the group; of none the stage again. */
  value: string
  count: number | string
}

/** A fact of a request: the language is in its document, the others have columns. */
function factOf(db: Db, group: RequestGroup | 'stage') {
  if (group !== 'locale') return sql.ref(group)
  return isSqlite(db) ? sql`"data" ->> 'locale'` : sql`("data"::json) ->> 'locale'`
}

/** Counted by the database, in the index of stages: a seek for each period and stage. By a group the requests of these periods are read. */
async function countIn(db: Db, periods: readonly { from: string; to: string }[], group: RequestGroup | 'stage'): Promise<Row[]> {
  const fact = factOf(db, group)
  const values = sql.join(periods.map(({ from, to }) => sql`(${from}, ${to})`))
  const { rows } = await sql<Row>`
    select "period"."column1" as "period", "stage", ${fact} as "value", count(*) as "count"
    from (values ${values}) as "period"
    join "forms" on "createdAt" >= "period"."column1" and "createdAt" < "period"."column2"
    where "state" <> 'removed' and "stage" in (${sql.join([...workStages])})
    group by "period"."column1", "stage", ${fact}`.execute(db)
  return rows
}

type Counts = Record<'count' | 'contacted' | 'within' | 'late', number | string>
type Group = ResponseFigures & { value: string | null }

const none: ResponseFigures = { count: 0, contacted: 0, median: null, within: 0, late: 0 }

/** How soon the office got in touch about requests that came since an instant: of all, and of the largest groups by one of their columns. */
async function countResponses(db: Db, by: string, since: string): Promise<{ total: ResponseFigures; groups: Group[] }> {
  // Requests are wide: they are read once. Ranked are those with a time; the median is the one in the middle, or the mean of the two there.
  const { rows } = await sql<Counts & { isAll: number; value: string | null; median: number | string | null }>`
    with "narrow" as materialized (
      select ${sql.ref(by)} as "value", "responseMinutes" as "minutes",
        case when "contactedAt" <= "goalAt" then 1 else 0 end as "within",
        case when "contactedAt" > "goalAt" or "contactedAt" is null and "stage" = 'received' and "goalAt" < ${new Date().toISOString()}
          then 1 else 0 end as "late"
      from "forms" where "state" <> 'removed' and "stage" in (${sql.join([...workStages])}) and "createdAt" >= ${since}
    ),
    "grouped" as (
      select 0 as "isAll", "value", "minutes", "within", "late" from "narrow"
      union all select 1, null, "minutes", "within", "late" from "narrow"
    ),
    "ranked" as (
      select *, count("minutes") over (partition by "isAll", "value") as "timed",
        row_number() over (partition by "isAll", "value", case when "minutes" is null then 1 else 0 end order by "minutes") as "place"
      from "grouped"
    )
    select "isAll", "value", count(*) as "count", count("minutes") as "contacted", sum("within") as "within", sum("late") as "late",
      avg(case when "place" in (("timed" + 1) / 2, ("timed" + 2) / 2) then "minutes" end) as "median"
    from "ranked" group by "isAll", "value" order by "isAll" desc, count(*) desc, "value" limit 51`.execute(db)
  const figures = rows.map(({ isAll, value, count, contacted, within, late, median }) => ({
    isAll: isAll === 1,
    value,
    count: Number(count),
    contacted: Number(contacted),
    median: median === null ? null : Math.round(Number(median)),
    within: Number(within),
    late: Number(late),
  }))
  const [total = none] = figures.filter(({ isAll }) => isAll).map(({ isAll: _isAll, value: _value, ...all }) => all)
  return { total, groups: figures.filter(({ isAll }) => !isAll).map(({ isAll: _isAll, ...group }) => group) }
}

/** Serves figures of requests: how many came, in which stage they are, and how soon the office got in touch. */
export function serveStatistics(app: FastifyInstance): void {
  serve(app, statisticsCalls, {
    'GET /api/console/forms/responses': async ({ query: { by = 'site', days = '90' } }, { db }) => {
      const since = addDays(beginOfDay(new Date()), 1 - Number(days)).toISOString()
      const { total, groups } = await countResponses(db, by, since)
      const ids = by === '_assignee' ? groups.flatMap(({ value }) => value ?? []) : []
      const users = ids.length === 0 ? [] : await db.selectFrom('users').select(['_id', 'name']).where('_id', 'in', ids).execute()
      return { total, groups: groups.map((group) => ({ ...group, name: users.find(({ _id }) => _id === group.value)?.name ?? null })) }
    },
    'GET /api/console/forms/statistics': async ({ query: { by = 'day', group } }, { db }) => {
      const wanted = periodsUntil(new Date(), by)
      const rows = Map.groupBy(await countIn(db, wanted, group ?? 'stage'), ({ period }) => period)
      const periods = wanted.map((period) => {
        const own = rows.get(period.from) ?? []
        const sumOf = (name: 'stage' | 'value', wish: string) =>
          own.reduce((sum, row) => (row[name] === wish ? sum + Number(row.count) : sum), 0)
        const stages = Object.fromEntries(workStages.map((stage) => [stage, sumOf('stage', stage)])) as Period['stages']
        if (group === undefined) return { ...period, stages }
        return { ...period, stages, groups: Object.fromEntries(own.map(({ value }) => [value, sumOf('value', value)])) }
      })
      return { periods }
    },
  })
}
