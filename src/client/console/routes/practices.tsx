import { createFileRoute } from '@tanstack/react-router'
import { PracticesScreen } from '../../law/console/practices-screen.tsx'

export const Route = createFileRoute('/practices')({ component: PracticesScreen })
