import type { MemberShare } from '../../member/share.ts'
import { memberMessageTypes } from './message-types.ts'
import { newsOf } from './news-of.ts'
import { storedRead } from './stored-reads.ts'
import { syncTrade } from './sync.ts'

/** Share of sellers and buyers in the member's part: taken along to a fair, and sent later. */
export const tradeShare: MemberShare = {
  name: 'trade',
  isFor: ({ role }) => ['SELLER', 'BUYER'].includes(role),
  messages: memberMessageTypes,
  newsOf,
  followedReads: [
    'GET /api/v1/me/matchings',
    'GET /api/v1/me/fairs',
    'GET /api/v1/me/schedules/{_fair}',
    'GET /api/v1/me/matchings/{_id}/tasks',
  ],
  sync: syncTrade,
  storedRead,
}
