import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toDescription } from '../../content/description.ts'
import { Faqs, faqJsonLd } from '../../content/faqs.tsx'
import { firmId } from '../../content/json-ld.ts'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { HeadingLevel } from '../../ui/heading.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { Ask } from '../ask.tsx'
import { StatementSlot } from '../statement-slot.tsx'
import { type Statement, statementRead } from '../statements.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'
import { programParts } from './reads.ts'

type Parts = Pick<Statement, 'parts'>

const Paragraphs = ({ text }: { text: string }) => (
  <div className="space-y-4">
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph} className="whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
)

const Readers = ({ parts }: Parts) => (
  <ul className="grid gap-x-10 sm:grid-cols-2">
    {parts.map(({ title }) => (
      <li key={title} className="flex gap-3 border-t border-line py-4">
        <TopicIcon name="check" className="mt-0.5 size-5 text-accent" />
        {title}
      </li>
    ))}
  </ul>
)

const Sessions = ({ parts }: Parts) => (
  <ol className="border-b border-line">
    {parts.map(({ title, text }) => (
      <li key={title} className="grid break-inside-avoid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <h3 className="font-bold">{title}</h3>
        <p className="text-muted">{text}</p>
      </li>
    ))}
  </ol>
)

const Application = ({ text, parts }: Pick<Statement, 'text' | 'parts'>) => (
  <>
    <ol className="list-decimal space-y-2 pl-6">
      {parts.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    {text !== null && (
      <div className="mt-8">
        <Ask text={text} />
      </div>
    )}
  </>
)

const faqsOf = ({ parts }: Parts) => parts.map(({ title, text }) => ({ question: title, answer: text ?? '' }))

/** What a part of the page looks like; its paragraphs, where nothing else is said here. */
const looks: Partial<Record<Statement['code'], (statement: Statement) => ReactNode>> = {
  'program-readers': Readers,
  'program-sessions': Sessions,
  'program-apply': Application,
  'program-faqs': (statement) => <Faqs faqs={faqsOf(statement)} />,
}

function Part({ statement }: { statement: Statement }) {
  const { code, title, text } = statement
  const id = code.replace('program-', '')
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="mb-5 font-serif text-xl font-semibold">
        {title}
      </h2>
      <HeadingLevel value={3}>{looks[code]?.(statement) ?? <Paragraphs text={text ?? ''} />}</HeadingLevel>
    </section>
  )
}

/** For search engines: the service, and the questions of the page. */
function Facts({ title, description }: { title: string; description: string }) {
  const { data } = useQuery(statementRead(useLocale(), 'program-faqs'))
  const [faqs] = data?.statements ?? []
  return (
    <StructuredData
      make={(origin) => [
        {
          '@type': 'Service',
          '@id': `${origin}/program#service`,
          name: title,
          description,
          url: `${origin}/program`,
          provider: { '@id': firmId(origin) },
        },
        ...(faqs === undefined ? [] : [faqJsonLd(faqsOf(faqs))]),
      ]}
    />
  )
}

/** `/program`: the psychological stability programme, as the firm describes it. It is no medicine, and says so. */
export function Program() {
  const { t } = useLingui()
  const { data } = useQuery(statementRead(useLocale(), 'program'))
  const [head] = data?.statements ?? []
  const title = head?.title ?? t`심리 안정 프로그램`
  const description = toDescription(head?.text ?? title)
  return (
    <Page
      title={title}
      description={description}
      {...(head?.text == null ? {} : { lead: head.text })}
      className="grid gap-x-16 pb-[clamp(4rem,9vw,7rem)] md:grid-cols-[minmax(0,46rem)_minmax(0,23rem)] md:justify-between"
    >
      {import.meta.env.SSR && <Facts title={title} description={description} />}
      {/* First for whoever reads from the top, beside the text and always in view where there is room. */}
      <div className="md:col-start-2">
        <div className="md:sticky md:top-28 md:max-h-[calc(100dvh-8.5rem)] md:overflow-y-auto print:max-h-none">
          <EmergencyNumbers />
        </div>
      </div>
      <div className="min-w-0 md:col-start-1 md:row-start-1 md:-mt-16">
        {programParts.map((code) => (
          <StatementSlot key={code} code={code}>
            {(statement) => <Part statement={statement} />}
          </StatementSlot>
        ))}
      </div>
    </Page>
  )
}
