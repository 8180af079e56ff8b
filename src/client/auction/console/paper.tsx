import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { printPart } from '../../ui/deferred/print-part.ts'

interface Props {
  children: ReactNode
  className?: string
}

/** Renders a paper, and above it the button that prints it alone, or stores it as a PDF file. */
export function Paper({ children, className = '' }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={buttonClass('primary')} onClick={() => paper.current !== null && printPart(paper.current)}>
        <Trans>인쇄하거나 PDF로 저장</Trans>
      </button>
      <div ref={paper} className={`max-w-6xl bg-surface p-6 print:max-w-none print:p-0 ${className}`}>
        {children}
      </div>
    </>
  )
}

interface FactsProps {
  /** Those that are not known are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

/** Renders facts on a paper, each beside its name. */
export const PaperFacts = ({ facts, className = '' }: FactsProps) => (
  <dl className={`space-y-1 text-sm ${className}`}>
    {facts.map(
      ([name, value]) =>
        value != null && (
          <div key={name} className="flex flex-wrap gap-x-3">
            <dt className="min-w-40 font-semibold">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ),
    )}
  </dl>
)

/** Classes of a cell of such a table. */
export const paperCell = 'py-1 pr-3 align-top'
/** Classes of a cell with a sum, whose digits stay together. */
export const paperAmount = `${paperCell} whitespace-nowrap`

interface TableProps extends Props {
  /** What it lists, for who does not see it. */
  label: string
  headings: readonly string[]
}

/** Renders a table on a paper. On a narrow screen it scrolls by itself, on paper it is as wide as that. @param children its bodies */
export const PaperTable = ({ label, headings, children, className = '' }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
  <div className={`overflow-x-auto print:overflow-visible ${className}`} role="region" aria-label={label} tabIndex={0}>
    <table className="w-full min-w-192 border-collapse text-left text-xs tabular-nums print:min-w-0">
      <thead>
        <tr className="border-b-2 border-ink">
          {headings.map((heading) => (
            <th key={heading} scope="col" className={paperCell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
)
