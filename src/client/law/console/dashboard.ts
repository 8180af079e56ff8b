import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  tasks: [
    { path: 'forms', label: msg`새 상담 신청`, search: { stage: 'received' } },
    { path: 'forms', label: msg`연락할 때가 된 상담`, search: { due: 'true' }, since: 'followUpAt' },
  ],
  late: () => import('./figures.ts').then((file) => file.figures),
}
