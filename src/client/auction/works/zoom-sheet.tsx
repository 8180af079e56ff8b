import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { CloseButton, useIsOpen } from '../../ui/deferred/dialog.tsx'
import type { PictureSource } from '../../ui/picture.tsx'

const Viewer = lazy(() => retryImport(() => import('./viewer/viewer.tsx')))

interface Props {
  /** Of the dialog: `opens(id)` opens it. */
  id: string
  picture: PictureSource
  name: string
}

/** One view of a work over the whole screen, to be looked at closely. The viewer comes when it is opened. */
export function ZoomSheet({ id, picture, name }: Props) {
  const isOpen = useIsOpen(id)
  return (
    <dialog
      id={id}
      aria-label={name}
      suppressHydrationWarning
      className="sheet on-night m-0 h-dvh max-h-dvh w-screen bg-night text-on-night"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-3 pl-5">
          <h2 className="truncate font-semibold">{name}</h2>
          <CloseButton of={id} />
        </div>
        <div className="relative min-h-0 flex-1 overflow-hidden">
          {isOpen && (
            <Suspense fallback={<div aria-busy="true" />}>
              <Viewer key={picture._file} picture={picture} name={name} />
            </Suspense>
          )}
        </div>
      </div>
    </dialog>
  )
}
