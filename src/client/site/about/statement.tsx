import { Section } from '../../ui/deferred/section.tsx'
import { StatementSlot } from '../statement-slot.tsx'
import type { Statement } from '../statements.ts'

interface Props {
  code: Statement['code']
  eyebrow: string
  look?: 'wash'
}

/** Renders a statement of the firm in numbered parts. */
export const StatementSection = ({ code, eyebrow, ...look }: Props) => (
  <StatementSlot code={code}>
    {({ title: heading, parts }) => (
      <Section {...look} eyebrow={eyebrow} title={heading}>
        <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
          {parts.map(({ title, text }, index) => (
            <li key={title} className="break-inside-avoid border-t border-line pt-5">
              <span aria-hidden="true" className="font-serif text-xl font-semibold text-accent">
                {index + 1}
              </span>
              <h3 className="mt-2 text-lg font-bold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    )}
  </StatementSlot>
)
