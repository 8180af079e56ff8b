import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '../jobs-screen.tsx'

export const Route = createFileRoute('/jobs')({ component: JobsScreen })
