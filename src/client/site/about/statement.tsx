import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { Section } from '../../ui/section.tsx'
import { type Statement, statementRead } from '../statements.ts'

interface Props {
  code: Statement['code']
  eyebrow: string
  look?: 'wash'
}

/** What the firm says of itself, in numbered parts. Left out where it says nothing. */
export function StatementSection({ code, eyebrow, ...look }: Props) {
  const { data, isPending } = useQuery(statementRead(useLocale(), code))
  const [statement] = data?.statements ?? []
  if (isPending) return <div className="skeleton h-96" />
  if (statement === undefined) return null
  return (
    <Section {...look} eyebrow={eyebrow} title={statement.title}>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
        {statement.parts.map(({ title, text }, index) => (
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
  )
}
