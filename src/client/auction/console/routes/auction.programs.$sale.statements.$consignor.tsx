import { createFileRoute } from '@tanstack/react-router'
import { StatementScreen } from '../statements/statement-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/statements/$consignor')({ component: Statement })

function Statement() {
  const { sale, consignor } = Route.useParams()
  return <StatementScreen key={`${sale}${consignor}`} _program={sale} _consignor={consignor} />
}
