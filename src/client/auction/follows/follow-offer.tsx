import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import type { Wanted } from './wanted.ts'

const FollowButton = lazy(() => retryImport(() => import('./follow-button.tsx')))

export interface FollowTarget {
  wanted: Wanted
  /** What pressing it is called. */
  label: string
  /** What becomes of it, said while it is followed. */
  promise: string
}

/** Offers to follow something: the button comes when the page is there, in the room that is left for it. */
export function FollowOffer(target: FollowTarget) {
  const isHydrated = useHydrated()
  return (
    <div className="needs-scripts no-print min-h-11">
      {isHydrated && (
        <Suspense>
          <FollowButton key={JSON.stringify(target.wanted)} {...target} />
        </Suspense>
      )}
    </div>
  )
}
