import { ReadingCard } from '../../content/reading-card.tsx'
import type { Story } from '../queries.ts'

/** A story in a list: what came out, what it was about, when. */
export const StoryCard = ({ story: { _id, thumb, result, subject, createdAt } }: { story: Story }) => (
  <ReadingCard
    target={{ to: '/story/$_success', params: { _success: _id } }}
    picture={thumb}
    label={result}
    subject={subject}
    createdAt={createdAt}
  />
)
