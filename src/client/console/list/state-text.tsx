import type { ReactNode } from 'react'

const looks = {
  now: 'font-semibold whitespace-nowrap text-accent',
  later: 'whitespace-nowrap text-warning',
  not: 'whitespace-nowrap text-muted',
} as const

/** Renders how something stands in time, in a cell: whether it holds now, later or not. */
export const StateText = ({ when, children }: { when: keyof typeof looks; children: ReactNode }) => (
  <span className={looks[when]}>{children}</span>
)
