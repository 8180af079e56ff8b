import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog, opens, useIsOpen } from '../../ui/deferred/dialog.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'

const zoom = 'product-zoom'

/** One picture, twice as wide as its place: moved by finger, wheel or arrow keys. It is loaded when it is opened. */
function Zoom({ picture, alt }: { picture: PictureSource; alt: string }) {
  const { t } = useLingui()
  const isOpen = useIsOpen(zoom)
  return (
    <Dialog id={zoom} title={alt} width="sm:max-w-[720px]">
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

/** Pictures of a product: swiped beside each other, and enlarged one at a time. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly PictureSource[] }) {
  const { t } = useLingui()
  const [index, setIndex] = useState(0)
  const slider = useSlider({ kind: 'row', count: pictures.length, onIndexChange: setIndex })
  const shown = pictures[index] ?? pictures[0]
  const altOf = (position: number) => (position === 0 ? name : t`${name} 사진 ${position + 1}`)
  return (
    <div className="min-w-0">
      <Slides state={slider} kind="row" label={t`상품 사진`} className="[--slider-view:1]">
        {pictures.map((picture, position) => (
          <button
            key={picture._file}
            {...opens(zoom, () => setIndex(position))}
            className="block w-full cursor-pointer"
            aria-label={t`${altOf(position)} 크게 보기`}
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(width < 1024px) 100vw, 600px"
              className="aspect-square rounded-card"
              isFirst={position === 0}
            />
          </button>
        ))}
      </Slides>
      {pictures.length > 1 && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums" role="status">
            {index + 1} / {pictures.length}
          </p>
          <SliderControls state={slider} hasPause={false} />
        </div>
      )}
      {shown !== undefined && <Zoom picture={shown} alt={altOf(index)} />}
    </div>
  )
}
