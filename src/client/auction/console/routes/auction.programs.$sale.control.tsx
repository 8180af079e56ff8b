import { createFileRoute } from '@tanstack/react-router'
import { ControlScreen } from '../control/control-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/control')({ component: Control })

function Control() {
  const { sale } = Route.useParams()
  return <ControlScreen key={sale} _program={sale} />
}
