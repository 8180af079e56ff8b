import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../console/module.ts'

export const trade: ConsoleModule = {
  name: 'trade',
  menu: [{ scope: 'console:fairs', address: 'fairs/results', label: msg`상담회 결과` }],
  itemFronts: { fairs: () => import('./front/fair-front.tsx').then((file) => file.FairFront) },
  listColumns: { fairs: () => import('./list-columns.tsx').then((file) => file.fairColumns) },
  itemHeaders: { fairs: () => import('./fair-hub.tsx').then((file) => file.FairHub) },
  itemWork: { 'fairs/participants': () => import('./participant-review.tsx').then((file) => file.ParticipantReview) },
  formParts: {
    fairs: () => import('./form-parts.ts').then((file) => file.fairParts),
    'fairs/participants': () => import('./participant-review.tsx').then((file) => file.decidedParts),
  },
  // The next fair begins as the last one was.
  copyLabels: { fairs: msg`복제` },
  dashboard: () => import('./dashboard.ts').then((file) => file.dashboard),
  help: () => import('./help.ts').then((file) => file.help),
  live: {
    // No resource has this path: it stands for whatever happens at fairs (server/site/events.ts).
    'fairs/matchings': { scope: 'console:fairs', topics: ['matchings', 'checkIns'] },
  },
}
