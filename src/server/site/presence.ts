import { presenceSeconds, presenceCalls } from '#contract/platform/editorial.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { serve } from '../http/route.ts'
import { namesOf, openResource } from './editorial.ts'

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

/** Serves who else has an item open. */
export function servePresence(app: FastifyInstance): void {
  serve(app, presenceCalls, {
    'PUT /api/console/presence': async ({ body }, context) => {
      const { db } = context
      const { resource: path, _item } = body
      const { path: resource } = openResource(context, path)
      const { _id: _user } = context.caller
      const at = new Date().toISOString()
      await db
        .insertInto('presence')
        .values({ resource, _item, _user, at })
        .onConflict((conflict) => conflict.columns(['resource', '_item', '_user']).doUpdateSet({ at }))
        .execute()
      const others = await db
        .selectFrom('presence')
        .select('_user')
        .where('resource', '=', resource)
        .where('_item', '=', _item)
        .where('_user', '!=', _user)
        .where('at', '>', ago(presenceSeconds * 1000))
        .orderBy('at')
        .limit(20)
        .execute()
      const names = await namesOf(
        db,
        others.map((row) => row._user),
      )
      return { others: [...names.values()] }
    },
  })
}

/** Forgets who has left. */
export async function forgetPresence(db: Db): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('at', '<', ago(60 * 60 * 1000))
    .execute()
}
