import { createFileRoute } from '@tanstack/react-router'
import { InsightItem, loadInsight } from '../-insight-item.tsx'

export const Route = createFileRoute('/_firm/insight_media/insight/$_insight')({
  loader: ({ context, params }) => loadInsight(context, 'article', params._insight),
  component: Article,
})

function Article() {
  return <InsightItem code="article" _id={Route.useParams()._insight} />
}
