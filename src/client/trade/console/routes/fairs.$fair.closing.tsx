import { createFileRoute } from '@tanstack/react-router'
import { ClosingScreen } from '../closing/closing-screen.tsx'

export const Route = createFileRoute('/fairs/$fair/closing')({ component: ClosingPart })

function ClosingPart() {
  const { fair } = Route.useParams()
  return <ClosingScreen key={fair} _fair={fair} />
}
