import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '../screens/jobs-screen.tsx'

export const Route = createFileRoute('/jobs')({ component: JobsScreen })
