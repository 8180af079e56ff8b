import type { Answer } from '#contract/api.ts'
import { ConsentTable } from '../content/consent-table.tsx'
import { Html } from '../content/html.tsx'

/** Renders a term: a summary if it is about personal data, and the whole text. */
export const TermText = ({ term }: { term: Answer<'GET /api/v1/terms/{code}'>['term'] }) => (
  <>
    {term.consent !== null && <ConsentTable term={term} />}
    <Html html={term.content} className="prose mt-4" />
  </>
)
