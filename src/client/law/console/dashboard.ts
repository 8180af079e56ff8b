import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'
import { RequestFigures } from './request-figures.tsx'
import { ResponseTimes } from './response-times.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

export const dashboard: ModuleDashboard = {
  tasks: [
    { path: 'forms', label: msg`새 상담 신청`, search: { stage: 'received' } },
    { path: 'forms', label: msg`연락할 때가 된 상담`, search: { due: 'true' } },
  ],
  parts: [
    { place: 'waiting', scopes: ['console:inquiries'], Part: WaitingRequests },
    { place: 'figures', scopes: ['console:inquiries'], Part: RequestFigures },
    { place: 'figures', scopes: ['console:inquiries'], Part: ResponseTimes },
  ],
}
