import type { ReactNode } from 'react'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { SliderControls, Slides } from '../../ui/slider.tsx'
import { useSlider } from '../../ui/use-slider.ts'

interface Props<Item> {
  label: string
  items: readonly Item[]
  card: (item: Item) => ReactNode
  /** How many cards stand beside each other: `--slider-view` and `--slider-gap` for each width. */
  className: string
}

/** Cards in a row that moves on by itself, with its controls. */
function CardSlider<Item>({ label, items, card, className }: Props<Item>) {
  const slider = useSlider({ kind: 'row', count: items.length, autoplay: 5000 })
  return (
    <div data-slider-group>
      <Slides state={slider} kind="row" label={label} className={className}>
        {items.map((item) => card(item))}
      </Slides>
      <SliderControls state={slider} hasPause className="mt-5 -ml-2.5" />
    </div>
  )
}

interface LoadedProps<Data, Item> extends Omit<Props<Item>, 'items'> {
  load: Load<Data>
  items: (data: Data) => readonly Item[]
  skeleton: ReactNode
  failed: string
}

/** Such a row that is loaded, with the states of that: nine cards at most. */
export const LoadedCardSlider = <Data, Item>({ load, items, skeleton, failed, ...slider }: LoadedProps<Data, Item>) => (
  <LoadState load={load} skeleton={skeleton} failed={failed}>
    {(data) => <CardSlider items={items(data).slice(0, 9)} {...slider} />}
  </LoadState>
)
