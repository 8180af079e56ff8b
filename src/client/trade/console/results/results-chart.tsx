import { BarFigure, figureColours, type FigureRow } from '../../../console/frame/bar-figure.tsx'

interface Props {
  parts: readonly { key: string; name: string }[]
  /** A group of bars each, or one bar in parts. */
  rows: readonly FigureRow[]
  isStacked: boolean
}

/** Figures of fairs. */
export const ResultsChart = ({ parts, ...figure }: Props) => (
  <div className="rounded-card border border-line bg-surface p-5">
    <BarFigure parts={parts.map((part, index) => ({ ...part, colour: figureColours[index % figureColours.length] ?? '' }))} {...figure} />
  </div>
)
