import { TopicIcon } from '../ui/deferred/topic-icon.tsx'

/** A page of another site, which opens apart. */
export const Outside = ({ href }: { href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex min-h-11 items-center gap-1.5 wrap-anywhere underline underline-offset-4"
  >
    {href.replace(/^https?:\/\//, '')}
    <TopicIcon name="external" className="size-4" />
  </a>
)
