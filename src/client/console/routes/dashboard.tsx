import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../screens/dashboard-screen.tsx'

export const Route = createFileRoute('/dashboard')({ component: DashboardScreen })
