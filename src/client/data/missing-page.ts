import type { AnyRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { isMissing, type ReadKey } from './query-client.ts'

interface Asked {
  params?: Record<string, string>
  query?: { skip?: number }
}

/** Returns whether a list ends before the requested position. */
export const isBeyond = (skip: number, data: unknown): boolean =>
  skip > 0 && skip >= ((data as { summary?: { total: number } } | undefined)?.summary?.total ?? Infinity)

/** The route of all paths that are no page's. */
export const missingRoute = '/_shared/$'

/**
 * Returns whether the loaded data means 404: no such page, an item that never existed, or a list that ends earlier. Known before
 * rendering.
 */
export function isMissingPage({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }): boolean {
  const page = router.state.matches.at(-1)
  if (page?.routeId === missingRoute) return true
  const names = Object.values((page?.params ?? {}) as Record<string, string>)
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state: { data } }) => {
      const { params = {}, query = {} } = (queryKey as unknown as ReadKey)[2] as Asked
      if (isMissing(data)) return data.missing === 404 && Object.values(params).some((name) => names.includes(name))
      return isBeyond(query.skip ?? 0, data)
    })
}
