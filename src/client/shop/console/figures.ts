import type { DashboardPart } from '../../console/module.ts'
import { SalesFigures } from './sales-figures.tsx'

export const figures: readonly DashboardPart[] = [{ place: 'figures', scopes: ['console:shop'], Part: SalesFigures }]
