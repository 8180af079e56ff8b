import type { ReactNode } from 'react'
import { useAllNews } from '../live/news.ts'

interface Props {
  title: string
  /** Buttons that stay in one line: a long title makes room for them. */
  tools?: ReactNode
  children?: ReactNode
}

/** The name of a screen, which is the document's title too, with how much is new; and what can be done with all of it. */
export function ScreenHead({ title, tools, children }: Props) {
  const count = useAllNews()
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <title>{count === 0 ? title : `(${count}) ${title}`}</title>
      <h1 title={title} className={`line-clamp-2 text-xl font-bold ${tools === undefined ? 'mr-auto' : 'flex-1 basis-56'}`}>
        {title}
      </h1>
      {tools !== undefined && <div className="contents lg:flex lg:gap-2">{tools}</div>}
      {children}
    </header>
  )
}
