import { createFileRoute } from '@tanstack/react-router'
import { InsightItem, loadInsight } from '../-insight-item.tsx'

export const Route = createFileRoute('/_firm/insight_media/column/$_column')({
  loader: ({ context, params }) => loadInsight(context, 'column', params._column),
  component: Column,
})

function Column() {
  return <InsightItem code="column" _id={Route.useParams()._column} />
}
