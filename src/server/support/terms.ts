import type { ItemOf } from '#contract/resource.ts'
import { termCodes, terms } from '#contract/support/terms.ts'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../db/documents.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { toPublic } from '../http/standard.ts'

async function termInForce(db: Db, code: string): Promise<ItemOf<typeof terms> | undefined> {
  const { items } = await listItems(db, terms, { limit: 100, skip: 0, sort: '-createdAt', where: { code } }, 'published')
  const now = new Date().toISOString()
  return items.filter(({ effectiveAt }) => effectiveAt <= now).toSorted((a, b) => (a.effectiveAt < b.effectiveAt ? 1 : -1))[0]
}

/** The version of a text that is in force now. */
export async function versionInForce(db: Db, code: string): Promise<string | undefined> {
  return (await termInForce(db, code))?.edition
}

/** Terms and policies: of each, the version in force. */
export function serveTerms(app: FastifyInstance): void {
  serve(app, 'GET /api/v1/terms', async (_input, { db, locale }) => {
    const found = await Promise.all(termCodes.map((code) => termInForce(db, code)))
    const current = found.filter((term) => term !== undefined)
    return { terms: current.map((term) => toPublic(terms, term, locale, false)) }
  })
  serve(app, 'GET /api/v1/terms/{code}', async ({ params }, { db, locale }) => {
    const term = await termInForce(db, params.code)
    if (term === undefined) throw new ApiError('notFound')
    return { term: toPublic(terms, term, locale, true) }
  })
}
