import { biddingTimes } from '../../src/contract/auction/bidding-times.ts'

/** The real server, on which a bid moves the end of a lot on by `EXTENSION` (ms), and not by three minutes. */
Object.assign(biddingTimes, { extension: Number(process.env['EXTENSION']) })
const main = new URL('../../src/server/main.ts', import.meta.url)
await import(main.href)
