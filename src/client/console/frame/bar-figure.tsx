/** One colour of a figure, and what it stands for. */
export interface FigurePart {
  key: string
  name: string
  colour: string
}

/** Numbers of one time or one thing, by the keys of the parts. */
export type FigureRow = Readonly<Record<string, number | string>> & { name: string }

interface Props {
  parts: readonly FigurePart[]
  rows: readonly FigureRow[]
  /** The parts of a row are one bar; else each is a bar of its own. */
  isStacked: boolean
}

/** Colours from the strongest to the faintest, for what has none of its own. */
export const figureColours = [
  'var(--color-accent)',
  'color-mix(in srgb, var(--color-accent) 60%, var(--color-surface))',
  'color-mix(in srgb, var(--color-accent) 30%, var(--color-surface))',
  'color-mix(in srgb, var(--color-ink) 55%, var(--color-surface))',
  'color-mix(in srgb, var(--color-ink) 25%, var(--color-surface))',
] as const

/** So many names of times have room below a figure on a phone. */
const mostNames = 7

const valueOf = (row: FigureRow, { key }: FigurePart): number => Number(row[key] ?? 0)
const sumOf = (row: FigureRow, parts: readonly FigurePart[]): number => parts.reduce((sum, part) => sum + valueOf(row, part), 0)
const hintOf = (row: FigureRow, parts: readonly FigurePart[]): string =>
  [row.name, ...parts.map((part) => `${part.name} ${valueOf(row, part).toLocaleString('en')}`)].join('\n')

/** Returns round numbers for the lines of a scale, from 0 to one that nothing is above. */
export function scaleOf(most: number): number[] {
  const rough = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step)
}

function Legend({ parts }: Pick<Props, 'parts'>) {
  if (parts.length < 2) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
      {parts.map(({ key, name, colour }) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 1 1" className="size-3 shrink-0 rounded-sm border border-control">
            <rect width="1" height="1" fill={colour} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

interface Bar {
  key: string
  colour: string
  x: number
  width: number
  from: number
  to: number
}

/** Places the bars of one row between its edges. */
function barsOf(row: FigureRow, { parts, isStacked }: Omit<Props, 'rows'>, [left, width]: readonly [number, number]): Bar[] {
  const each = isStacked ? width : width / parts.length
  return parts.map((part, index) => {
    const from = isStacked ? sumOf(row, parts.slice(0, index)) : 0
    return {
      key: part.key,
      colour: part.colour,
      x: isStacked ? left : left + index * each,
      width: each,
      from,
      to: from + valueOf(row, part),
    }
  })
}

/** Upright bars over times, drawn for the eye alone: the table beside says the same. */
export function BarFigure({ parts, rows, isStacked }: Props) {
  const most = Math.max(...rows.map((row) => (isStacked ? sumOf(row, parts) : Math.max(...parts.map((part) => valueOf(row, part))))))
  const scale = scaleOf(most)
  const top = scale.at(-1) ?? 1
  const slot = 100 / Math.max(rows.length, 1)
  const upTo = (value: number) => 100 - (value / top) * 100
  const every = Math.ceil(rows.length / mostNames)
  return (
    <div aria-hidden="true" className="text-xs">
      <div className="flex h-56 gap-2">
        <div className="relative text-right text-muted tabular-nums">
          {/* As wide as the widest number. */}
          <span className="invisible block">{top.toLocaleString('en')}</span>
          {scale.map((value) => (
            <span key={value} className="absolute right-0 -translate-y-1/2" style={{ top: `${upTo(value)}%` }}>
              {value.toLocaleString('en')}
            </span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="h-full min-w-0 flex-1 overflow-visible">
          {scale.map((value) => (
            <line
              key={value}
              x1="0"
              x2="100"
              y1={upTo(value)}
              y2={upTo(value)}
              stroke={value === 0 ? 'var(--color-control)' : 'var(--color-line)'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {rows.map((row, index) => (
            <g key={`${row.name} ${String(index)}`} className="hover:opacity-75">
              <title>{hintOf(row, parts)}</title>
              <rect x={index * slot} y="0" width={slot} height="100" fill="transparent" />
              {barsOf(row, { parts, isStacked }, [(index + 0.15) * slot, slot * 0.7]).map(({ key, colour, x, width, from, to }) => (
                <rect key={key} x={x} y={upTo(to)} width={width} height={upTo(from) - upTo(to)} fill={colour} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <div className="mt-2 flex gap-2 text-muted">
        <span className="invisible h-0 tabular-nums">{top.toLocaleString('en')}</span>
        <div className="relative h-4 min-w-0 flex-1">
          {rows.map(
            (row, index) =>
              // The last one is named, and then every so many before it.
              (rows.length - 1 - index) % every === 0 && (
                <span
                  key={`${row.name} ${String(index)}`}
                  className="absolute -translate-x-1/2 truncate text-center"
                  style={{ left: `${(index + 0.5) * slot}%`, maxWidth: `${slot * every}%` }}
                >
                  {row.name}
                </span>
              ),
          )}
        </div>
      </div>
      <Legend parts={parts} />
    </div>
  )
}

interface LyingProps extends Omit<Props, 'isStacked' | 'rows'> {
  /** `said`: what stands at the end of its bar; else the sum. */
  rows: readonly (FigureRow & { said?: string })[]
  /** Rows are compared with this; else with the longest. */
  most?: number
}

/** Lying bars of things with names, one a row, drawn for the eye alone: the table beside says the same. */
export function LyingBars({ parts, rows, most }: LyingProps) {
  const all = Math.max(most ?? 0, ...rows.map((row) => sumOf(row, parts)), 1)
  return (
    <div aria-hidden="true" className="text-xs">
      <ul className="space-y-2.5">
        {rows.map((row, index) => (
          <li key={`${row.name} ${String(index)}`} title={hintOf(row, parts)}>
            <div className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 truncate">{row.name}</span>
              <span className="shrink-0 font-semibold tabular-nums">{row.said ?? sumOf(row, parts).toLocaleString('en')}</span>
            </div>
            <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" className="mt-1 block h-3 w-full rounded-sm bg-wash">
              {barsOf(row, { parts, isStacked: true }, [0, 1]).map(({ key, colour, from, to }) => (
                <rect key={key} x={from} width={to - from} height="1" fill={colour} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <Legend parts={parts} />
    </div>
  )
}
