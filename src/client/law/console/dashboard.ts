import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'
import { WaitingRequests } from './waiting-requests.tsx'

export const dashboard: ModuleDashboard = {
  tasks: [
    { path: 'forms', label: msg`새 상담 신청`, search: { stage: 'received' } },
    { path: 'forms', label: msg`연락할 때가 된 상담`, search: { due: 'true' } },
  ],
  parts: [{ place: 'waiting', scopes: ['console:inquiries'], Part: WaitingRequests }],
  late: () => import('./figures.ts').then((file) => file.figures),
}
