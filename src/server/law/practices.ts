import { practices } from '#contract/law/practices.ts'
import type { FastifyInstance } from 'fastify'
import { bump } from '../db/revision.ts'
import { insertItem, listItems, removeItem } from '../db/documents.ts'
import { serve } from '../http/route.ts'

/** The gate's tiles are put as a whole; their order is the order in which they were put. */
export function servePractices(app: FastifyInstance): void {
  serve(app, 'PUT /api/console/practices', async ({ body }, { db }) => {
    // Holds the clock from here on: of two who put at once, the second sees the tiles of the first.
    await bump(db)
    const { items } = await listItems(db, practices, { limit: 100, skip: 0, sort: 'createdAt', where: {} })
    for (const item of items) await removeItem(db, practices, item)
    const start = Date.now()
    for (const [index, practice] of body.practices.entries())
      await insertItem(db, practices, { ...practice, createdAt: new Date(start + index).toISOString() })
    return body
  })
}
