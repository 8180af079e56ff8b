import { Trans } from '@lingui/react/macro'
import { useIsOnline } from '../../content/use-online.ts'
import { iconButtonClass } from '../../ui/button.ts'
import { useModal } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useUiLabels } from '../../ui/labels.tsx'

/**
 * A video over the whole screen. Nothing is asked of YouTube before this is open, and then of its privacy-enhanced site;
 * closing takes the frame away, and the sound with it.
 */
export function VideoSheet({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { close } = useUiLabels()
  const modal = useModal(onClose)
  const isOnline = useIsOnline()
  return (
    <dialog {...modal} aria-label={title} className="sheet on-night m-0 h-dvh max-h-dvh w-screen bg-night text-on-night">
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 py-2 pr-3 pl-5">
          <h2 className="truncate font-semibold">{title}</h2>
          <button type="button" className={iconButtonClass()} aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="grid min-h-0 flex-1 place-items-center px-0 pb-4 md:px-10 md:pb-10">
          {isOnline ? (
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
              title={title}
              allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              className="aspect-video max-h-full w-full max-w-[160vh] border-0 bg-black"
            />
          ) : (
            <p role="status" className="px-6 text-center">
              <Trans>영상을 보려면 인터넷 연결이 필요합니다.</Trans>
            </p>
          )}
        </div>
      </div>
    </dialog>
  )
}
