import type { Locale } from '#contract/locale.ts'
import { lazy, Suspense } from 'react'
import type { FieldProps } from './field-frame.tsx'

/** The editor is a large part: it comes with the first text. */
const Editor = lazy(() => import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor })))

/** Rich text of the contract (`contract/rich-text.ts`). */
export const RichTextField = (props: FieldProps & { label: string; locale?: Locale }) => (
  <Suspense fallback={<div className="skeleton h-48" />}>
    <Editor {...props} />
  </Suspense>
)
