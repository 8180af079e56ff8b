import { createFileRoute } from '@tanstack/react-router'
import { RehearsalScreen } from '../rehearsal/rehearsal-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/rehearsal')({ component: Rehearsal })

function Rehearsal() {
  const { sale } = Route.useParams()
  return <RehearsalScreen key={sale} _program={sale} />
}
