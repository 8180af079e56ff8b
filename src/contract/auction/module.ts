import { contractModule } from '../module.ts'
import { auctionCalls } from './auction.ts'
import { authorCalls, authors } from './authors.ts'
import { auctionFileCalls } from './files.ts'
import { hallCalls } from './halls.ts'
import { auctionPages } from './pages.ts'
import { programCalls, programs } from './programs.ts'
import { workCalls, works } from './works.ts'

export const auction = contractModule({
  name: 'auction',
  resources: [authors, programs, works],
  pages: auctionPages,
  calls: { ...auctionCalls, ...authorCalls, ...programCalls, ...workCalls, ...hallCalls, ...auctionFileCalls },
})
