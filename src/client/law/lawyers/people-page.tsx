import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageTop } from '../../content/page-top.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { container } from '../../ui/container.ts'
import { AskAdvice } from '../ask-advice.tsx'
import { personJsonLd } from './person-json-ld.ts'
import { type Lawyer, peopleList } from './reads.ts'

interface Props {
  type: Lawyer['type']
  title: string
  lead: string
  failed: string
  empty: string
  skeleton: ReactNode
  children: (people: readonly Lawyer[]) => ReactNode
}

/** A page of people, all of them at once. */
export function PeoplePage({ type, title, lead, failed, empty, skeleton, children }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery(peopleList(locale, type))
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && (
        <StructuredData make={(origin) => (load.data?.lawyers ?? []).map((lawyer) => personJsonLd(origin, lawyer))} />
      )}
      <PageTop title={title} lead={lead} />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <LoadState load={load} skeleton={skeleton} failed={failed} empty={empty} isEmpty={({ lawyers }) => lawyers.length === 0}>
          {({ lawyers }) => children(lawyers)}
        </LoadState>
        <div className="mt-[clamp(3rem,7vw,5rem)] max-w-[46rem]">
          <AskAdvice text={t`어느 변호사에게 물어야 할지 모르셔도 괜찮습니다. 상황에 맞는 변호사를 연결해 드립니다.`} />
        </div>
      </div>
    </>
  )
}
