import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  tasks: [
    {
      path: 'forms',
      label: msg`새 상담 신청`,
      todo: msg`새로 온 상담 신청`,
      search: { stage: 'received' },
      verb: msg`답하기`,
      until: 'goalAt',
    },
    {
      path: 'forms',
      label: msg`연락할 때가 된 상담`,
      todo: msg`다시 연락`,
      verb: msg`연락하기`,
      search: { due: 'true' },
      since: 'followUpAt',
      until: 'followUpAt',
    },
  ],
  late: () => import('./figures.ts').then((file) => file.figures),
}
