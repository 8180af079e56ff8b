import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  tasks: [
    {
      path: 'fairs/participants',
      label: msg`참가 승인을 기다리는 기업`,
      todo: msg`상담회 참가 승인`,
      verb: msg`승인하기`,
      search: { state: 'PENDING' },
    },
  ],
  late: () => import('./figures.ts').then((file) => file.figures),
}
