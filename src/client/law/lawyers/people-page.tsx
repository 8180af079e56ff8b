import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Page } from '../../content/page.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { BoxSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { AskAdvice } from '../ask-advice.tsx'
import { personJsonLd } from '../json-ld.ts'
import type { Lawyer } from '../queries.ts'
import { peopleList } from '../reads.ts'

interface Props {
  type: Lawyer['type']
  title: string
  lead: string
  failed: string
  empty: string
  skeleton: { columns: string; count: number; shape: string }
  children: (people: readonly Lawyer[]) => ReactNode
}

/** A page of people, all of them at once. */
export function PeoplePage({ type, title, lead, failed, empty, skeleton: { columns, ...boxes }, children }: Props) {
  const { t } = useLingui()
  const load = useQuery(peopleList(useLocale(), type))
  const skeleton = (
    <div className={`grid ${columns}`}>
      <BoxSkeleton {...boxes} />
    </div>
  )
  return (
    <Page title={title} description={lead} lead={lead}>
      {import.meta.env.SSR && (
        <StructuredData make={(origin) => (load.data?.lawyers ?? []).map((lawyer) => personJsonLd(origin, lawyer))} />
      )}
      <LoadState load={load} skeleton={skeleton} failed={failed} empty={empty} isEmpty={({ lawyers }) => lawyers.length === 0}>
        {({ lawyers }) => children(lawyers)}
      </LoadState>
      <div className="mt-[clamp(3rem,7vw,5rem)] max-w-[46rem]">
        <AskAdvice text={t`어느 변호사에게 물어야 할지 모르셔도 괜찮습니다. 상황에 맞는 변호사를 연결해 드립니다.`} />
      </div>
    </Page>
  )
}
