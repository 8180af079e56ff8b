import type { WorkStage } from '#contract/law/forms.ts'
import { BarFigure } from '../../console/frame/bar-figure.tsx'

/** From what waits, the strongest, to what is over. */
const colours: Readonly<Record<WorkStage, string>> = {
  received: 'var(--color-accent)',
  contacted: 'color-mix(in srgb, var(--color-accent) 70%, var(--color-surface))',
  booked: 'color-mix(in srgb, var(--color-accent) 40%, var(--color-surface))',
  retained: 'var(--color-ink)',
  closed: 'color-mix(in srgb, var(--color-ink) 45%, var(--color-surface))',
  rejected: 'color-mix(in srgb, var(--color-ink) 20%, var(--color-surface))',
}

interface Props {
  stages: readonly { stage: WorkStage; name: string }[]
  /** A bar each, the oldest first. */
  rows: readonly (Record<WorkStage, number> & { name: string })[]
}

/** Requests by their stages. */
export const RequestChart = ({ stages, rows }: Props) => (
  <BarFigure parts={stages.map(({ stage, name }) => ({ key: stage, name, colour: colours[stage] }))} rows={rows} isStacked />
)
