import { authors } from '#contract/auction/authors.ts'
import { auction as contract } from '#contract/auction/module.ts'
import { programs } from '#contract/auction/programs.ts'
import { consignors } from '#contract/auction/consignors.ts'
import { works } from '#contract/auction/works.ts'
import { saveableContent } from '../http/saveable.ts'
import { type ServerModule, serverModule } from '../module.ts'
import { type AuctionDeps, serveAuction } from './auction.ts'
import { authorHooks, serveAuthors } from './authors.ts'
import { serveBidders } from './bids/bidders.ts'
import { serveControl } from './bids/control.ts'
import { serveLotDesk } from './bids/lot-desk.ts'
import { auctionPersonal, openBids } from './bids/leaving.ts'
import { serveMyBids } from './bids/my-bids.ts'
import { serveBids } from './bids/own-bids.ts'
import { serveLotEvents } from './bids/lot-events.ts'
import { serveLots } from './bids/public-lots.ts'
import { serveStated } from './bids/restate.ts'
import { serveRegistrations } from './bids/registrations.ts'
import { serveRostrum } from './bids/rostrum.ts'
import { watchSales } from './bids/watch.ts'
import { serveCertificates } from './certificates.ts'
import { consignorHooks, eraseConsignor } from './consigned/consignors.ts'
import { serveStatements } from './consigned/serve-statements.ts'
import { serveAuctionFiles } from './files.ts'
import { serveFollows } from './follows/serve-follows.ts'
import { auctionEvents, auctionMessage, auctionNotifications } from './notifications.ts'
import { auctionJobs } from './jobs.ts'
import { serveLotOrder } from './lot-order.ts'
import { serveHalls } from './halls.ts'
import { auctionPages } from './pages-for-search.ts'
import { programHooks, servePrograms } from './programs.ts'
import { serveOffers } from './won/serve-offers.ts'
import { serveWins } from './won/serve-wins.ts'
import { serveWorks, workHooks } from './works.ts'

/** The auction of the trade centre: sales, their works and artists. */
export const auction = (needs: AuctionDeps): ServerModule =>
  serverModule(contract, {
    hooks: { [authors.path]: authorHooks, [programs.path]: programHooks, [consignors.path]: consignorHooks, [works.path]: workHooks },
    personal: auctionPersonal,
    jobs: auctionJobs(needs),
    eraseAgain: { [consignors.path]: eraseConsignor },
    openBusiness: openBids,
    notifications: auctionNotifications,
    messages: [auctionMessage],
    officeEvents: auctionEvents,
    saveable: { works: saveableContent(works) },
    addressed: auctionPages(needs),
    routes: (app) => {
      serveAuction(app, needs)
      serveAuthors(app, needs)
      servePrograms(app, needs)
      serveWorks(app, needs)
      serveStated(app)
      serveHalls(app, needs)
      serveAuctionFiles(app)
      serveRegistrations(app, needs)
      serveMyBids(app, needs)
      serveWins(app, needs)
      serveCertificates(app, needs)
      serveOffers(app, needs)
      serveStatements(app, needs)
      serveLots(app, needs)
      serveLotEvents(app, needs)
      const watch = watchSales(app, needs)
      serveBids(app, needs, watch)
      serveRostrum(app, watch)
      serveLotDesk(app)
      serveLotOrder(app)
      serveControl(app)
      serveBidders(app)
      serveFollows(app, needs)
    },
  })
