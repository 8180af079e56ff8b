import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'
import { LoadedOffices } from '../office-cards.tsx'
import type { Office } from '../queries.ts'

interface Props {
  offices: readonly Office[]
}

const shapes = ['aspect-[3/2] rounded-card', 'aspect-square rounded-card', 'aspect-video rounded-full'] as const

function Pictures({ offices }: Props) {
  return (
    <ul className="grid gap-6 xs:grid-cols-3">
      {shapes.map((shape, index) => {
        const { image = null, name = '' } = offices[index % offices.length] ?? {}
        return (
          <li key={shape}>
            {image !== null && (
              <Picture picture={image} alt={name} sizes="(width < 576px) 90vw, 400px" widths={[320, 480, 640]} className={shape} />
            )}
            <code className="mt-2 block text-xs text-muted">{shape}</code>
          </li>
        )
      })}
    </ul>
  )
}

function Rows({ offices }: Props) {
  const { t } = useLingui()
  const slider = useSlider({ kind: 'row', count: offices.length, autoplay: 5000 })
  return (
    <div data-slider-group>
      <Slides
        state={slider}
        kind="row"
        label={t`가로로 넘기는 목록`}
        className="[--slider-gap:16px] [--slider-view:1] xs:[--slider-view:2] md:[--slider-view:3]"
      >
        {offices.map(({ code, name, address }) => (
          <div key={code} className="h-full rounded-card border border-line bg-surface p-6">
            <p className="font-bold">{name}</p>
            <p className="mt-1 text-sm text-muted">{address}</p>
          </div>
        ))}
      </Slides>
      <SliderControls state={slider} hasPause className="mt-4 -ml-2.5" />
    </div>
  )
}

function Fade({ offices }: Props) {
  const { t } = useLingui()
  const slider = useSlider({ kind: 'fade', count: offices.length, autoplay: 5000 })
  return (
    <div data-slider-group>
      <Slides state={slider} kind="fade" label={t`번갈아 나타나는 목록`} className="rounded-card bg-night text-on-night">
        {offices.map(({ code, name }) => (
          <p key={code} className="px-6 py-14 text-center font-serif text-2xl">
            {name}
          </p>
        ))}
      </Slides>
      <SliderControls state={slider} hasPause className="mt-4 -ml-2.5" />
    </div>
  )
}

/** Pictures in frames, and both kinds of sliders, filled with the firm's offices. */
export function PicturesAndSliders() {
  const { t } = useLingui()
  const skeleton = <div className="skeleton h-64" />
  return (
    <>
      <Section id="pictures" eyebrow="ui/picture.tsx" title={t`그림`} look="wash">
        <LoadedOffices skeleton={skeleton}>{(offices) => <Pictures offices={offices} />}</LoadedOffices>
      </Section>
      <Section id="sliders" eyebrow="ui/slider.tsx" title={t`넘겨 보기`}>
        <LoadedOffices skeleton={skeleton}>
          {(offices) => (
            <div className="space-y-12">
              <Rows offices={offices} />
              <Fade offices={offices} />
            </div>
          )}
        </LoadedOffices>
      </Section>
    </>
  )
}
