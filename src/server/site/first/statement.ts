import type { statements } from '#contract/site/statements.ts'
import type { FieldsOf } from '../../initial/types.ts'

type Statement = FieldsOf<typeof statements>
type Part = Statement['parts'][number]

/** A statement; its parts without what only some of them have. */
export type InitialStatement = Omit<Statement, 'parts'> & { parts: readonly (Pick<Part, 'title' | 'text'> & Partial<Part>)[] }

export const toStatement = ({ parts, ...statement }: InitialStatement): Statement => ({
  ...statement,
  parts: parts.map((part) => ({ icon: null, area: null, rows: [], ...part })),
})
