import type { Locale } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { personalScopes } from '#contract/site/audit.ts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { type ConsoleItem, listRead } from '../resources.ts'

/** Whether who takes the list along has to say why. */
export const isPersonal = ({ scope }: AnyResource): boolean => personalScopes.includes(scope)

interface Wanted {
  locale: Locale
  /** What the list is asked, without a page. */
  query: Readonly<Record<string, string | number>>
  skip: number
  /** Of people: why they are taken along. */
  reason: string
}

/** A page of a hundred of a list that is taken along. */
export async function exportPage(client: QueryClient, resource: AnyResource, { locale, query, skip, reason }: Wanted) {
  if (!isPersonal(resource)) return client.fetchQuery({ ...listRead(resource, locale, { ...query, limit: 100, skip }), gcTime: 0 })
  const { limit: _limit, skip: _skip, ...rest } = query
  const search = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  const { items, summary } = await api('POST /api/console/exports', { locale, body: { resource: resource.path, reason, search, skip } })
  // They are those of the list, whose schema the server has.
  return { items: items as unknown as ConsoleItem[], summary }
}
