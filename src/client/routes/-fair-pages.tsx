import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '@tanstack/react-router'
import { lazy, Suspense, use } from 'react'
import { Missing } from '../content/missing.ts'
import { Firm } from '../data/firm.ts'
import { useLocale } from '../data/use-locale.ts'
import { auctionRead } from '../auction/auction-read.ts'
import { shopRead } from '../shop/shop-read.ts'
import { TradeLayout } from '../site/frame/trade/trade-layout.tsx'
import { MissingPage } from '../site/missing.tsx'
import { useSetting } from '../site/queries.ts'
import { retryImport } from '../data/start/retry-import.ts'
import { isTrader, useKnownSession } from '../session/use-session.ts'
import { currentFair, newestFairs, tradeMenu } from '../trade/menu.ts'

/** Of who takes part in fairs: nobody else has it. */
const MemberBar = lazy(() => retryImport(() => import('../trade/today/member-bar.tsx')).then((part) => ({ default: part.MemberBar })))
const missing = <MissingPage status={404} />

/** The main layout of the trade centre's pages. */
export function FairPages() {
  const locale = useLocale()
  const session = useKnownSession()
  const setting = useSetting().data?.setting
  const { data } = useQuery(newestFairs(locale))
  const hasShop = useQuery(shopRead(locale)).data?.shop != null
  const hasAuction = useQuery(auctionRead(locale)).data?.auction != null
  const fairs = data?.fairs ?? []
  const _fair = useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params['_fair'] })
  const unknown = use(Firm)
  const meant = _fair === undefined ? currentFair(fairs) : fairs.find(({ _id }) => _id === _fair)
  const { name, quickExitUrl } = setting ?? unknown
  return (
    <Firm value={{ name: setting?.centre.name ?? name, quickExitUrl, folder: '/centre' }}>
      {/* Stands in the document from then on: a browser takes a link that goes and comes back for another app (install/neutral.ts). */}
      {import.meta.env.SSR && <link rel="manifest" href={`/centre/manifest.${locale}.webmanifest`} />}
      <a href="#main" className="sr-only z-50 bg-surface p-4 focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        <Trans>본문으로 바로가기</Trans>
      </a>
      <TradeLayout setting={setting} menu={tradeMenu(meant, { hasShop, hasAuction })}>
        <Missing value={missing}>
          <Outlet />
        </Missing>
      </TradeLayout>
      {isTrader(session) && (
        <Suspense>
          <MemberBar />
        </Suspense>
      )}
    </Firm>
  )
}
