import type { ReactNode } from 'react'

interface Props {
  /** What it lists, for who does not see it. */
  label: string
  headings: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** Rows of what is no resource: a log, a state. It scrolls by itself where it is wider than the screen. */
export const RecordTable = ({ label, headings, children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
  <div className="overflow-x-auto rounded-card border border-line bg-surface" role="region" aria-label={label} tabIndex={0}>
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
)

/** A cell of a `RecordTable`. */
export const RecordCell = ({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) => (
  <td className={`px-3 py-2 align-top ${isShort ? 'whitespace-nowrap tabular-nums' : 'max-w-96 min-w-32 wrap-anywhere'}`}>{children}</td>
)
