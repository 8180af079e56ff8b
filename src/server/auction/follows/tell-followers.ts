import type { Platform } from '../../http/platform.ts'
import { type AuctionDeps, readOpen } from '../auction.ts'
import { findNewWorks } from './find-new-works.ts'
import { isQuiet } from './quiet.ts'
import { tellOfSales } from './tell-of-sales.ts'
import { tellOfWorks } from './tell-of-works.ts'

/** Finds what members follow, and tells them, but not at night. While the auction is closed nobody hears of it. */
export async function tellFollowers(platform: Platform, deps: AuctionDeps, now = Date.now()): Promise<void> {
  if ((await readOpen(platform.database.db, deps)) === undefined) return
  await findNewWorks(platform, now)
  if (isQuiet(now)) return
  await tellOfSales(platform, now)
  await tellOfWorks(platform, now)
}
