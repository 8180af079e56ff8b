import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import { Zoom } from './zoom.tsx'

const zoom = 'product-zoom'

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
      {shown !== undefined && <Zoom id={zoom} picture={shown} alt={altOf(index)} />}
    </div>
  )
}
