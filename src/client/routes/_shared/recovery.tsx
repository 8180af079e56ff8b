import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '../../account/recovery-page.tsx'

export const Route = createFileRoute('/_shared/recovery')({ component: RecoveryPage })
