import { createFileRoute } from '@tanstack/react-router'
import { MessageScreen } from '../message-screen.tsx'

export const Route = createFileRoute('/messages/$template/$channel/$locale')({ component: Message })

function Message() {
  return <MessageScreen {...Route.useParams()} />
}
