import { lazy, Suspense } from 'react'
import { retryImport } from '../data/start/retry-import.ts'
import type { OwnNoteTarget } from './own-note-field.tsx'

const OwnNoteField = lazy(() => retryImport(() => import('./own-note-field.tsx')))

/** A member's own note about something saved: it comes when the page is there. */
export const OwnNote = (target: OwnNoteTarget) => (
  <Suspense>
    <OwnNoteField {...target} />
  </Suspense>
)
