import { createFileRoute } from '@tanstack/react-router'
import { EmailScreen } from '../../site/console/letter-screen.tsx'

export const Route = createFileRoute('/email')({ component: EmailScreen })
