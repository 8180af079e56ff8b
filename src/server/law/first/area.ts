import type { areas } from '#contract/law/areas.ts'
import type { FieldsOf } from '../../initial/types.ts'

/** A business area; its picture comes with the demo content, or from the console. */
export type InitialArea = Omit<FieldsOf<typeof areas>, 'image'>
