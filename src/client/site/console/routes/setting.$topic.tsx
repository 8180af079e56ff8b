import { createFileRoute } from '@tanstack/react-router'
import { SettingScreen } from '../setting-screen.tsx'

export const Route = createFileRoute('/setting/$topic')({ component: Topic })

function Topic() {
  return <SettingScreen topic={Route.useParams().topic} />
}
