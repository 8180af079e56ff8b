import type { works } from '#contract/auction/works.ts'
import type { Sort } from '#contract/paging.ts'
import type { ItemOf } from '#contract/resource.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { pageSize, readWhole } from './read-whole.ts'

/** A sortable field, which is not in the type of the query of a resource. */
const byPlace = 'place' as string as Sort

/** Reads all works of a sale, drafts too, in the order of their numbers: 500 at most. */
export function useSaleWorks(_program: string) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['GET /api/console/auction/works', locale, 'all of a sale', _program],
    queryFn: async ({ signal }): Promise<ItemOf<typeof works>[]> => {
      const read = (skip: number) =>
        api('GET /api/console/auction/works', { locale, signal, query: { _program, limit: pageSize, skip, sort: byPlace } })
      return (await readWhole(read, (page) => page.works)).items
    },
  })
}
