import type { FormPart } from '../../console/form/form-parts.ts'
import { DisclosurePart } from './disclosure-part.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { VariantGrid } from './variant-grid.tsx'

/** Parts of a product's form that show several fields together. */
export const productParts: readonly FormPart[] = [
  { fields: ['images'], Part: ProductPictures },
  { fields: ['options', 'variants'], Part: VariantGrid },
  { fields: ['disclosure'], Part: DisclosurePart },
]
