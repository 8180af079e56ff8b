import type { Answer } from '#contract/index.ts'
import { Anchor } from '../../ui/anchor.tsx'
import { koreanDay } from '../../ui/day.ts'
import { Picture } from '../../ui/picture.tsx'

export type Story = Answer<'GET /api/v1/success'>['successes'][number]

/** A story in a list: what came out, what it was about, when. */
export function StoryCard({ story, isFirst = false }: { story: Story; isFirst?: boolean }) {
  return (
    <Anchor href={`/story/${story._id}`} className="group block h-full">
      {story.thumb !== null && (
        <Picture
          picture={story.thumb}
          alt=""
          sizes="(width < 768px) 90vw, 410px"
          widths={[320, 480, 640]}
          className="aspect-[3/2] rounded-card"
          isFirst={isFirst}
        />
      )}
      <span className="mt-4 inline-block text-sm font-semibold text-accent">{story.result}</span>
      <span className="mt-1 line-clamp-2 block text-lg font-bold group-hover:underline group-hover:underline-offset-4">
        {story.subject}
      </span>
      <time dateTime={story.createdAt} className="mt-2 block text-sm text-muted tabular-nums">
        {koreanDay(story.createdAt)}
      </time>
    </Anchor>
  )
}
