import { createFileRoute } from '@tanstack/react-router'
import { LotOrderScreen } from '../lot-order/lot-order-screen.tsx'

export const Route = createFileRoute('/auction/programs/$sale/lots')({ component: Lots })

function Lots() {
  const { sale } = Route.useParams()
  return <LotOrderScreen key={sale} _program={sale} />
}
