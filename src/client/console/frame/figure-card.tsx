import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { RecordCell, RecordTable } from '../list/record-table.tsx'

/** A row of the table behind a figure: its key, and its cells. */
export type FigureCells = readonly [key: string, ...cells: ReactNode[]]

interface TableProps {
  label: string
  headings: readonly string[]
  rows: readonly FigureCells[]
}

/** Renders the numbers of a figure as a table that is opened below it. */
export function FigureTable({ label, headings, rows }: TableProps) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        <Trans>표로 보기</Trans>
      </summary>
      <RecordTable label={label} headings={headings}>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns keep their places
              <RecordCell key={index} isShort={index > 0}>
                {cell}
              </RecordCell>
            ))}
          </tr>
        ))}
      </RecordTable>
    </details>
  )
}

interface CardProps {
  title: string
  /** Choices of what the figure is of. */
  choices?: ReactNode
  /** A sentence below its name. */
  note?: ReactNode
  children: ReactNode
}

/** Renders a figure of the dashboard: its name, its choices, the chart and the table behind it. */
export function FigureCard({ title, choices, note, children }: CardProps) {
  const id = useId()
  return (
    // No landmark of its own: the table in it is one, by the same name.
    <div role="group" aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-5">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="mr-auto">
          <h2 id={id} className="font-bold">
            {title}
          </h2>
          {note !== undefined && <p className="text-sm text-muted">{note}</p>}
        </div>
        {choices}
      </div>
      {children}
    </div>
  )
}
