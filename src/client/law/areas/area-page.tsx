import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Faqs, faqJsonLd } from '../../content/faqs.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { PageHead } from '../../data/head/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { container } from '../../ui/container.ts'
import { HeadingLevel } from '../../ui/heading.tsx'
import { AskAdvice } from '../ask-advice.tsx'
import { areaJsonLd } from '../json-ld.ts'
import { AreaStories } from './area-stories.tsx'
import { Checklist } from './checklist.tsx'
import { OnThisPage, OtherAreas } from './area-links.tsx'

export type Area = Answer<'GET /api/v1/areas/{code}'>['area']

function Top({ area: { name, headline, summary, image } }: { area: Area }) {
  return (
    <header
      className={`${container} grid items-center gap-x-16 gap-y-8 pt-5 pb-[clamp(2rem,5vw,4rem)] md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]`}
    >
      <div>
        <h1 className="font-serif text-3xl font-semibold">{name}</h1>
        <p className="mt-5 text-xl font-semibold">{headline}</p>
        <p className="mt-4 max-w-[40em] text-muted">{summary}</p>
      </div>
      <ItemPicture
        picture={image}
        sizes="(width < 1024px) 92vw, 540px"
        widths={[480, 640, 960, 1280]}
        className="no-print aspect-[3/2] rounded-card"
        isFirst
      />
    </header>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-label={title} className="mt-16">
    <h2 className="mb-6 font-serif text-xl font-semibold">{title}</h2>
    <HeadingLevel value={3}>{children}</HeadingLevel>
  </section>
)

const Steps = ({ steps }: { steps: Area['steps'] }) => (
  <ol className="border-t border-line">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-5">
        <span aria-hidden="true" className="font-serif text-xl font-semibold text-accent">
          {index + 1}
        </span>
        <div>
          <h3 className="font-bold">{title}</h3>
          <p className="mt-1.5 whitespace-pre-line text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

const Costs = ({ costs }: { costs: Area['costs'] }) => (
  <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
    {costs.map(({ title, text }) => (
      <div key={title} className="break-inside-avoid border-t border-ink pt-4">
        <dt className="font-bold">{title}</dt>
        <dd className="mt-1.5 whitespace-pre-line text-muted">{text}</dd>
      </div>
    ))}
  </dl>
)

/** A business area: what it is, how it runs, what its cost depends on, what to bring, what others have been through. */
export function AreaPage({ area }: { area: Area }) {
  const { t } = useLingui()
  const { code, name, headline, overview, steps, costs, documents, faqs } = area
  const titles = {
    overview: t`어떤 일인가`,
    steps: t`진행 순서`,
    costs: t`비용을 정하는 것들`,
    documents: t`준비하실 서류`,
    stories: t`관련 사례`,
    faqs: t`자주 묻는 질문`,
  }
  return (
    <>
      <PageHead
        title={t`${name}: 진행 순서와 준비 서류`}
        description={t`${headline}. ${name} 사건의 진행 순서, 비용을 정하는 것들, 준비하실 서류와 자주 묻는 질문을 정리했습니다.`}
      />
      {import.meta.env.SSR && <StructuredData make={(origin) => [areaJsonLd(origin, area), faqJsonLd(faqs)]} />}
      <Top area={area} />
      <div className={`${container} grid gap-x-16 gap-y-8 pb-[clamp(4rem,9vw,7rem)] md:grid-cols-[13rem_minmax(0,46rem)]`}>
        <OnThisPage titles={titles} />
        <div className="min-w-0">
          <section id="overview" aria-label={titles.overview}>
            <RichText html={overview} isForeign={area.fallback?.includes('overview') === true} className="*:first:mt-0" />
          </section>
          <Part id="steps" title={titles.steps}>
            <Steps steps={steps} />
          </Part>
          <Part id="costs" title={titles.costs}>
            <Costs costs={costs} />
          </Part>
          <section id="documents" aria-label={titles.documents} className="mt-16">
            <Checklist title={t`${name} 상담에 준비하실 서류`} documents={documents} />
          </section>
          <Part id="stories" title={titles.stories}>
            <AreaStories code={code} />
          </Part>
          <Part id="faqs" title={titles.faqs}>
            <Faqs faqs={faqs} />
          </Part>
          <p className="mt-10 border-l-2 border-accent pl-4 text-sm text-muted">
            <Trans>
              이 글은 일반적인 법률 정보이며 개별 사건에 대한 조언이 아닙니다. 법령과 판례는 바뀔 수 있고, 같은 사안이라도 사정에 따라
              판단이 달라집니다.
            </Trans>
          </p>
          <div className="mt-10">
            <AskAdvice text={t`어디서부터 말씀하셔야 할지 몰라도 괜찮습니다. 지금 가장 걱정되는 일부터 들려 주십시오.`} />
          </div>
          <OtherAreas code={code} />
        </div>
      </div>
    </>
  )
}
