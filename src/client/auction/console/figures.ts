import type { DashboardPart } from '../../console/module.ts'
import { SaleFigures } from './sale-figures.tsx'

export const figures: readonly DashboardPart[] = [{ place: 'figures', scopes: ['console:auction'], Part: SaleFigures }]
