import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { retryImport } from '../data/start/retry-import.ts'
import { useLocale } from '../data/use-locale.ts'
import { consentsRead } from './queries.ts'

/** Terms change seldom: most pages of members never need this part. */
const AgreeAgain = lazy(() => retryImport(() => import('./agree-again.tsx')).then((part) => ({ default: part.AgreeAgain })))

/** Renders its children once required terms that have changed are agreed to again. A list that could not be read holds up nobody. */
export function ChangedTerms({ children }: { children: ReactNode }) {
  const { data } = useQuery(consentsRead(useLocale()))
  if (data === undefined || data.changed.length === 0) return children
  return (
    <Suspense fallback={<div className="skeleton h-96" aria-busy="true" />}>
      <AgreeAgain changed={data.changed} />
    </Suspense>
  )
}
