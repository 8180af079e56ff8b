import { contractModule } from '../module.ts'
import { auctionCalls } from './auction.ts'
import { authorCalls, authors } from './authors.ts'
import { bidCalls } from './bids.ts'
import { bidderCalls } from './bidders.ts'
import { certificateCalls } from './certificates.ts'
import { consignors } from './consignors.ts'
import { controlCalls } from './control.ts'
import { auctionErrors } from './errors.ts'
import { auctionFileCalls } from './files.ts'
import { followCalls } from './follows.ts'
import { hallCalls } from './halls.ts'
import { lotCalls, lotEventCalls } from './lot.ts'
import { lotOrderCalls } from './lot-order.ts'
import { lotLogCalls } from './lot-log.ts'
import { auctionPages } from './pages.ts'
import { myBidCalls } from './my-bids.ts'
import { offerCalls } from './offers.ts'
import { programCalls, programs } from './programs.ts'
import { registrationCalls } from './registrations.ts'
import { rostrumCalls } from './rostrum.ts'
import { winCalls } from './wins.ts'
import { settlementCalls } from './settlements.ts'
import { statedCalls } from './stated.ts'
import { workCalls, works } from './works.ts'

export const auction = contractModule({
  name: 'auction',
  resources: [authors, programs, consignors, works],
  errors: auctionErrors,
  pages: auctionPages,
  memberNews: ['auction/lots', 'auction/follows'],
  calls: {
    ...auctionCalls,
    ...authorCalls,
    ...programCalls,
    ...workCalls,
    ...statedCalls,
    ...hallCalls,
    ...auctionFileCalls,
    ...registrationCalls,
    ...lotCalls,
    ...lotEventCalls,
    ...bidCalls,
    ...lotLogCalls,
    ...lotOrderCalls,
    ...controlCalls,
    ...rostrumCalls,
    ...bidderCalls,
    ...myBidCalls,
    ...winCalls,
    ...certificateCalls,
    ...offerCalls,
    ...settlementCalls,
    ...followCalls,
  },
})
