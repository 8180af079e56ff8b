import { createFileRoute } from '@tanstack/react-router'
import { EmailScreen } from '../screens/letter-screen.tsx'

export const Route = createFileRoute('/email')({ component: EmailScreen })
