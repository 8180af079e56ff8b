import type { Job } from '../jobs/jobs.ts'
import type { AuctionDeps } from './auction.ts'
import { forgetOldOrigins } from './bids/origins.ts'
import { tellFollowers } from './follows/tell-followers.ts'

const [minute, hour] = [60_000, 60 * 60_000]

/** Makes what the auction does by itself, beside looking after its lots. */
export const auctionJobs = (deps: AuctionDeps): Job[] => [
  {
    name: 'tell-followers',
    label: /*i18n*/ '팔로우한 작가와 검색, 경매의 소식을 회원에게 알립니다',
    everyMs: minute,
    run: (platform) => tellFollowers(platform, deps),
  },
  {
    name: 'forget-bid-origins',
    label: /*i18n*/ '끝난 지 오래된 경매의 응찰이 어디에서 왔는지를 지웁니다',
    everyMs: hour,
    run: ({ database: { db } }) => forgetOldOrigins(db),
  },
]
