import { retryImport } from '../data/start/retry-import.ts'

type CleanHtml = typeof import('./clean-html.ts').cleanHtml

let loading: Promise<CleanHtml> | undefined

/** Loads what cleans HTML, once. No page that was served needs it; the pages that the app renders after it do. */
export const loadCleanHtml = (): Promise<CleanHtml> =>
  (loading ??= retryImport(() => import('./clean-html.ts')).then(({ cleanHtml }) => cleanHtml))
