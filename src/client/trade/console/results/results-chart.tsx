import { BarFigure } from '../../../console/frame/bar-figure.tsx'

const colours = [
  'var(--color-accent)',
  'color-mix(in srgb, var(--color-accent) 60%, var(--color-surface))',
  'color-mix(in srgb, var(--color-accent) 30%, var(--color-surface))',
  'color-mix(in srgb, var(--color-ink) 55%, var(--color-surface))',
  'color-mix(in srgb, var(--color-ink) 25%, var(--color-surface))',
] as const

interface Props {
  parts: readonly { key: string; name: string }[]
  /** A group of bars each, or one bar in parts. */
  rows: readonly Record<string, number | string>[]
  isStacked: boolean
}

/** Figures of fairs. */
export const ResultsChart = ({ parts, ...figure }: Props) => (
  <BarFigure parts={parts.map((part, index) => ({ ...part, colour: colours[index % colours.length] ?? '' }))} {...figure} />
)
