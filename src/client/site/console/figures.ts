import type { DashboardPart } from '../../console/module.ts'
import { OwnWork } from './own-work.tsx'
import { ToTranslate } from './to-translate.tsx'
import { TrendCards } from './trend-cards.tsx'

export const figures: readonly DashboardPart[] = [
  { place: 'work', scopes: ['console:content'], Part: OwnWork },
  { place: 'work', scopes: [], Part: TrendCards },
  { place: 'content', scopes: ['console:content'], Part: ToTranslate },
]
