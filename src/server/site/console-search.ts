import { consoleSearchCalls, type FoundItem, mostOfList } from '#contract/platform/console-search.ts'
import { moduleOf } from '#contract/module-of.ts'
import type { AnyResource } from '#contract/resource.ts'
import { hasModule } from '#contract/sites.ts'
import { titleOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Item } from '../db/repository.ts'
import { listQueryOf } from '../http/list-query.ts'
import { serve } from '../http/route.ts'
import { findListed } from '../http/standard.ts'
import { openTo } from './editorial.ts'

/** Fields that tell apart what has the same title, the most telling first. */
const marks = ['receipt', 'number', 'lotNumber', 'phone', 'email', 'code', 'username']

function markOf(item: Item, title: string): string | null {
  const mark = marks.map((name) => item[name]).find((value) => typeof value === 'string' && value !== '' && value !== title)
  return typeof mark === 'string' ? mark : null
}

/** Serves the search through all lists at once. */
export function serveConsoleSearch(app: FastifyInstance): void {
  const { onlySite } = app.platform.config
  const isSearched = (resource: AnyResource, withPeople: boolean) =>
    resource.search !== undefined &&
    `GET /api/console/${resource.path}` in resource.calls &&
    hasModule(onlySite, moduleOf(resource)) &&
    (withPeople || !resource.isNoted)

  serve(app, consoleSearchCalls, {
    'POST /api/console/search': async ({ body: { q, withPeople } }, context) => {
      const found: FoundItem[] = []
      // One after the other: a search is nobody's turn alone.
      for (const resource of openTo(context.caller).filter((each) => isSearched(each, withPeople))) {
        const items = await findListed(context, resource, listQueryOf(resource, { q, limit: mostOfList }, onlySite))
        for (const item of items) {
          const title = titleOf(resource, item, context.locale)
          found.push({ resource: resource.path, _id: item._id, title, mark: markOf(item, title), createdAt: item.createdAt })
        }
      }
      return { found }
    },
  })
}
