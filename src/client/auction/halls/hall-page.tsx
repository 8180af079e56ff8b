import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Cards } from '../../content/cards.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Page } from '../../content/page.tsx'
import { Won } from '../../content/won.tsx'
import { HeadingLevel } from '../../ui/heading.tsx'
import { buttonClass } from '../../ui/button.ts'
import { AuctionInformation } from '../auction-information.tsx'
import { isCalled, isDecided } from '../bids/queries.ts'
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

/** A lot that is called: its price, whose it is, and the next sum. */
function CalledLot({ lot: { price, leader, proposals } }: { lot: PublicLot }) {
  const [least = 0] = proposals
  return (
    <div className="mt-4 space-y-2 tabular-nums" aria-live="polite">
      {price !== null && (
        <p className="text-3xl font-bold">
          <Won amount={price} />{' '}
          <span className="text-base font-normal">
            <Trans>패들 {leader}번</Trans>
          </span>
        </p>
      )}
      <p className="text-lg">
        <Trans>
          다음 호가 <Won amount={least} />
        </Trans>
      </p>
    </div>
  )
}

/** The lot that is called or ends next, with the time that it has, and those after it. */
function NextLots({ program, works }: { program: Hall['programs'][number]; works: readonly WorkInList[] }) {
  const { t } = useLingui()
  const lots = useLots(program)
  const byHammer = program.closing === 'hammer'
  const all = works
    .map((work) => {
      const lot = lots.get(work._id)
      // Bids of the last minutes move ends.
      return { _id: work._id, work, lot, endsAt: lot?.endsAt ?? work.endsAt, isNow: lot !== undefined && isCalled(lot) }
    })
    .toSorted((a, b) => Number(b.isNow) - Number(a.isNow) || Date.parse(a.endsAt) - Date.parse(b.endsAt))
  const now = useServerNow(...all.map(({ endsAt }) => endsAt))
  const [next, ...others] = all.filter(({ work, lot, endsAt }) => {
    if (lot !== undefined && isDecided(lot)) return false
    return now === undefined ? work.phase !== 'ended' : Date.parse(endsAt) > now
  })
  if (next === undefined) return null
  const { work, lot, endsAt, isNow } = next
  return (
    <>
      <div className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <WorkCard work={work} isFirst lot={lot} />
        <div>
          <p className="text-sm font-semibold text-muted">
            {byHammer ? (isNow ? t`지금 호가 중인 작품` : t`다음 작품`) : t`다음으로 마감하는 작품`}
          </p>
          <Countdown lot={{ opensAt: work.opensAt, endsAt, call: byHammer ? (lot?.call ?? 'waiting') : null }} />
          {isNow && lot !== undefined && <CalledLot lot={lot} />}
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="following-title" className="mt-12">
          <h3 id="following-title" className="mb-5 font-bold">
            {byHammer ? <Trans>이어서 진행하는 작품</Trans> : <Trans>이어서 마감하는 작품</Trans>}
          </h3>
          <Cards
            items={others.slice(0, following)}
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
