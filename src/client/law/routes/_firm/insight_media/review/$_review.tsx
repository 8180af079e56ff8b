import { createFileRoute } from '@tanstack/react-router'
import { InsightItem, loadInsight } from '../-insight-item.tsx'

export const Route = createFileRoute('/_firm/insight_media/review/$_review')({
  loader: ({ context, params }) => loadInsight(context, 'review', params._review),
  component: Review,
})

function Review() {
  return <InsightItem code="review" _id={Route.useParams()._review} />
}
