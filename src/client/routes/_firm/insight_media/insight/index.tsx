import { createFileRoute } from '@tanstack/react-router'
import { localeOf } from '../../../../data/i18n.ts'
import { listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { InsightList } from '../../../../law/insights/insight-list.tsx'
import { insightList } from '../../../../law/insights/reads.ts'

export const Route = createFileRoute('/_firm/insight_media/insight/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, i18n }, deps }) => load(queryClient, [insightList(localeOf(i18n), 'article', deps)]),
  component: Articles,
})

function Articles() {
  return <InsightList code="article" search={Route.useSearch()} />
}
