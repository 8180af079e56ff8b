import { ReadingCard } from '../../content/reading-card.tsx'
import { insightTarget } from './places.ts'
import type { Insight, ReadingCode } from '../queries.ts'

interface Props {
  insight: Insight
  code: ReadingCode
  isSmall?: boolean
}

/** Something to read, in a list: who published it, what it is about, when. */
export const InsightCard = ({ insight: { _id, thumb, label, subject, createdAt }, code, isSmall = false }: Props) => (
  <ReadingCard target={insightTarget(code, _id)} picture={thumb} label={label} subject={subject} createdAt={createdAt} isSmall={isSmall} />
)
