import { type ReactNode, useEffect, useRef } from 'react'

interface BoxProps {
  /** What it has, for who does not see it. */
  label: string
  className: string
  /** Its first columns stay where they are, and the others go behind them. */
  keepsFirst?: boolean
  /** There is nothing in it to move to by the keyboard: it is scrolled by itself. */
  isFocusable?: boolean
  children: ReactNode
}

/** Notes on which sides of a box there is more of it than is shown. */
function noteMore({ dataset, scrollLeft, scrollWidth, clientWidth }: HTMLElement): void {
  // Parts of a pixel are no more.
  dataset['before'] = String(scrollLeft > 1)
  dataset['after'] = String(scrollLeft + clientWidth < scrollWidth - 1)
}

/** A box that scrolls sideways where it is wider than the screen: its edges fade where there is more, and nothing is drawn again for that. */
export function SideScroll({ label, className, keepsFirst = false, isFocusable = false, children }: BoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    if (box === null) return
    const sizes = new ResizeObserver(() => noteMore(box))
    for (const each of [box, ...box.children]) sizes.observe(each)
    return () => sizes.disconnect()
  }, [])
  return (
    <div className={`side-scroll ${keepsFirst ? 'keeps-first' : ''}`}>
      <div
        ref={ref}
        className={`overflow-x-auto ${className}`}
        role="region"
        aria-label={label}
        onScroll={({ currentTarget }) => noteMore(currentTarget)}
        {...(isFocusable ? { tabIndex: 0 } : {})}
      >
        {children}
      </div>
    </div>
  )
}

interface Props {
  /** What it lists, for who does not see it. */
  label: string
  headings: readonly string[]
  /** Rows. */
  children: ReactNode
}

/** Rows of what is no resource: a log, a state. It scrolls by itself where it is wider than the screen. */
export const RecordTable = ({ label, headings, children }: Props) => (
  <SideScroll label={label} className="rounded-card border border-line bg-surface" isFocusable>
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
  </SideScroll>
)

/** A cell of a `RecordTable`. */
export const RecordCell = ({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) => (
  <td className={`px-3 py-2 align-top ${isShort ? 'whitespace-nowrap tabular-nums' : 'max-w-96 min-w-32 wrap-anywhere'}`}>{children}</td>
)
