import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { grouped } from '../../content/grouped.ts'
import { trailJsonLd } from '../../content/json-ld.ts'
import { PageLink } from '../../content/page-link.tsx'
import { StructuredData } from '../../data/ssr-context.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { isTrader, useKnownSession } from '../../session/use-session.ts'
import { type Fair, fairTotals, myMatchings } from '../queries.ts'
import { FairState } from './fair-state.tsx'

const tab =
  'flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted aria-[current=page]:border-mark aria-[current=page]:text-ink'

/** Whatever the address says beside the part: a page of a list, what is open. */
const wholePart = { exact: true, includeSearch: false } as const

/** Brings the current tab into view, where the row is wider than the screen. */
function showCurrent(row: HTMLElement | null) {
  const current = row?.querySelector<HTMLElement>('[aria-current=page]')
  if (row != null && current != null) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** The number of what a part has; nothing while that is not known. */
const Total = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : <span className="ml-1.5 text-xs font-normal tabular-nums">{grouped(count)}</span>

/** The number of matchings of a fair that wait for a member’s answer: of those that the bar of phones reads, which is on every page. */
function MyTurn({ _fair }: { _fair: string }) {
  const waiting = myMatchings(useLocale(), { isMyTurn: true, limit: 20 })
  const { data } = useQuery({ ...waiting, refetchOnMount: false })
  const count = data?.matchings.filter(({ fair }) => fair._id === _fair).length ?? 0
  return count === 0 ? null : (
    <span className="ml-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs text-on-accent tabular-nums">
      {count}
      <span className="sr-only">
        <Trans>건이 기다립니다</Trans>
      </span>
    </span>
  )
}

/** The parts of a fair: the header has what is beside single fairs. Numbers come once the page is there, which is cached without them. */
export function FairTabs({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const session = useKnownSession()
  const { data } = useQuery(fairTotals(useLocale(), _fair))
  const tabs = { params: { _fair }, activeOptions: wholePart, className: tab }
  return (
    <nav
      ref={showCurrent}
      aria-label={t`상담회 메뉴`}
      className="no-print relative -mx-5 mt-5 overflow-x-auto border-b border-line px-2 md:mx-0"
    >
      <div className="flex w-max">
        <Link to="/fairs/$_fair" {...tabs}>{t`행사 안내`}</Link>
        <Link to="/fairs/$_fair/products" {...tabs}>
          {t`참가 상품`}
          <Total count={data?.products} />
        </Link>
        <Link to="/fairs/$_fair/companies" {...tabs}>
          {t`참가 기업`}
          <Total count={data?.sellers} />
        </Link>
        <Link to="/fairs/$_fair/buyers" {...tabs}>
          {t({ context: 'list', message: '바이어' })}
          <Total count={data?.buyers} />
        </Link>
        <Link to="/fairs/$_fair/matching" {...tabs}>
          {t`매칭 신청`}
          {isTrader(session) && <MyTurn key={session?.sub} _fair={_fair} />}
        </Link>
      </div>
    </nav>
  )
}

/** Above the title of a part of a fair: which fair it is, and where it is on its way. */
export function FairEyebrow({ fair: { _id, title, state }, part }: { fair: Fair; part: string }) {
  const { t } = useLingui()
  const steps = [{ name: t`상담회 일정`, path: '/fairs' }, { name: title, path: `/fairs/${_id}` }, { name: part }]
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <PageLink
        to="/fairs/$_fair"
        params={{ _fair: _id }}
        className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
      >
        {title}
      </PageLink>
      <FairState state={state} />
      {import.meta.env.SSR && <StructuredData make={(origin) => trailJsonLd(origin, steps)} />}
    </span>
  )
}
