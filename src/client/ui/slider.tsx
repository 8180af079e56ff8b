import type { ReactNode } from 'react'
import { iconButtonClass } from './button.ts'
import { Icon } from './icon.tsx'
import { useUiLabels } from './labels.tsx'
import type { SliderOptions, useSlider } from './use-slider.ts'

type SliderState = ReturnType<typeof useSlider>

interface SlidesProps extends Pick<SliderOptions, 'kind'> {
  state: SliderState
  label: string
  /** `--slider-view` and `--slider-gap` for each width. */
  className?: string
  children: readonly ReactNode[]
}

/** The slides of a slider, as a list. Moving focus to a slide brings it into view. */
export function Slides({ state: { ref, isReady, current }, kind, label, className = '', children }: SlidesProps) {
  const { carousel, slide } = useUiLabels()
  const isFade = kind === 'fade'
  return (
    <ul
      ref={ref}
      aria-label={label}
      aria-roledescription={carousel}
      // Without its script a row is scrolled, by the keyboard too.
      {...(isFade || isReady ? {} : { tabIndex: 0 })}
      className={`${isFade ? 'slider-fade' : 'slider'} ${className}`}
    >
      {children.map((child, index) => (
        <li
          // The order of the slides is theirs for good.
          key={index}
          aria-label={slide(index + 1, children.length)}
          className={isFade && index === current ? 'slide-current' : ''}
          {...(isFade && index !== current ? { inert: true } : {})}
        >
          {child}
        </li>
      ))}
    </ul>
  )
}

/** The class of controls: before they can move anything they keep their place and are not shown. */
export const unlessReady = ({ isReady }: SliderState): string => (isReady ? '' : 'invisible')

/** Previous, next, and for a slider that plays by itself a pause. */
export function SliderControls({ state, hasPause, className = '' }: { state: SliderState; hasPause: boolean; className?: string }) {
  const labels = useUiLabels()
  return (
    <div className={`flex items-center gap-1 ${unlessReady(state)} ${className}`}>
      {hasPause && <PauseButton state={state} />}
      <button type="button" className={iconButtonClass()} aria-label={labels.previous} onClick={state.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" className={iconButtonClass()} aria-label={labels.next} onClick={state.next}>
        <Icon name="next" />
      </button>
    </div>
  )
}

export function PauseButton({ state }: { state: SliderState }) {
  const { pause, play } = useUiLabels()
  return (
    <button
      type="button"
      className={iconButtonClass()}
      aria-label={state.isPlaying ? pause : play}
      onClick={() => state.setIsPlaying((isPlaying) => !isPlaying)}
    >
      <Icon name={state.isPlaying ? 'pause' : 'play'} />
    </button>
  )
}
