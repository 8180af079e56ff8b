import { ECDH } from 'node:crypto'
import { mostSubscriptions, pushCalls } from '#contract/platform/push.ts'
import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { inPages } from '../db/in-pages.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { isPublicSite } from '../http/public-address.ts'
import { serve } from '../http/route.ts'
import type { PushKeys } from './push-keys.ts'

/** Whether a key is a point of the curve: with another one nothing can be encrypted. */
function isKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

/** The devices of an account that take messages, where it is active. */
export const subscriptionsOf = (db: Db, _user: string) =>
  db
    .selectFrom('pushSubscriptions as s')
    .innerJoin('users as u', 'u._id', 's._user')
    .where('s._user', '=', _user)
    .where('u.status', '=', 'active')
    .select(['s._id', 's.locale'])
    .orderBy('s.usedAt', 'desc')
    .limit(mostSubscriptions)
    .execute()

/** The devices of an account, as its owner may take them along: where they are reached is no use to anybody else. */
export const devicesOf = (db: Db, _user: string) =>
  inPages(({ limit, skip }) =>
    db
      .selectFrom('pushSubscriptions')
      .select(['createdAt', 'usedAt', 'locale'])
      .where('_user', '=', _user)
      .orderBy('createdAt')
      .orderBy('_id')
      .limit(limit)
      .offset(skip)
      .execute(),
  )

/** Leaves an account the devices that have said so last. */
async function forgetOldest(db: Db, _user: string): Promise<void> {
  const own = db.selectFrom('pushSubscriptions').select('_id').where('_user', '=', _user)
  const kept = own.orderBy('usedAt', 'desc').orderBy('_id', 'desc').limit(mostSubscriptions)
  await db.deleteFrom('pushSubscriptions').where('_user', '=', _user).where('_id', 'not in', kept).execute()
}

/** Devices of members that take messages of web push. They go with their session: at logout, and when the account is closed. */
export function servePush(app: FastifyInstance, keys: () => Promise<PushKeys>): void {
  const { config } = app.platform

  serve(app, pushCalls, {
    'GET /api/v1/push/publicKey': async () => ({ publicKey: (await keys()).publicKey }),
    'POST /api/v1/me/pushSubscriptions': async ({ body: { endpoint, keys: own } }, context) => {
      const { db, locale } = context
      const { _id: _user, sessionId: _session } = context.caller
      // What members say that we are to post to: never a network of ours.
      if (config.isProduction && !isPublicSite(endpoint)) throw new ApiError('invalid', { field: 'endpoint' })
      if (!isKey(own.p256dh)) throw new ApiError('invalid', { field: 'keys.p256dh' })
      // One after the other, so that no account gets more than there may be.
      await lockRevisions(db, ['pushSubscriptions'])
      const now = new Date().toISOString()
      const change = { _user, _session, ...own, locale, usedAt: now }
      // A device has one: whoever is logged in at it now is told, and nobody else. It knows the secret that it was made with.
      const pushSubscription = await db
        .insertInto('pushSubscriptions')
        .values({ _id: uuid(), endpoint, createdAt: now, ...change })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change).where('pushSubscriptions.auth', '=', own.auth))
        .returning(['_id', 'createdAt'])
        .executeTakeFirst()
      if (pushSubscription === undefined) throw new ApiError('invalid', { field: 'keys.auth' })
      await forgetOldest(db, _user)
      return { pushSubscription }
    },
    'DELETE /api/v1/me/pushSubscriptions': async ({ body: { endpoint } }, context) => {
      const _user = context.caller._id
      await context.db.deleteFrom('pushSubscriptions').where('_user', '=', _user).where('endpoint', '=', endpoint).execute()
    },
  })
}
