import { lazy, Suspense } from 'react'
import type { ListSearch } from './list-search.ts'

export interface PeriodProps {
  search: ListSearch
  onChange: (change: ListSearch) => void
  /** It was added just now: one wants to choose. */
  isNew?: boolean
}

/** Few lists are narrowed by days, and each waits for its rows first. */
const PeriodChoice = lazy(async () => ({ default: (await import('./period-choice.tsx')).PeriodChoice }))

/** The days in which things were made: named ones, or from one to another. */
export const PeriodFilter = (props: PeriodProps) => (
  <Suspense fallback={<div className="skeleton h-11 xs:w-36" />}>
    <PeriodChoice {...props} />
  </Suspense>
)
