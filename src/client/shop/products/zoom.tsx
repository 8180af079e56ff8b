import { useLingui } from '@lingui/react/macro'
import { Dialog, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'

/** One picture, twice as wide as its place: moved by finger, wheel or arrow keys. It is loaded when it is opened. */
export function Zoom({ id, picture, alt }: { id: string; picture: PictureSource; alt: string }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(id)
  return (
    <Dialog id={id} title={alt} width="sm:max-w-[720px]">
      {isOpen && (
        <div
          role="region"
          aria-label={t`크게 본 사진: 화살표 키로 움직입니다`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
          tabIndex={0}
          className="overflow-x-auto"
        >
          {/* A style of the document's own markup would be refused; this one is set by the script. */}
          <div style={{ width: '200%' }}>
            <Picture picture={picture} alt={alt} sizes="200vw" widths={[960, 1280, 1920]} className="aspect-square" />
          </div>
        </div>
      )}
    </Dialog>
  )
}
