import { createFileRoute } from '@tanstack/react-router'
import { CheckInScreen } from '../check-in/check-in-screen.tsx'

export const Route = createFileRoute('/fairs/$fair/check-in')({ component: CheckIn })

function CheckIn() {
  const { fair } = Route.useParams()
  return <CheckInScreen key={fair} _fair={fair} />
}
