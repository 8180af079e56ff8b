import { createHash } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { SiteName } from '#contract/sites.ts'
import { termCodes, terms, termCalls } from '#contract/support/terms.ts'
import type { FastifyInstance } from 'fastify'
import { expiresAt } from '../db/dependencies.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { serve } from '../http/route.ts'
import { type ResourceHooks, toPublic } from '../http/standard.ts'

/** Names one of the terms: each site has its own. */
interface TermName {
  site: SiteName
  code: string
}

/** Reads the edition in force, and the one that follows it. */
async function readEditions(db: Db, name: TermName) {
  // A name that is not one of ours finds nothing.
  const own = { site: name.site, code: name.code as (typeof termCodes)[number] }
  const now = new Date().toISOString()
  const one = { limit: 1, state: 'published' } as const
  const [latest] = await repositoryOf(terms).select(db, { where: { ...own, effectiveAt: { lte: now } }, sort: '-effectiveAt', ...one })
  const next = await repositoryOf(terms).select(db, { where: { ...own, effectiveAt: { gt: now } }, sort: 'effectiveAt', ...one })
  expiresAt(next.map(({ effectiveAt }) => effectiveAt))
  return { latest, next: next[0] }
}

const termInForce = async (db: Db, name: TermName): Promise<ItemOf<typeof terms> | undefined> => (await readEditions(db, name)).latest

/** Reads the text in force in a language, with the hash that later proves what was agreed to. */
export async function consentInForce(db: Db, name: TermName, locale: Locale) {
  const term = await termInForce(db, name)
  if (term === undefined) return undefined
  const { subject, content, consent } = toPublic(terms, term, locale, true)
  const hash = createHash('sha256').update(JSON.stringify({ subject, content, consent })).digest('hex')
  return {
    version: term.edition,
    asksSensitive: consent?.sensitive != null,
    asksEmail: consent?.email != null,
    months: consent?.months ?? 12,
    shown: { locale, hash, items: consent?.items ?? '', period: consent?.period ?? '' },
  }
}

/** A consent names a text by its site, kind and edition: no two texts of a kind share one. */
export const termHooks: ResourceHooks = {
  beforeWrite: async ({ db, locale }, before, values) => {
    if (!['site', 'code', 'edition'].some((name) => name in values)) return values
    await lockRevisions(db, [terms.path])
    const { site, code, edition } = { ...before, ...values } as Pick<ItemOf<typeof terms>, 'site' | 'code' | 'edition'>
    const same = await repositoryOf(terms).select(db, { where: { site, code, edition }, limit: 2 })
    if (same.some(({ _id }) => _id !== before?._id)) throw new ApiError('taken', { issues: [issueOf('edition', 'edition', locale)] })
    return values
  },
}

/** Terms and policies: of each, the version in force. */
export function serveTerms(app: FastifyInstance): void {
  serve(app, termCalls, {
    'GET /api/v1/terms': async ({ query: { limit = 20, skip = 0, sort, site = 'firm' } }, { db, locale }) => {
      const found = await Promise.all(termCodes.map((code) => termInForce(db, { site, code })))
      const direction = sort === '-createdAt' ? -1 : 1
      const current = found.filter((term) => term !== undefined).toSorted((a, b) => (a.createdAt < b.createdAt ? -direction : direction))
      const page = current.slice(skip, skip + limit)
      return { terms: page.map((term) => toPublic(terms, term, locale, false)), summary: { total: current.length, limit, skip } }
    },
    'GET /api/v1/terms/{code}': async ({ params: { code }, query: { site = 'firm' } }, { db, locale }) => {
      const { latest, next } = await readEditions(db, { site, code })
      if (latest === undefined) throw new ApiError('notFound')
      const show = (term: ItemOf<typeof terms>) => toPublic(terms, term, locale, true)
      return { term: show(latest), next: next === undefined ? null : show(next) }
    },
  })
}
