import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { isTrader, useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import type { BuyerDetail, SellerDetail } from '../participant-queries.ts'
import { type Fair, myFairs, mySchedule } from '../queries.ts'
import { WishButton } from '../wishes/wish-button.tsx'
import { FairIsOver } from './fair-is-over.tsx'
import { Introduction } from './introduction.tsx'
import { timesIn } from './time.ts'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
/** So many times are shown: the others are where they are chosen. */
const mostTimes = 6

/** Times that both have free, for who takes part; nothing for others. */
function CommonTimes({ fair, _other }: { fair: Fair; _other: string }) {
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const schedule = present(useQuery(mySchedule(locale, fair._id, _other)).data)?.schedule
  if (schedule === undefined) return null
  const free = schedule.slots.filter(({ state, startsAt }) => state === 'free' && startsAt > now).map(({ startsAt }) => startsAt)
  const rest = free.length - mostTimes
  return (
    <section aria-labelledby="times-title" className="border-t border-line pt-5">
      <h2 id="times-title" className="font-bold">
        <Trans>서로 비어 있는 시간</Trans>
      </h2>
      {free.length === 0 ? (
        <p className="mt-1 text-sm text-muted">
          <Trans>지금은 서로 비어 있는 시간이 없습니다.</Trans>
        </p>
      ) : (
        <p className="mt-1 text-sm tabular-nums">
          {timesIn(free.slice(0, mostTimes), schedule.timeZone, locale)}
          {rest > 0 && (
            <>
              {' '}
              <Plural value={rest} other="외 #개" />
            </>
          )}
        </p>
      )}
    </section>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-5 border-l-4 border-accent bg-wash px-4 py-2">{children}</p>
)

/** What a seller can do on the page of a seller: its own profile, or say whom it hopes to meet. No seller is offered a meeting with another. */
const ForSeller = ({ fair: { _id: _fair, state }, isOwn }: { fair: Fair; isOwn: boolean }) => (
  <Notice>
    {isOwn ? (
      <>
        <Trans>이 상담회에서 보이는 귀사의 소개입니다.</Trans>
        <PageLink to="/mypage/company" className={link}>
          <Trans>회사 정보 고치기</Trans>
        </PageLink>
      </>
    ) : (
      <Trans>상담은 바이어와 판매 기업 사이에 잡힙니다.</Trans>
    )}
    {state !== 'expired' && (
      <PageLink to="/fairs/$_fair/matching" params={{ _fair }} className={link}>
        <Trans>만나고 싶은 바이어 고르기</Trans>
      </PageLink>
    )}
  </Notice>
)

interface Props {
  fair: Fair
  company: SellerDetail | BuyerDetail
  side: 'SELLER' | 'BUYER'
}

/** Renders what who looks at a company can do about it, by their own role. */
export function CompanyActions({ fair, company: { _id, _company, name }, side }: Props) {
  const session = useKnownSession()
  const isTaking = isTrader(session)
  const { data } = useQuery({ ...myFairs(useLocale()), enabled: isTaking })
  const _fair = fair._id
  const isOwn = data?.fairs.some(({ participation }) => participation._id === _id) === true
  const own = session?.role
  if (own === side)
    return side === 'SELLER' ? (
      <ForSeller fair={fair} isOwn={isOwn} />
    ) : (
      isOwn && (
        <Notice>
          <Trans>이 상담회에서 보이는 귀사의 소개입니다.</Trans>
          <PageLink to="/mypage/company" className={link}>
            <Trans>회사 정보 고치기</Trans>
          </PageLink>
        </Notice>
      )
    )
  const introduction = <Introduction _fair={_fair} _id={_id} _company={_company} name={name} />
  if (fair.state === 'expired')
    return (
      <>
        <FairIsOver />
        {introduction}
      </>
    )
  return (
    <>
      <div className="no-print flex flex-wrap gap-3">
        {side === 'SELLER' && (
          <PageLink to="/fairs/$_fair/matching" params={{ _fair }} search={{ open: _id }} className={buttonClass('primary')}>
            <Trans>이 기업에 상담 제안</Trans>
          </PageLink>
        )}
        {isTaking && <WishButton _fair={_fair} _id={_id} />}
      </div>
      {isTaking && <CommonTimes fair={fair} _other={_id} />}
      {introduction}
    </>
  )
}
