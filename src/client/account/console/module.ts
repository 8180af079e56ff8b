import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

export const account: ConsoleModule = {
  name: 'account',
  menu: [{ scope: 'console:members', address: 'users/withdrawals', label: msg`탈퇴한 회원` }],
  itemHeaders: {
    users: () => import('./person-screen.tsx').then((file) => file.PersonHead),
    companies: () => import('./company-review.tsx').then((file) => file.CompanyReview),
  },
  formParts: { companies: () => import('./form-parts.ts').then((file) => file.companyParts) },
  itemFooters: { users: () => import('./person-screen.tsx').then((file) => file.PersonParts) },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
