import { createFileRoute } from '@tanstack/react-router'
import { Sitemap } from '../../sitemap.tsx'

export const Route = createFileRoute('/_firm/sitemap')({ component: Sitemap })
