import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { InsightList } from '../../../../insights/insight-list.tsx'
import { insightList } from '../../../../reads.ts'

export const Route = createFileRoute('/_firm/insight_media/column/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) => load(context, (locale) => [insightList(locale, 'column', deps)]),
  component: () => <InsightList code="column" />,
})
