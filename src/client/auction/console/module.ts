import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

export const auction: ConsoleModule = {
  name: 'auction',
  itemHeaders: {
    'auction/programs': () => import('./sale-link.tsx').then((file) => file.SaleLink),
    'auction/works': () => import('./stated-notice.tsx').then((file) => file.StatedNotice),
  },
  itemFooters: {
    'auction/programs': () => import('./bidders-part.tsx').then((file) => file.BiddersPart),
    'auction/works': () => import('./work-footer.tsx').then((file) => file.WorkFooter),
  },
  formParts: {
    'auction/programs': () => import('./form-parts.ts').then((file) => file.programParts),
    'auction/works': () => import('./form-parts.ts').then((file) => file.workParts),
  },
  // The next sale begins as the last one was.
  copyLabels: { 'auction/programs': msg`복제` },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
}
