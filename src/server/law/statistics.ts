import { workStages } from '#contract/law/forms.ts'
import { type Period, statisticsSpans, statisticsCalls } from '#contract/law/statistics.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
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
  count: number | string
}

/** Counted by the database, in the index of stages: a seek for each period and stage. */
async function countIn(db: Db, periods: readonly { from: string; to: string }[]): Promise<Row[]> {
  const values = sql.join(periods.map(({ from, to }) => sql`(${from}, ${to})`))
  const { rows } = await sql<Row>`
    select "period"."column1" as "period", "stage", count(*) as "count"
    from (values ${values}) as "period"
    join "forms" on "createdAt" >= "period"."column1" and "createdAt" < "period"."column2"
    where "state" <> 'removed' and "stage" in (${sql.join([...workStages])})
    group by "period"."column1", "stage"`.execute(db)
  return rows
}

/** Serves figures of requests: how many came, and in which stage they are. */
export function serveStatistics(app: FastifyInstance): void {
  serve(app, statisticsCalls, {
    'GET /api/console/forms/statistics': async ({ query: { by = 'day' } }, { db }) => {
      const wanted = periodsUntil(new Date(), by)
      const rows = await countIn(db, wanted)
      const countOf = (from: string, stage: string) => Number(rows.find((row) => row.period === from && row.stage === stage)?.count ?? 0)
      const periods = wanted.map((period) => ({
        ...period,
        stages: Object.fromEntries(workStages.map((stage) => [stage, countOf(period.from, stage)])) as Period['stages'],
      }))
      return { periods }
    },
  })
}
