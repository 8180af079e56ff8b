import { siteOf } from '#contract/sites.ts'
import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { load } from '../data/load.ts'
import { useOnly } from '../data/use-only.ts'
import { isTrader, useKnownSession } from '../session/use-session.ts'
import { settingRead } from '../site/queries.ts'
import { newestFairs } from '../trade/menu.ts'
import { FairPages } from './-fair-pages.tsx'
import { FirmPages } from './-firm-pages.tsx'

export const Route = createFileRoute('/_shared')({
  // A link from the centre's pages to one that both sites have keeps the site (`_fairs.tsx` says that it is there).
  search: { middlewares: [({ search, next }) => ({ ...(search.site === undefined ? {} : { site: search.site }), ...next(search) })] },
  loaderDeps: ({ search }) => ({ site: search.site }),
  loader: ({ context, deps, location: { pathname } }) =>
    load(context, (locale) =>
      siteOf(pathname, deps.site, context.facts.only) === 'centre' ? [settingRead(locale), newestFairs(locale)] : [settingRead(locale)],
    ),
  component: SharedPages,
})

/**
 * Pages that both sites have, in the frame of the one that their address names (decision 12). A seller or a buyer who opens the
 * address of a page of members without a site has it in the centre's.
 */
function SharedPages() {
  const { pathname, asked } = useRouterState({ select: ({ location }) => ({ pathname: location.pathname, asked: location.search.site }) })
  const session = useKnownSession()
  const only = useOnly()
  const isInCentre = pathname.startsWith('/mypage/') && isTrader(session)
  return siteOf(pathname, isInCentre ? 'centre' : asked, only) === 'centre' ? <FairPages /> : <FirmPages />
}
