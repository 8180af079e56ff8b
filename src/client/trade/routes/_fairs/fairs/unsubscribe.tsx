import { createFileRoute } from '@tanstack/react-router'
import { RefuseNews } from '../../../fair/refuse-news.tsx'

export const Route = createFileRoute('/_fairs/fairs/unsubscribe')({ component: RefuseNews })
