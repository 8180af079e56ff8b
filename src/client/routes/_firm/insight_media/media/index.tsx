import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { InsightList } from '../../../../law/insights/insight-list.tsx'
import { insightList } from '../../../../law/insights/reads.ts'

export const Route = createFileRoute('/_firm/insight_media/media/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, i18n }, deps }) => load(queryClient, [insightList(localeOf(i18n), 'youtube', deps)]),
  component: Videos,
})

function Videos() {
  return <InsightList code="youtube" search={Route.useSearch()} />
}
