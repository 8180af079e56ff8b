import type { FormPart } from '../../console/form/form-parts.ts'
import { HallPart } from './plan/hall-part.tsx'
import { PlanBuilder } from './plan/plan-builder.tsx'
import { planFields } from './plan/plan-values.ts'
import { ThumbPlaces } from './plan/thumb-places.tsx'

/** Parts of a fair's form that show several fields together. */
export const fairParts: readonly FormPart[] = [
  { fields: planFields, Part: PlanBuilder },
  { fields: ['hall'], Part: HallPart },
  { fields: ['thumbs'], Part: ThumbPlaces },
]
