import type { ReactNode } from 'react'
import { PageLink, type PageTarget } from '../content/page-link.tsx'
import { koreanDay } from '../ui/day.ts'
import { Heading } from '../ui/heading.tsx'

interface Props {
  target: PageTarget
  subject: string
  createdAt: string
  /** Before the subject: what makes this one stand out. */
  mark?: ReactNode
  /** Beside the date. */
  by?: string
}

/** Look of a list of posts. */
export const postRows = { columns: 'divide-y divide-line border-y border-line', skeleton: <div className="skeleton h-96" /> }

/** A notice or a post in a list: one line. */
export function PostRow({ target, subject, createdAt, mark, by }: Props) {
  return (
    <PageLink {...target} className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <Heading className="min-w-0 font-semibold group-hover:underline group-hover:underline-offset-4">
        {mark}
        {subject}
      </Heading>
      <span className="text-sm text-muted tabular-nums">
        {by !== undefined && `${by} · `}
        <time dateTime={createdAt}>{koreanDay(createdAt)}</time>
      </span>
    </PageLink>
  )
}
