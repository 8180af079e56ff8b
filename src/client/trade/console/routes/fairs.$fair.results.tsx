import { createFileRoute } from '@tanstack/react-router'
import { ResultsScreen } from '../results/results-screen.tsx'

export const Route = createFileRoute('/fairs/$fair/results')({ component: Results })

function Results() {
  const { fair } = Route.useParams()
  return <ResultsScreen key={fair} _fair={fair} />
}
