import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { toDescription } from '../../content/description.ts'
import { ListPage } from '../../content/list-page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { AuctionInformation } from '../auction-information.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { FollowOffer } from '../follows/follow-offer.tsx'
import { programJsonLd } from '../json-ld.ts'
import { useMoment } from '../moment.ts'
import { PhaseMark } from '../phase-mark.tsx'
import { type Auction, catalogueRead, catalogueSearch, type Program } from '../queries.ts'
import { useLots } from '../use-live-lots.ts'
import { WorkCard, WorkRow } from '../works/work-card.tsx'
import { ProgramTime } from './program-card.tsx'
import { ProgramFacts } from './program-facts.tsx'
import { WorkChoices } from './work-choices.tsx'

const jump = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Renders the ways from a sale to its hall, and to the parts of its page. */
function Jumps({ program: { hall, phase, closing } }: { program: Program }) {
  const { t } = useLingui()
  return (
    <p className="no-print mt-2 flex flex-wrap gap-x-5 text-sm font-semibold">
      {phase !== 'ended' && (
        <PageLink to="/auction/halls/$hall" params={{ hall }} className={jump}>
          {closing === 'hammer' ? t`경매장에서 지금` : t`지금 마감하는 작품`}
        </PageLink>
      )}
      {[
        { id: 'times', text: t`일정과 장소` },
        { id: 'conditions', text: t`응찰 조건` },
        { id: 'terms', text: t`경매 약관` },
      ].map(({ id, text }) => (
        <a key={id} href={`#${id}`} className={jump}>
          {text}
        </a>
      ))}
    </p>
  )
}

/** `/auction/programs/{_id}`: the catalogue of a sale, and what holds in it. */
export function ProgramPage({ program, auction }: { program: Program; auction: Auction }) {
  const { t } = useLingui()
  const moment = useMoment()
  const search = catalogueSearch(useListSearch())
  const { medium, estimate, author, view } = search
  const { _id, title, venue, phase, works, opensAt } = program
  const isNarrowed = [medium, estimate, author].some((choice) => choice !== undefined)
  const opens = moment(opensAt)
  const place = { to: '/auction/programs/$_program', params: { _program: _id } } as const
  const read = catalogueRead(useLocale(), _id, search)
  const first = useQuery(read).data?.works[0]
  const { lots } = useLots(program)
  const isFirst = (work: { _id: string }) => work._id === first?._id
  return (
    <ListPage
      place={place}
      title={title}
      fullTitle={`${title} · ${t`경매`}`}
      eyebrow={<Breadcrumbs page={title} />}
      lead={venue}
      description={toDescription(t`${title}: ${opens}에 응찰을 시작하는 경매의 작품과 추정가, 일정과 응찰 조건을 보실 수 있습니다.`)}
      top={
        <>
          {import.meta.env.SSR && <StructuredData make={(origin) => programJsonLd(origin, program)} />}
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
            <PhaseMark phase={phase} />
            <span>
              <ProgramTime program={program} />
            </span>
            <span className="text-muted">
              <Plural value={works} other="작품 #점" />
            </span>
          </p>
          {phase !== 'ended' && (
            <div className="mt-4">
              <FollowOffer
                wanted={{ kind: 'program', _program: _id }}
                label={t`경매 팔로우`}
                promise={
                  phase === 'coming'
                    ? t`시작하기 하루 전과 시작할 때 알려 드립니다.`
                    : t`이 경매를 ‘내 팔로우’에서 바로 찾으실 수 있습니다.`
                }
              />
            </div>
          )}
          <Jumps program={program} />
        </>
      }
      read={read}
      items={({ works: items }) => items}
      columns={view === 'list' ? '' : 'grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:grid-cols-4'}
      renderCard={(work) =>
        view === 'list' ? (
          <WorkRow work={work} isFirst={isFirst(work)} lot={lots.get(work._id)} />
        ) : (
          <WorkCard work={work} isFirst={isFirst(work)} lot={lots.get(work._id)} />
        )
      }
      filters={<WorkChoices place={place} authors={program.authors} search={search} />}
      isNarrowed={isNarrowed}
      isHidden={isNarrowed || view !== undefined}
      failed={t`작품을 불러오지 못했습니다.`}
      empty={t`아직 작품이 없습니다. 도록이 나오면 이 화면에 알려 드립니다.`}
    >
      <ProgramFacts program={program} />
      <AuctionInformation auction={auction} />
    </ListPage>
  )
}
