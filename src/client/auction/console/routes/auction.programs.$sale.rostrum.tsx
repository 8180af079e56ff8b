import { createFileRoute } from '@tanstack/react-router'
import { RostrumScreen } from '../rostrum/rostrum-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/rostrum')({ component: Rostrum })

function Rostrum() {
  const { sale } = Route.useParams()
  return <RostrumScreen key={sale} _program={sale} />
}
