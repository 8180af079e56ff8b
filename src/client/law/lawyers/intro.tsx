import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Page } from '../../content/page.tsx'
import { Firm } from '../../data/firm.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { AskAdvice } from '../ask-advice.tsx'
import { profileJsonLd } from '../json-ld.ts'
import { homeReads, type Lawyer } from '../queries.ts'
import { MainCareer } from './career.tsx'
import { Portrait } from './portrait.tsx'

const columns = 'grid gap-x-20 gap-y-10 md:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]'

/** What the representative lawyer says, as the firm has written it. */
interface Letter {
  title: string
  text: string | null
}

function Signed({ letter, lawyer: { name, job } }: { letter: Letter | undefined; lawyer: Lawyer }) {
  const firm = use(Firm).name
  return (
    <div className="space-y-6 text-lg">
      {letter?.text?.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      <p className="pt-4">
        <span className="block text-base text-muted">
          <Trans>
            {firm} {job}
          </Trans>
        </span>
        <span className="mt-1 block font-serif text-2xl font-semibold">{name}</span>
      </p>
    </div>
  )
}

function Greeting({ lawyer, letter }: { lawyer: Lawyer; letter: Letter | undefined }) {
  const { _id, name, intro } = lawyer
  return (
    <div className={columns}>
      {import.meta.env.SSR && <StructuredData make={(origin) => profileJsonLd(origin, lawyer)} />}
      <Portrait
        lawyer={lawyer}
        sizes="(width < 1024px) 90vw, 460px"
        className="max-w-[28rem] rounded-t-[999px] rounded-b-card md:col-start-2"
        isFirst
      />
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <Signed letter={letter} lawyer={lawyer} />
      </div>
      <section aria-labelledby="career" className="max-w-[28rem] md:col-start-2">
        <blockquote className="border-l-2 border-accent pl-4">{intro}</blockquote>
        <h2 id="career" className="mt-10 font-bold">
          <Trans>주요 경력</Trans>
        </h2>
        <MainCareer lawyer={lawyer} className="mt-3" />
        <p className="no-print mt-6">
          <PageLink to="/member/$_lawyer" params={{ _lawyer: _id }} className={buttonClass('outline')}>
            <Trans>{name} 변호사 소개</Trans>
          </PageLink>
        </p>
      </section>
    </div>
  )
}

const skeleton = (
  <div className={columns}>
    <div className="space-y-5">
      <div className="skeleton h-8 w-2/3" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
      <div className="skeleton h-40" />
    </div>
    <div className="skeleton aspect-[6/7] max-w-[28rem]" />
  </div>
)

/** `/rev/intro`: what the representative lawyer has to say to somebody who comes here. */
export function Intro({ letter }: { letter: Letter | undefined }) {
  const { t } = useLingui()
  const { name } = use(Firm)
  const load = useQuery(homeReads(useLocale()).representative)
  return (
    <Page
      title={t`대표변호사 인사말`}
      description={t`${name} 대표변호사를 소개합니다. 처음 찾아오신 분께 드리는 글과 주요 경력을 보시고, 바로 상담을 문의하실 수 있습니다.`}
      type="profile"
      {...(letter === undefined ? {} : { lead: letter.title })}
    >
      <LoadState
        load={load}
        skeleton={skeleton}
        failed={t`대표변호사 소개를 불러오지 못했습니다.`}
        empty={t`대표변호사 소개를 준비하고 있습니다.`}
        isEmpty={({ lawyers }) => lawyers.length === 0}
      >
        {({ lawyers: [lawyer] }) => lawyer !== undefined && <Greeting lawyer={lawyer} letter={letter} />}
      </LoadState>
      <div className="mt-16 max-w-[46rem]">
        <AskAdvice text={t`어디서부터 말씀하셔야 할지 몰라도 괜찮습니다. 지금 가장 걱정되는 일부터 들려 주십시오.`} />
      </div>
    </Page>
  )
}
