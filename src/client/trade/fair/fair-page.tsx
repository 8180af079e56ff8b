import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { toDescription } from '../../content/description.ts'
import { Marks } from '../../content/marks.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { Page } from '../../content/page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Firm } from '../../data/firm.ts'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { instantOf, spanOf } from '#contract/trade/slots.ts'
import type { Fair } from '../queries.ts'
import { Apply } from './apply.tsx'
import { FactStrip } from './fact-strip.tsx'
import { FairState } from './fair-state.tsx'
import { FairTabs } from './fair-tabs.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { fairJsonLd } from './json-ld.ts'
import { NextStep } from './next-step.tsx'
import { Programme } from './programme.tsx'
import { timeIn } from '../../content/zoned-time.ts'
import { useNextStep } from './use-next-step.ts'
import { When } from './when.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[10rem_1fr]">
    <dt className="text-sm font-semibold text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-5 text-xl font-bold">
      {title}
    </h2>
    {children}
  </section>
)

/** The days of a fair with their hours, each on both clocks. */
function Days({ fair }: { fair: Fair }) {
  const { timeZone, opens, closes } = fair
  return (
    <ul className="space-y-2">
      {fair.days.toSorted().map((day) => {
        const span = spanOf({ timeZone, days: [day], opens, closes })
        return span === undefined ? null : (
          <li key={day}>
            <When {...span} timeZone={timeZone} />
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const { timeZone, breaks, days } = fair
  const shown = (time: string) => timeIn(new Date(instantOf(days[0] ?? '2026-01-01', time, timeZone)).toISOString(), timeZone)
  return (
    <dl className="border-b border-line">
      <Fact name={t`상담일과 시간`}>{days.length === 0 ? <Trans>날짜는 정해지는 대로 알려 드립니다.</Trans> : <Days fair={fair} />}</Fact>
      {breaks.length > 0 && (
        <Fact name={t`쉬는 시간`}>
          <span className="tabular-nums">{breaks.map(({ from, to }) => `${shown(from)} – ${shown(to)}`).join(', ')}</span>
        </Fact>
      )}
      <Fact name={t`판매 기업 모집`}>
        <When startsAt={fair.recruitFrom} endsAt={fair.recruitTo} timeZone={timeZone} />
      </Fact>
      <Fact name={t`바이어 신청`}>
        <When startsAt={fair.applyFrom} endsAt={fair.applyTo} timeZone={timeZone} />
      </Fact>
    </dl>
  )
}

/** Where one goes from here: first to one's own next step. */
function Ways({ fair }: { fair: Fair }) {
  const session = useKnownSession()
  const hasStep = useNextStep(fair) !== undefined
  const params = { _fair: fair._id }
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <NextStep fair={fair}>{null}</NextStep>
      <PageLink to="/fairs/$_fair/products" params={params} className={buttonClass(hasStep ? 'outline' : 'primary')}>
        <Trans>참가 상품 보기</Trans>
      </PageLink>
      <PageLink to="/fairs/$_fair/matching" params={params} className={buttonClass('outline')}>
        <Trans>매칭 신청</Trans>
      </PageLink>
      {session !== undefined && <Marks key={session.sub} kind="fairs" _item={fair._id} />}
    </p>
  )
}

/** `/fairs/{_id}`: what it is, when and where, how to take part. */
export function FairPage({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const { name } = use(Firm)
  const { _id, title, description, venue, state, thumbs } = fair
  // An answer that a device has from before there were programmes has none.
  const { programme = [] } = fair as Partial<Fair>
  return (
    <Page
      title={title}
      // A short one is completed by where it is, so that it says enough.
      description={toDescription(
        [description, venue, t`참가 상품과 기업을 보시고, 판매 기업이나 바이어로 참가해 상담을 잡으실 수 있습니다.`].join(' '),
      )}
      eyebrow={<FairState state={state} />}
      top={
        <>
          <Ways fair={fair} />
          <FairTabs _fair={_id} />
          <FactStrip fair={fair} />
        </>
      }
      className="grid gap-x-16 gap-y-14 pb-[clamp(4rem,9vw,7rem)] md:grid-cols-[minmax(0,1fr)_22rem]"
    >
      {import.meta.env.SSR && <StructuredData make={(origin) => fairJsonLd(origin, fair, name)} />}
      {/* First on a phone: how one's own application stands, and what is next. */}
      <aside
        aria-labelledby="apply-title"
        className="self-start rounded-card border border-line bg-surface p-6 md:sticky md:top-32 md:col-start-2 md:row-start-1"
      >
        <h2 id="apply-title" className="text-lg font-bold">
          <Trans>참가 신청</Trans>
        </h2>
        <Apply fair={fair} />
      </aside>
      <div className="min-w-0 space-y-14">
        <div className="grid gap-8 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <p className="whitespace-pre-line">{description}</p>
          <div>
            <ItemPicture picture={thumbs[0]?.picture ?? null} sizes="(width < 768px) 100vw, 340px" className="aspect-[3/2] rounded-card" />
          </div>
        </div>
        <Part id="facts-title" title={t`일정과 신청 기간`}>
          <Facts fair={fair} />
        </Part>
        {programme.length > 0 && (
          <Part id="programme-title" title={t`프로그램`}>
            <Programme fair={fair} />
          </Part>
        )}
        <Part id="how-title" title={t`상담은 이렇게 이루어집니다`}>
          <HowItWorks />
        </Part>
        {thumbs.length > 1 && (
          <ul className="grid grid-cols-2 gap-4">
            {thumbs.slice(1).map(({ index, picture }) => (
              <li key={index}>
                <ItemPicture picture={picture} sizes="(width < 1024px) 50vw, 420px" className="aspect-[3/2] rounded-card" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  )
}
