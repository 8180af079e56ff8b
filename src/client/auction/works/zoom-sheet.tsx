import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { onIdle } from '../../data/start/on-idle.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { CloseButton, useIsOpen } from '../../ui/deferred/dialog.tsx'
import type { PictureSource } from '../../ui/picture.tsx'
import { WallImage } from '../wall-picture.tsx'
import { viewFiles } from './view-files.ts'

const importViewer = () => import('./viewer/viewer.tsx')
const Viewer = lazy(() => retryImport(importViewer))

interface Props {
  /** Of the dialog: `opens(id)` opens it. */
  id: string
  picture: PictureSource
  name: string
}

/** The file that the page has of the view already, where the viewer shows it. */
const Still = ({ picture }: Pick<Props, 'picture'>) => (
  <div className="flex h-full flex-col">
    <div className="min-h-0 flex-1">
      <WallImage picture={picture} alt="" {...viewFiles} />
    </div>
    {/* The room of the viewer's buttons. */}
    <div className="p-4">
      <div className="min-h-11" />
    </div>
  </div>
)

/** What is in the sheet: the still view answers a tap, and the viewer takes its place in a later frame. */
function View({ id, picture, name }: Props) {
  const isOpen = useIsOpen(id)
  const isNear = useDeferredValue(isOpen) && isOpen
  const still = <Still picture={picture} />
  return <Suspense fallback={still}>{isNear ? <Viewer key={picture._file} picture={picture} name={name} /> : still}</Suspense>
}

/** One view of a work over the whole screen, to be looked at closely. Its viewer comes while the page has nothing else to do. */
export function ZoomSheet(props: Props) {
  const { id, name } = props
  useEffect(() => onIdle(() => void importViewer().catch(() => undefined)), [])
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
          <View {...props} />
        </div>
      </div>
    </dialog>
  )
}
