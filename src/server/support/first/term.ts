import type { terms } from '#contract/support/terms.ts'
import type { FieldsOf } from '../../initial/types.ts'

/** Terms; they are in force from the first start. */
export type InitialTerm = Omit<FieldsOf<typeof terms>, 'effectiveAt'>
