import { createFileRoute } from '@tanstack/react-router'
import { EmailScreen } from '../letter-screen.tsx'

export const Route = createFileRoute('/email')({ component: EmailScreen })
