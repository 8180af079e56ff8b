import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { opens } from '../../ui/deferred/dialog.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import type { PictureSource } from '../../ui/picture.tsx'
import { WallPicture } from '../wall-picture.tsx'
import { viewFiles } from './view-files.ts'
import { ZoomSheet } from './zoom-sheet.tsx'

const zoom = 'work-zoom'

/** The views of a work, large: swiped beside each other, and looked at closely one at a time. */
export function WorkViews({ name, pictures }: { name: string; pictures: readonly PictureSource[] }) {
  const { t } = useLingui()
  const [index, setIndex] = useState(0)
  const slider = useSlider({ kind: 'row', count: pictures.length, onIndexChange: setIndex })
  const shown = pictures[index] ?? pictures[0]
  const altOf = (number: number) => (number === 1 ? name : t`${name} 사진 ${number}`)
  return (
    <div className="min-w-0">
      <Slides state={slider} kind="row" label={t`작품 사진`} className="[--slider-view:1]">
        {pictures.map((picture, position) => {
          const alt = altOf(position + 1)
          return (
            <button
              key={picture._file}
              {...opens(zoom, () => setIndex(position))}
              className="block w-full cursor-pointer"
              aria-label={t`${alt} 크게 보기`}
            >
              <WallPicture picture={picture} alt="" {...viewFiles} isFirst={position === 0} />
            </button>
          )
        })}
      </Slides>
      <div className="mt-2 flex items-center justify-between gap-3 text-sm text-muted">
        <p className="flex min-h-11 items-center gap-1.5">
          <TopicIcon name="search" className="size-4" />
          <Trans>그림을 누르면 가까이 보실 수 있습니다.</Trans>
        </p>
        {pictures.length > 1 && (
          <div className="flex items-center gap-3">
            <p className="whitespace-nowrap tabular-nums" role="status">
              {index + 1} / {pictures.length}
            </p>
            <SliderControls state={slider} hasPause={false} />
          </div>
        )}
      </div>
      {shown !== undefined && <ZoomSheet id={zoom} picture={shown} name={altOf(index + 1)} />}
    </div>
  )
}
