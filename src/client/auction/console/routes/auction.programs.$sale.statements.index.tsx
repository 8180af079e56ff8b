import { createFileRoute } from '@tanstack/react-router'
import { StatementsScreen } from '../statements/statements-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/statements/')({ component: Statements })

function Statements() {
  const { sale } = Route.useParams()
  return <StatementsScreen key={sale} _program={sale} />
}
