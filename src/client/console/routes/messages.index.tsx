import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../../site/console/messages-screen.tsx'

export const Route = createFileRoute('/messages/')({ component: MessagesScreen })
