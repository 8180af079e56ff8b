import { createFileRoute } from '@tanstack/react-router'
import { PhoneRequestScreen } from '../phone-request-screen.tsx'

export const Route = createFileRoute('/forms/create')({ component: PhoneRequestScreen })
