import type { FairOverview } from '#contract/trade/fair-overview.ts'
import { textOf } from '#contract/title.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ItemPartProps } from '../../../console/module.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { daysBetween, daysText, momentIn } from '../clock.ts'
import { FairTabs } from '../fair-tabs.tsx'
import { Funnel } from '../joining/funnel.tsx'
import { messageStateNames } from '../messages/message-names.ts'
import { deedNames, fairStateNames, sideNames, useMatchingNames } from '../names.ts'
import { asFair, type Fair } from '../reads.ts'
import { TableLoad } from './table-load.tsx'
import { ToDo } from './to-do.tsx'

interface Props {
  fair: Fair
  overview: FairOverview
}

function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Says how long it is until the fair, which of its days it is, or since when it is over. */
function Countdown({ overview: { today, days } }: Pick<Props, 'overview'>) {
  const [first = today, last = today] = [days[0], days.at(-1)]
  if (today < first) {
    const left = daysBetween(today, first)
    return <Plural value={left} other="상담일까지 #일" />
  }
  if (today > last) {
    const since = daysBetween(last, today)
    return <Plural value={since} other="끝난 지 #일" />
  }
  // Between two days of a fair that do not follow each other it is none of them.
  const [nth, all] = [days.filter((day) => day <= today).length, days.length]
  return days.includes(today) ? (
    <Trans>
      {all}일 가운데 {nth}일째
    </Trans>
  ) : (
    <Trans>
      {all}일 가운데 {nth}일 지남
    </Trans>
  )
}

/** Renders when and where the fair is, and how far it is on its way. */
function Standing({ fair, overview }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { state, closedAt, days, participants } = overview
  const { sellers, buyers } = participants
  return (
    <div className="mb-8 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <strong className="text-2xl font-bold tabular-nums">
          <Countdown overview={overview} />
        </strong>
        <span className="rounded-full bg-wash px-3 py-1 text-sm font-semibold">
          {closedAt === null ? i18n._(fairStateNames[state]) : <Trans>마감함</Trans>}
        </span>
      </p>
      <p className="mt-2 text-sm wrap-anywhere">
        {daysText(days, locale)} · {fair.opens}–{fair.closes} · {textOf(fair.venue, locale)}
      </p>
      <p className="mt-1 text-sm">
        <Plural value={sellers} other="승인된 판매 기업 #곳" /> · <Plural value={buyers} other="승인된 바이어 #곳" />
      </p>
      {!fair.isOpen && (
        <p className="mt-2 text-sm font-semibold text-danger">
          <Link
            to="/$"
            params={{ _splat: `fairs/${fair._id}/form` }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>공개하지 않아 사이트에 보이지 않습니다</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}

/** Renders how many matchings are in each state; each figure leads to their list. */
function States({ fair: { _id }, overview: { matchings } }: Props) {
  const { stateName } = useMatchingNames()
  if (matchings.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>아직 상담 제안이 없습니다.</Trans>
      </p>
    )
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {matchings.map(({ state, count }) => (
        <li key={state}>
          <Link
            to="/fairs/$fair/board"
            params={{ fair: _id }}
            search={{ view: 'list', state }}
            className="block rounded-card border border-line bg-surface p-4 hover:border-ink"
          >
            <span className="block text-sm text-muted">{stateName(state)}</span>
            <span className="block text-2xl font-bold tabular-nums">{count.toLocaleString('en')}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Renders what was done last; each line opens its matching. */
function News({ fair: { _id: _fair, timeZone }, overview: { news } }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {news.map(({ _id, seller, buyer, at, action, by, startsAt }) => (
        <li key={_id}>
          <Link to="/fairs/$fair/board" params={{ fair: _fair }} search={{ open: _id }} className="block px-4 py-3 text-sm hover:bg-wash">
            <span className="block font-semibold wrap-anywhere">
              {seller} – {buyer}
            </span>
            {i18n._(deedNames[action])} · {i18n._(sideNames[by])}
            {startsAt !== null && ` · ${momentIn(startsAt, timeZone, locale)}`}
            <span className="block text-xs text-muted">{momentIn(at, timeZone, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Renders the last messages to participants; each leads to itself. */
function Messages({ fair: { _id: _fair, timeZone }, overview: { messages } }: Props) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {messages.map(({ _id, subject, state, sendAt, written }) => (
        <li key={_id}>
          <Link
            to="/fairs/$fair/messages"
            params={{ fair: _fair }}
            search={{ message: _id }}
            className="block px-4 py-3 text-sm hover:bg-wash"
          >
            <span className="block font-semibold wrap-anywhere">{subject}</span>
            {i18n._(messageStateNames[state])}
            {written > 0 && (
              <>
                {' · '}
                <Plural value={written} other="#명에게 보냄" />
              </>
            )}
            {sendAt !== null && <span className="block text-xs text-muted">{momentIn(sendAt, timeZone, locale)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The page that a fair opens with in the console: how far it is, what is to be done, and how its hours fill. */
export function FairFront({ item }: ItemPartProps) {
  const { t } = useLingui()
  const fair = asFair(item)
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/overview', useLocale(), { params: { _id: fair._id } }))
  return (
    <>
      <FairTabs _id={fair._id} />
      <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담회의 현황을 불러오지 못했습니다.`}>
        {({ overview }) => (
          <>
            <Standing fair={fair} overview={overview} />
            <div className="space-y-8">
              <Section id="front-to-do" title={<Trans>하실 일</Trans>}>
                <ToDo _fair={fair._id} overview={overview} />
              </Section>
              <Section id="front-joining" title={<Trans>초대와 가입</Trans>}>
                <Funnel _fair={fair._id} joining={overview.joining} step={undefined} isReached={false} />
              </Section>
              <div className={`grid gap-8 ${overview.news.length === 0 ? '' : 'lg:grid-cols-2'}`}>
                <Section id="front-states" title={<Trans>상담</Trans>}>
                  <States fair={fair} overview={overview} />
                </Section>
                {overview.news.length > 0 && (
                  <Section id="front-news" title={<Trans>마지막에 일어난 일</Trans>}>
                    <News fair={fair} overview={overview} />
                  </Section>
                )}
              </div>
              {overview.messages.length > 0 && (
                <Section id="front-messages" title={<Trans>마지막 메시지</Trans>}>
                  <Messages fair={fair} overview={overview} />
                </Section>
              )}
              <Section id="front-load" title={<Trans>시간마다 쓰이는 테이블</Trans>}>
                <TableLoad _fair={fair._id} overview={overview} />
              </Section>
            </div>
          </>
        )}
      </LoadState>
    </>
  )
}
