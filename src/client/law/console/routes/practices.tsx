import { createFileRoute } from '@tanstack/react-router'
import { PracticesScreen } from '../practices-screen.tsx'

export const Route = createFileRoute('/practices')({ component: PracticesScreen })
