import type { DashboardPart } from '../../console/module.ts'
import { FairFunnels } from './fair-funnels.tsx'

export const figures: readonly DashboardPart[] = [{ place: 'figures', scopes: ['console:fairs'], Part: FairFunnels }]
