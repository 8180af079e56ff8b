import { hasSite } from '#contract/sites.ts'
import type { DashboardPart, ModuleDashboard } from '../../console/module.ts'
import { onlySite } from '../../data/only.ts'
import { Channels } from './channels.tsx'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { FirstSteps } from './first-steps.tsx'

/** Part for the firm: it says what its pages lack. */
const firstSteps: DashboardPart = { place: 'start', scopes: ['console:content', 'console:settings'], Part: FirstSteps }

export const dashboard: ModuleDashboard = {
  parts: [
    ...(hasSite(onlySite(), 'firm') ? [firstSteps] : []),
    { place: 'notice', scopes: ['console:settings'], Part: Channels },
    { place: 'counts', scopes: ['console:settings'], Part: FailedDeliveries },
  ],
  late: () => import('./figures.ts').then((file) => file.figures),
}
