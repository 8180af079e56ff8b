import { createFileRoute } from '@tanstack/react-router'
import { JoinPage } from '../../account/join-page.tsx'

export const Route = createFileRoute('/_shared/join')({ component: JoinPage })
