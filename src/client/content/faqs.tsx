import type { Thing } from '../data/ssr-context.tsx'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { Html } from './html.tsx'

export interface Faq {
  question: string
  answer: string
}

interface Props {
  faqs: readonly Faq[]
  /** The answers are HTML of the API, not plain text. */
  isHtml?: boolean
}

/** Questions that open to their answers: without scripts too, and on paper all of them. */
export const Faqs = ({ faqs, isHtml = false }: Props) => (
  <div className="border-b border-line">
    {faqs.map(({ question, answer }) => (
      <details key={question} className="group border-t border-line print:details-content:[content-visibility:visible]">
        <summary className="flex min-h-11 list-none items-start justify-between gap-4 py-4 font-bold hover:text-accent [&::-webkit-details-marker]:hidden">
          <Heading>{question}</Heading>
          <Icon name="down" className="no-print mt-1 size-5 transition-transform group-open:rotate-180" />
        </summary>
        {isHtml ? (
          <Html html={answer} className="prose max-w-[46rem] pr-9 pb-5 text-muted" />
        ) : (
          <p className="pr-9 pb-5 whitespace-pre-line text-muted">{answer}</p>
        )}
      </details>
    ))}
  </div>
)

/** The same for search engines. */
export const faqJsonLd = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
