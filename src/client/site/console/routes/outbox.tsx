import { createFileRoute } from '@tanstack/react-router'
import { OutboxScreen } from '../outbox-screen.tsx'

export const Route = createFileRoute('/outbox')({ component: OutboxScreen })
