import type { FormStage } from '#contract/law/forms.ts'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** From what waits, the strongest, to what is over. */
const colours: Readonly<Record<FormStage, string>> = {
  received: 'var(--color-accent)',
  contacted: 'color-mix(in srgb, var(--color-accent) 70%, var(--color-surface))',
  booked: 'color-mix(in srgb, var(--color-accent) 40%, var(--color-surface))',
  retained: 'var(--color-ink)',
  closed: 'color-mix(in srgb, var(--color-ink) 45%, var(--color-surface))',
  rejected: 'color-mix(in srgb, var(--color-ink) 20%, var(--color-surface))',
}

interface Props {
  stages: readonly { stage: FormStage; name: string }[]
  /** A bar each, the oldest first. */
  rows: readonly (Record<FormStage, number> & { name: string })[]
}

/** In the colour of text: those of some bars are too faint for it. */
const legendText = (name: unknown) => <span className="text-ink">{String(name)}</span>

/** Drawn for the eye alone: the table behind says the same, and leads on. */
export const RequestChart = ({ stages, rows }: Props) => (
  <div aria-hidden="true" className="h-72 rounded-card border border-line bg-surface p-3 text-xs">
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...rows]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: -16 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" stroke="var(--color-muted)" tickLine={false} minTickGap={16} />
        <YAxis allowDecimals={false} stroke="var(--color-muted)" tickLine={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-wash)' }}
          contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-line)', color: 'var(--color-ink)' }}
        />
        <Legend formatter={legendText} itemSorter={null} />
        {stages.map(({ stage, name }) => (
          <Bar key={stage} dataKey={stage} name={name} stackId="stages" fill={colours[stage]} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </div>
)
