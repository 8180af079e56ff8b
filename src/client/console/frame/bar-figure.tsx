import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

interface Props {
  parts: readonly { key: string; name: string; colour: string }[]
  /** A group of bars each, or one bar in parts. */
  rows: readonly Record<string, number | string>[]
  isStacked: boolean
}

/** In the colour of text: those of some bars are too faint for it. */
const legendText = (name: unknown) => <span className="text-ink">{String(name)}</span>

/** Bars, drawn for the eye alone: the table behind says the same. */
export const BarFigure = ({ parts, rows, isStacked }: Props) => (
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
        {parts.map(({ key, name, colour }) => (
          <Bar key={key} dataKey={key} name={name} {...(isStacked ? { stackId: 'all' } : {})} fill={colour} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </div>
)
