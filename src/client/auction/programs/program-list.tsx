import { phases } from '#contract/auction/phase.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Cards } from '../../content/cards.tsx'
import { Missing } from '../../content/missing.ts'
import { Page } from '../../content/page.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { isBeyond } from '../../data/missing-page.ts'
import { useLocale } from '../../data/use-locale.ts'
import { CardSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { AuctionInformation } from '../auction-information.tsx'
import { type Auction, programList, type ProgramInList } from '../queries.ts'
import { ProgramCard, WideProgramCard } from './program-card.tsx'

const columns = 'gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3'

/** Sales by where they are on their way; those that come and those that run: the next first. */
function Sales({ programs }: { programs: readonly ProgramInList[] }) {
  const { t } = useLingui()
  const titles = { running: t`진행 중인 경매`, coming: t`예정된 경매`, ended: t`지난 경매` }
  const shown = phases.toSorted((a, b) => Number(b === 'running') - Number(a === 'running'))
  const first = shown.find((phase) => programs.some((program) => program.phase === phase))
  return shown.map((phase) => {
    const own = programs.filter((program) => program.phase === phase)
    const inTurn = phase === 'ended' ? own : own.toReversed()
    if (own.length === 0) return null
    return (
      <section key={phase} aria-labelledby={`sales-${phase}`} className="mt-10">
        <h2 id={`sales-${phase}`} className="mb-5 border-t border-line pt-5 text-xl font-bold">
          {titles[phase]}
        </h2>
        <HeadingLevel value={3}>
          <Cards
            items={inTurn}
            columns={phase === 'ended' ? columns : 'gap-y-12'}
            renderCard={(program) => {
              const Card = phase === 'ended' ? ProgramCard : WideProgramCard
              return <Card program={program} isFirst={phase === first && program === inTurn[0]} />
            }}
          />
        </HeadingLevel>
      </section>
    )
  })
}

/** `/auction`: sales that run, that come, and that have been. */
export function ProgramList({ auction }: { auction: Auction }) {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1 } = search
  const load = useQuery({ ...programList(useLocale(), search), placeholderData: keepPreviousData })
  const missing = use(Missing)
  if (!load.isPlaceholderData && isBeyond((page - 1) * pageSize, load.data)) return missing
  const title = t`경매`
  const lead = t`한국 작가의 작품을 한 점씩 소개합니다. 마음에 드는 작품의 추정가와 상태, 소장 이력을 미리 살펴보십시오.`
  return (
    <Page
      title={page > 1 ? t`${title} ${page}쪽` : title}
      heading={title}
      lead={lead}
      description={page > 1 ? t`${page}쪽. ${lead}` : lead}
      search={page > 1 ? `page=${page}` : ''}
    >
      <LoadState
        load={load}
        skeleton={
          <div className={`grid ${columns}`}>
            <CardSkeleton />
          </div>
        }
        failed={t`경매를 불러오지 못했습니다.`}
        empty={t`아직 정해진 경매가 없습니다. 일정이 정해지면 이 화면에 알려 드립니다.`}
        isEmpty={({ summary }) => summary.total === 0}
      >
        {({ programs, summary }) => (
          <>
            <Sales programs={programs} />
            <p className="mt-10 text-sm text-muted">
              <Trans>시간은 모두 한국 시간(UTC+9)입니다.</Trans>
            </p>
            <Pagination
              page={page}
              count={Math.ceil(summary.total / pageSize)}
              targetOf={(number) => ({ to: '/auction', search: pageOf(search, number) })}
            />
          </>
        )}
      </LoadState>
      <AuctionInformation auction={auction} />
    </Page>
  )
}
