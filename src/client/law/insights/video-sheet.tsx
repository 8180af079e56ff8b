import { Trans } from '@lingui/react/macro'
import { useIsOnline } from '../../content/use-online.ts'
import { CloseButton, useIsOpen } from '../../ui/dialog.tsx'

const frame = 'aspect-video max-h-full w-full max-w-[160vh] border-0 bg-black'

interface Props {
  /** Of the dialog: `opens(id)` opens it. */
  id: string
  /** YouTube's id. */
  video: string
  title: string
}

/**
 * A video over the whole screen. Nothing is asked of YouTube before this is open, and then of its privacy-enhanced site;
 * closing takes the frame away, and the sound with it.
 */
export function VideoSheet({ id, video, title }: Props) {
  const isOpen = useIsOpen(id)
  const isOnline = useIsOnline()
  return (
    <dialog
      id={id}
      aria-label={title}
      suppressHydrationWarning
      className="sheet on-night m-0 h-dvh max-h-dvh w-screen bg-night text-on-night"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-3 pl-5">
          <h2 className="truncate font-semibold">{title}</h2>
          <CloseButton of={id} />
        </div>
        <div className="grid min-h-0 flex-1 place-items-center px-0 pb-4 md:px-10 md:pb-10">
          {!isOpen && <div className={frame} />}
          {isOpen && isOnline && (
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`}
              title={title}
              allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              className={frame}
            />
          )}
          {isOpen && !isOnline && (
            <p role="status" className="px-6 text-center">
              <Trans>영상을 보려면 인터넷 연결이 필요합니다.</Trans>
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
}
