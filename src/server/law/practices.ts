import { practices, practiceCalls } from '#contract/law/practices.ts'
import type { FastifyInstance } from 'fastify'
import { bump } from '../db/revision.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { serve } from '../http/route.ts'

/** The gate's tiles are put as a whole; their order is the order in which they were put. */
export function servePractices(app: FastifyInstance): void {
  serve(app, practiceCalls, {
    'PUT /api/console/practices': async ({ body }, { db }) => {
      // Locks the revision from here on: of two who put at once, the second sees the tiles of the first.
      await bump(db, practices.path)
      const tiles = repositoryOf(practices)
      for (const item of await tiles.select(db, {})) await tiles.remove(db, item)
      const start = Date.now()
      for (const [index, practice] of body.practices.entries())
        await tiles.insert(db, { ...practice, createdAt: new Date(start + index).toISOString() })
      return body
    },
  })
}
