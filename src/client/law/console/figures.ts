import type { DashboardPart } from '../../console/module.ts'
import { RequestFigures } from './request-figures.tsx'
import { ResponseTimes } from './response-times.tsx'

export const figures: readonly DashboardPart[] = [
  { place: 'figures', scopes: ['console:inquiries'], Part: RequestFigures },
  { place: 'figures', scopes: ['console:inquiries'], Part: ResponseTimes },
]
