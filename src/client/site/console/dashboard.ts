import type { DashboardPart, ModuleDashboard } from '../../console/module.ts'
import { onlySite } from '../../data/only.ts'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { FirstSteps } from './first-steps.tsx'

/** What the firm's pages lack. */
const firstSteps: DashboardPart = { place: 'start', scopes: ['console:content', 'console:settings'], Part: FirstSteps }

export const dashboard: ModuleDashboard = {
  parts: [...(onlySite() === 'centre' ? [] : [firstSteps]), { place: 'cards', scopes: ['console:settings'], Part: FailedDeliveries }],
}
