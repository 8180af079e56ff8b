import { lazy, Suspense } from 'react'
import { retryImport } from '../data/start/retry-import.ts'
import type { MarkList, MarkTarget } from './mark-button.tsx'

const MarkButton = lazy(() => retryImport(() => import('./mark-button.tsx')))

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
