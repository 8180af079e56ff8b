import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../data/i18n.ts'
import { load as start } from '../../../data/load.ts'
import { isMissing } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { AreaPage } from '../../../law/areas/area-page.tsx'
import { areaStories, type PracticeCode } from '../../../law/areas/reads.ts'
import { areaQueries } from '../../../law/queries.ts'
import { ItemPage } from '../../../site/item-page.tsx'

export const Route = createFileRoute('/_firm/business/$code')({
  loader: ({ context: { queryClient, i18n }, params }) => {
    const locale = localeOf(i18n)
    const read = areaQueries.detail(locale, codeOf(params))
    return start(queryClient, [read], () => {
      const found = queryClient.getQueryData(read.queryKey)
      return found === undefined || isMissing(found) ? [] : [areaStories(locale, found.area.code)]
    })
  },
  component: Business,
})

/** Whatever the address says: the server knows its six codes, and refuses others. */
const codeOf = ({ code }: { code: string }) => code as PracticeCode

function Business() {
  const load = useQuery(areaQueries.detail(useLocale(), codeOf(Route.useParams())))
  return <ItemPage load={load}>{({ area }) => <AreaPage area={area} />}</ItemPage>
}
