import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '../../site/console/jobs-screen.tsx'

export const Route = createFileRoute('/jobs')({ component: JobsScreen })
