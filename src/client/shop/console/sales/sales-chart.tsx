import { BarFigure, figureColours } from '../../../console/frame/bar-figure.tsx'

interface Props {
  paid: string
  refunded: string
  rows: readonly { name: string; paid: number; refunded: number }[]
}

/** Sales of periods: what came in, and what went back, in thousands of won. */
export const SalesChart = ({ paid, refunded, rows }: Props) => (
  <div className="rounded-card border border-line bg-surface p-5">
    <BarFigure
      parts={[
        { key: 'paid', name: paid, colour: figureColours[0] },
        { key: 'refunded', name: refunded, colour: figureColours[3] },
      ]}
      rows={rows}
      isStacked={false}
    />
  </div>
)
