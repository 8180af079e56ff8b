import type { areas } from '#contract/law/areas.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { statements } from '#contract/site/statements.ts'
import type { terms } from '#contract/support/terms.ts'
import type { BaseFields } from '#contract/standard-calls.ts'

/** The fields of an item, without what every stored item carries. */
export type FieldsOf<R extends AnyResource> = Omit<ItemOf<R>, keyof BaseFields | 'version' | 'isPublished'>

/** A business area; its picture comes with the demo content, or from the console. */
export type InitialArea = Omit<FieldsOf<typeof areas>, 'image'>

/** Terms; they are in force from the first start. */
export type InitialTerm = Omit<FieldsOf<typeof terms>, 'effectiveAt'>

type Statement = FieldsOf<typeof statements>
type Part = Statement['parts'][number]

/** A statement; its parts without what only some of them have. */
export type InitialStatement = Omit<Statement, 'parts'> & { parts: readonly (Pick<Part, 'title' | 'text'> & Partial<Part>)[] }

export const toStatement = ({ parts, ...statement }: InitialStatement): Statement => ({
  ...statement,
  parts: parts.map((part) => ({ icon: null, area: null, rows: [], ...part })),
})
