import type { AnyResource } from '#contract/resource.ts'
import { type Trend, trendDays, trendCalls } from '#contract/platform/trends.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import { addDays, beginOfDay } from '../http/office-days.ts'
import { serve } from '../http/route.ts'
import type { Joined } from '../module.ts'

/** What comes from outside. */
const paths = ['forms', 'center/questions', 'users', 'companies']

/** Serves numbers of new items compared with the usual ones. */
export function serveTrends(app: FastifyInstance, { resources }: Pick<Joined, 'resources'>): void {
  const coming = resources.filter(({ path }) => paths.includes(path))
  serve(app, trendCalls, {
    'GET /api/console/trends': async (_input, context) => {
      const { scopes } = context.caller
      const week = addDays(beginOfDay(new Date()), 1 - trendDays.now)
      const [from, since] = [week.toISOString(), addDays(week, -trendDays.before).toISOString()]
      const trendOf = async (resource: AnyResource): Promise<Trend> => {
        const repository = repositoryOf(resource)
        const count = await repository.count(context.db, { where: { createdAt: { gte: from } } })
        const before = await repository.count(context.db, { where: { createdAt: { gte: since, lt: from } } })
        return { resource: resource.path, from, count, mean: (before * trendDays.now) / trendDays.before }
      }
      return { trends: await Promise.all(coming.filter(({ scope }) => scopes.includes(scope)).map(trendOf)) }
    },
  })
}
