import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../../recovery-page.tsx'

export const Route = createFileRoute('/_shared/recovery')({ component: RecoveryPage })
