import type { ReactNode } from 'react'
import { useAllNews } from '../live/news.ts'

interface Props {
  title: string
  /** The way back to what it is one of, before its name. */
  before?: ReactNode
  /** Buttons that stay in one line: a long title makes room for them. */
  tools?: ReactNode
  /** Views of what the screen has, beside its name; below it where there is no room. */
  views?: ReactNode
  /** How it stands, beside the name. */
  state?: ReactNode
  children?: ReactNode
}

/** The name of a screen, which is the document's title too, with how much is new; and what can be done with all of it. */
export function ScreenHead({ title, before, tools, views, state, children }: Props) {
  const count = useAllNews()
  return (
    <header className="@container mb-3 flex flex-wrap items-center gap-x-4 gap-y-3">
      <title>{count === 0 ? title : `(${count}) ${title}`}</title>
      <div
        className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 ${tools === undefined ? (views === undefined ? 'mr-auto' : '@max-[43rem]:mr-auto') : 'flex-1 basis-56'}`}
      >
        {before}
        <h1 title={title} className="line-clamp-2 text-xl font-bold">
          {title}
        </h1>
        {state}
      </div>
      {views !== undefined && (
        <div className="flex flex-auto flex-wrap items-center gap-2 @max-[43rem]:order-last @max-[43rem]:basis-full">{views}</div>
      )}
      {tools !== undefined && <div className="contents lg:flex lg:gap-2">{tools}</div>}
      {children}
    </header>
  )
}
