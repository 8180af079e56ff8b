import type { ReactNode } from 'react'

/** One subject of a screen of one's own. */
export const OwnPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="max-w-3xl space-y-4 border-t border-line py-6 first-of-type:border-t-0 first-of-type:pt-0">
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
)
