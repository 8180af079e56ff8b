import { memberRequestCalls } from '#contract/law/inbox.ts'
import { forms } from '#contract/law/forms.ts'
import type { FastifyInstance } from 'fastify'
import { keysOf } from './request-keys.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { serve } from '../http/route.ts'
import { findMatches } from './request-matches.ts'

/**
 * Requests with the number of an account, for who may see both: requests themselves name no account, since one asks for a
 * consultation without one.
 */
export function serveMemberRequests(app: FastifyInstance, { matchKey }: { matchKey: Uint8Array }): void {
  serve(app, memberRequestCalls, {
    'GET /api/console/users/{_id}/requests': async ({ params: { _id }, query: { limit = 20, skip = 0 } }, { db, caller }) => {
      const user = await db.selectFrom('users').select('phone').where('_id', '=', _id).executeTakeFirst()
      if (user === undefined) throw new ApiError('notFound')
      if (!caller.scopes.includes('console:members')) throw new ApiError('forbidden')
      const numbers = keysOf(matchKey, { name: '', phone: user.phone ?? '' })
      const wanted = numbers.map(({ hash }) => ({ hash, kinds: ['phone'] as const }))
      const { matches, summary } = await findMatches(db, wanted, { except: '', limit, skip })
      const requests = matches.map(({ form }) => form)
      await audit(db, caller, { action: 'list', resource: forms.path, items: requests.map((each) => each._id) })
      return { requests, summary }
    },
  })
}
