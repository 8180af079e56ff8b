import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog, opens } from '../../ui/deferred/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import type { Statement } from '../queries.ts'

type Stage = Statement['parts'][number]

/** What people come with at a stage, and what there is for it. */
function SolutionDialog({ id, title, rows, note }: Pick<Stage, 'title' | 'rows'> & { id: string; note: string | null }) {
  return (
    <Dialog id={id} title={title} width="sm:max-w-[720px]">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-[42%] py-3 pr-4">
              <Trans>이런 상황이라면</Trans>
            </th>
            <th scope="col" className="py-3">
              <Trans>이렇게 돕습니다</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ situation, help }) => (
            <tr key={situation} className="border-b border-line align-top">
              <th scope="row" className="py-4 pr-4 font-semibold">
                {situation}
              </th>
              <td className="py-4 text-muted">{help}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <p className="mt-5 text-xs whitespace-pre-line text-muted">{note}</p>}
    </Dialog>
  )
}

/** Section 6 of the home page: three stages, each with a table of situations and programmes. */
export function Solution({ statement }: { statement: Statement }) {
  const { t } = useLingui()
  return (
    <Section look="night" eyebrow={t`단계별 솔루션`} title={statement.title}>
      <ol className="grid gap-5 md:grid-cols-3">
        {statement.parts.map(({ title, text, rows }, index) => (
          <li key={index}>
            <div className="group relative flex h-full flex-col rounded-card border border-night-line p-7 transition-colors hover:border-night-accent">
              <p className="font-serif text-2xl text-night-accent">{index + 1}</p>
              <Heading className="mt-6 text-lg font-bold">{title}</Heading>
              <p className="mt-2 mb-8 text-night-muted">{text}</p>
              {rows.length > 0 && (
                <button
                  {...opens(`solution-${index + 1}`)}
                  className="card-control mt-auto inline-flex items-center gap-2 self-start text-sm font-semibold"
                >
                  <span className="sr-only">{title}: </span>
                  {t`상황과 프로그램 보기`}
                  <Icon name="next" className="size-4 transition-transform group-hover:translate-x-1" />
                </button>
              )}
            </div>
            {rows.length > 0 && <SolutionDialog id={`solution-${index + 1}`} title={title} rows={rows} note={statement.text} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}
