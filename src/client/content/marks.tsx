import { lazy, Suspense } from 'react'
import { retryImport } from '../data/start/retry-import.ts'
import type { MarkList, MarkTarget } from './mark-button.tsx'
import type { OwnNoteTarget } from './own-note.tsx'

const MarkButton = lazy(() => retryImport(() => import('./mark-button.tsx')))

const NoteField = lazy(() => retryImport(() => import('./own-note.tsx')))

/** A member's own note about an item that is saved, for who is logged in. */
export const OwnNote = (target: OwnNoteTarget) => (
  <Suspense>
    <NoteField {...target} />
  </Suspense>
)

/** The mark of an item in one list. */
export const Mark = (target: MarkTarget & { list: MarkList }) => (
  <Suspense>
    <MarkButton {...target} />
  </Suspense>
)

/** Saves and likes an item, for who is logged in: the buttons come when the page is there. */
export const Marks = (target: MarkTarget) => (
  <Suspense>
    <MarkButton {...target} list="bookmarks" />
    <MarkButton {...target} list="likes" />
  </Suspense>
)
