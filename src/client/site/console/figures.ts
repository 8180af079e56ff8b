import type { DashboardPart } from '../../console/module.ts'
import { OwnWork } from './own-work.tsx'
import { ToTranslate } from './to-translate.tsx'

export const figures: readonly DashboardPart[] = [
  { place: 'work', scopes: ['console:content'], Part: OwnWork },
  { place: 'content', scopes: ['console:content'], Part: ToTranslate },
]
