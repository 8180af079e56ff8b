import { ReadingCard } from '../../content/reading-card.tsx'
import type { Story } from '../queries.ts'

/** A story in a list: what came out, what it was about, when. */
export const StoryCard = ({ story }: { story: Story }) => (
  <ReadingCard item={story} target={{ to: '/story/$_success', params: { _success: story._id } }} label={story.result} />
)
