import type { ReactNode } from 'react'
import { useAllNews } from '../live/news.ts'

/** The name of a screen, which is the document's title too, with how much is new; and what can be done with all of it. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  const count = useAllNews()
  return (
    <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <title>{count === 0 ? title : `(${count}) ${title}`}</title>
      <h1 className="mr-auto text-xl font-bold">{title}</h1>
      {children}
    </header>
  )
}
