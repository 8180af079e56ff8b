import { createFileRoute } from '@tanstack/react-router'
import { Guide } from '../../guide/guide.tsx'

export const Route = createFileRoute('/_shared/guide')({ component: Guide })
