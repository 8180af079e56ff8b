import type { FormPart } from '../../console/form/form-parts.ts'
import { IncrementsPart, PremiumPart } from './conditions-part.tsx'
import { SalePictures, WorkPictures } from './placed-pictures.tsx'

/** Parts of a sale's form: tables of steps, and pictures by their places. */
export const programParts: readonly FormPart[] = [
  { fields: ['images'], Part: SalePictures },
  { fields: ['increments'], Part: IncrementsPart },
  { fields: ['premium'], Part: PremiumPart },
]

/** Parts of a work's form. */
export const workParts: readonly FormPart[] = [{ fields: ['images'], Part: WorkPictures }]
