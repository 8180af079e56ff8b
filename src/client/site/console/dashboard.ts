import type { ModuleDashboard } from '../../console/module.ts'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { FirstSteps } from './first-steps.tsx'

export const dashboard: ModuleDashboard = {
  parts: [
    { place: 'start', scopes: ['console:content', 'console:settings'], Part: FirstSteps },
    { place: 'cards', scopes: ['console:settings'], Part: FailedDeliveries },
  ],
}
