import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../account/security-screen.tsx'

export const Route = createFileRoute('/password')({ component: SecurityScreen })
