import { createFileRoute } from '@tanstack/react-router'
import { AlertsScreen } from '../alerts-screen.tsx'

export const Route = createFileRoute('/alerts')({ component: AlertsScreen })
