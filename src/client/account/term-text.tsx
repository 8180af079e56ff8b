import type { Answer } from '#contract/api.ts'
import { ConsentTable } from '../content/consent-table.tsx'
import { Html } from '../content/html.tsx'

/** What is agreed to, in short where it is about personal data, and the whole text. */
export const TermText = ({ term }: { term: Answer<'GET /api/v1/terms/{code}'>['term'] }) => (
  <>
    {term.consent !== null && <ConsentTable term={term} />}
    <Html html={term.content} className="prose mt-4" />
  </>
)
