import { lazy, Suspense } from 'react'
import { retryImport } from '../data/retry-import.ts'
import type { BookmarkTarget } from './bookmark-button.tsx'

const BookmarkButton = lazy(() => retryImport(() => import('./bookmark-button.tsx')))

/** The bookmark of an item, for who is logged in: it comes when the page is there. */
export const Bookmark = (target: BookmarkTarget) => (
  <Suspense>
    <BookmarkButton {...target} />
  </Suspense>
)
