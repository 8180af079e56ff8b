import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../messages-screen.tsx'

export const Route = createFileRoute('/messages/')({ component: MessagesScreen })
