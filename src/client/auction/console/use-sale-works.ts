import type { works } from '#contract/auction/works.ts'
import type { Sort } from '#contract/paging.ts'
import type { ItemOf } from '#contract/resource.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'

const pageSize = 100
/** A sortable field, which is not in the type of the query of a resource. */
const byPlace = 'place' as string as Sort

/** Reads all works of a sale, drafts too, in the order of their numbers: 500 at most. */
export function useSaleWorks(_program: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['GET /api/console/auction/works', locale, 'all of a sale', _program],
    queryFn: async ({ signal }): Promise<ItemOf<typeof works>[]> => {
      const found: ItemOf<typeof works>[] = []
      for (let [skip, total] = [0, 1]; skip < total; skip += pageSize) {
        const query = { _program, limit: pageSize, skip, sort: byPlace }
        const page = await api('GET /api/console/auction/works', { locale, signal, query })
        found.push(...page.works)
        total = page.summary.total
      }
      return found
    },
  })
}
