import { createFileRoute } from '@tanstack/react-router'
import { Guide } from '../../site/pages/guide.tsx'

export const Route = createFileRoute('/_firm/guide')({ component: Guide })
