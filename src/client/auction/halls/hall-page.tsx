import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Cards } from '../../content/cards.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Page } from '../../content/page.tsx'
import { Won } from '../../content/won.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { buttonClass } from '../../ui/button.ts'
import { AuctionInformation } from '../auction-information.tsx'
import { Bidding, Outcome } from '../bids/bidding.tsx'
import { atTime, changesOf, isCalled, isDecided } from '../bids/queries.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Countdown } from '../countdown.tsx'
import { PhaseMark } from '../phase-mark.tsx'
import { ProgramCard, ProgramTime } from '../programs/program-card.tsx'
import type { Auction, Hall, WorkInList } from '../queries.ts'
import { useLots } from '../use-live-lots.ts'
import { useServerNow } from '../use-server-now.ts'
import { WorkCard } from '../works/work-card.tsx'

/** How many lots are shown after the one that is next to end. */
const following = 8

/** A lot that is called or was: its price, whose it is, and the next sum. */
function Sums({ lot: { state, price, leader, proposals } }: { lot: PublicLot }) {
  const [least = 0] = proposals
  return (
    <div className="mt-4 space-y-2 tabular-nums" aria-live="polite">
      {price !== null && state !== 'passed' && (
        <p className="text-3xl font-bold">
          <Won amount={price} />{' '}
          <span className="text-base font-normal">
            <Trans>패들 {leader}번</Trans>
          </span>
        </p>
      )}
      {state !== 'sold' && state !== 'passed' && (
        <p className="text-lg">
          <Trans>
            다음 호가 <Won amount={least} />
          </Trans>
        </p>
      )}
    </div>
  )
}

interface ShownLot {
  work: WorkInList
  lot: PublicLot | undefined
  endsAt: string
}

interface MainProps {
  program: Hall['programs'][number]
  shown: ShownLot
  /** Whether the lots are kept up to date. */
  isLive: boolean
}

/** The lot that the hall is at, with the way to bid on it. */
function MainLot({ program, shown: { work, lot: known, endsAt }, isLive }: MainProps) {
  const { t } = useLingui()
  const now = useServerNow(...(known === undefined ? [] : changesOf(known)))
  const lot = known && atTime(known, now)
  const byHammer = program.closing === 'hammer'
  const isOver = lot !== undefined && isDecided(lot)
  const isNow = !isOver && lot !== undefined && isCalled(lot)
  const hammerTitle = isOver ? t`방금 호가한 작품` : isNow ? t`지금 호가 중인 작품` : t`다음 작품`
  return (
    <div className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2">
      <WorkCard work={work} isFirst lot={lot} />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-muted">{byHammer ? hammerTitle : t`다음으로 마감하는 작품`}</p>
        {!isOver && <Countdown lot={{ opensAt: work.opensAt, endsAt, call: byHammer ? (lot?.call ?? 'waiting') : null }} />}
        {lot !== undefined && (isNow || isOver) && <Sums lot={lot} />}
        <div className="needs-scripts mt-4 min-h-11 space-y-4">
          {lot !== undefined && <Outcome state={lot.state} />}
          {lot !== undefined && <Bidding work={{ ...work, program }} lot={lot} isLive={isLive} />}
        </div>
      </div>
    </div>
  )
}

/** How long the last lot stays after the hammer, where none is called after it, in ms: whoever has bid sees what became of it. */
const outcomeStays = 60_000
const staysUntil = (endsAt: string): string => new Date(Date.parse(endsAt) + outcomeStays).toISOString()

/** The lot that is called, was just now or ends next, and those after it in their turn. */
function inTurn(all: readonly ShownLot[], byHammer: boolean, now: number | undefined): ShownLot[] {
  const isOver = ({ lot }: ShownLot) => lot !== undefined && isDecided(lot)
  const ahead = all
    .filter((one) => !isOver(one) && (now === undefined ? one.work.phase !== 'ended' : Date.parse(one.endsAt) > now))
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt))
  const called = ahead.find(({ lot }) => lot !== undefined && isCalled(lot))
  if (called !== undefined) return [called, ...ahead.filter((one) => one !== called)]
  const last = all
    .filter((one) => isOver(one) && one.lot?.state !== 'withdrawn')
    .toSorted((a, b) => Date.parse(b.endsAt) - Date.parse(a.endsAt))[0]
  const isFresh = byHammer && last !== undefined && now !== undefined && now < Date.parse(staysUntil(last.endsAt))
  return isFresh ? [last, ...ahead] : ahead
}

/** The lot that the hall is at, with the time that it has, and those after it. */
function NextLots({ program, works }: { program: Hall['programs'][number]; works: readonly WorkInList[] }) {
  const { lots, isLive } = useLots(program)
  const byHammer = program.closing === 'hammer'
  const all = works.map((work) => {
    const lot = lots.get(work._id)
    // Bids of the last minutes move ends.
    return { _id: work._id, work, lot, endsAt: lot?.endsAt ?? work.endsAt }
  })
  const now = useServerNow(...all.flatMap(({ lot, endsAt }) => (lot !== undefined && isDecided(lot) ? staysUntil(endsAt) : endsAt)))
  const [shown, ...others] = inTurn(all, byHammer, now)
  if (shown === undefined) return null
  return (
    <>
      <MainLot key={shown.work._id} program={program} shown={shown} isLive={isLive} />
      {others.length > 0 && (
        <section aria-labelledby="following-title" className="mt-12">
          <h3 id="following-title" className="mb-5 font-bold">
            {byHammer ? <Trans>이어서 진행하는 작품</Trans> : <Trans>이어서 마감하는 작품</Trans>}
          </h3>
          <Cards
            items={others.slice(0, following).map(({ work, lot }) => ({ _id: work._id, work, lot }))}
            columns="grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 md:grid-cols-4"
            renderCard={(other) => <WorkCard work={other.work} lot={other.lot} />}
          />
        </section>
      )}
    </>
  )
}

/** `/auction/halls/{hall}`: what runs in a hall now, and what comes next. */
export function HallPage({ hall: { code, venue, programs, works }, auction }: { hall: Hall; auction: Auction }) {
  const { t } = useLingui()
  const [current, ...others] = programs
  const title = t`경매장 ${venue}`
  return (
    <Page
      title={`${title} (${code})`}
      heading={venue}
      eyebrow={<Breadcrumbs page={venue} />}
      description={t`${venue}에서 지금 진행하는 경매와 다음 경매, 곧 마감하는 작품과 남은 시간을 보실 수 있습니다.`}
    >
      {current !== undefined && (
        <section aria-labelledby="current-title">
          <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
            <PhaseMark phase={current.phase} />
            <ProgramTime program={current} />
          </p>
          <h2 id="current-title" className="mt-1 text-xl font-bold">
            {current.title}
          </h2>
          <HeadingLevel value={3}>
            <NextLots program={current} works={works} />
          </HeadingLevel>
          <p className="mt-8">
            <PageLink to="/auction/programs/$_program" params={{ _program: current._id }} className={buttonClass('outline')}>
              <Trans>도록 모두 보기</Trans>
            </PageLink>
          </p>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="mt-16 border-t border-line pt-8">
          <h2 id="others-title" className="mb-6 text-xl font-bold">
            <Trans>이 경매장의 다른 경매</Trans>
          </h2>
          <HeadingLevel value={3}>
            <Cards
              items={others}
              columns="gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3"
              renderCard={(program) => <ProgramCard program={program} />}
            />
          </HeadingLevel>
        </section>
      )}
      <AuctionInformation auction={auction} />
    </Page>
  )
}
