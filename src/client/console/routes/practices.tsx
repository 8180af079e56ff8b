import { createFileRoute } from '@tanstack/react-router'
import { PracticesScreen } from '../screens/practices-screen.tsx'

export const Route = createFileRoute('/practices')({ component: PracticesScreen })
