import type { ReactNode } from 'react'

/** The name of a screen, which is the document's title too, and what can be done with all of it. */
export const ScreenHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
    <title>{title}</title>
    <h1 className="mr-auto text-xl font-bold">{title}</h1>
    {children}
  </header>
)
