import { BarFigure } from '../../../console/frame/bar-figure.tsx'

interface Props {
  paid: string
  refunded: string
  rows: readonly { name: string; paid: number; refunded: number }[]
}

/** Sales of periods: what came in, and what went back, in thousands of won. */
export const SalesChart = ({ paid, refunded, rows }: Props) => (
  <BarFigure
    parts={[
      { key: 'paid', name: paid, colour: 'var(--color-accent)' },
      { key: 'refunded', name: refunded, colour: 'color-mix(in srgb, var(--color-ink) 40%, var(--color-surface))' },
    ]}
    rows={rows}
    isStacked={false}
  />
)
