import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../../join-page.tsx'

export const Route = createFileRoute('/_shared/join')({ component: JoinPage })
