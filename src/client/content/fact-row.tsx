import type { ReactNode } from 'react'

/** Renders one of several facts as a row of a `dl`: its name, and beside it what is said. */
export const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[9rem_1fr]">
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd className="min-w-0 whitespace-pre-line">{children}</dd>
  </div>
)
