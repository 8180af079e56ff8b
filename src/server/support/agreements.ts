import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import { terms, agreementCalls } from '#contract/support/terms.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { audit } from '../http/audit.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'

interface Edition {
  site: SiteName
  code: string
  edition: string
}

/** What members have said to an edition. */
const ofEdition = (db: Db, { site, code, edition }: Edition) =>
  db.selectFrom('consents').where('consents.site', '=', site).where('consents.code', '=', code).where('consents.version', '=', edition)

/** Members, each once: who took it back has agreed before. */
async function countMembers(db: Db, edition: Edition, isAgreed: 0 | 1): Promise<number> {
  const counted = ofEdition(db, edition).where('isAgreed', '=', isAgreed)
  const { total } = await counted.select(({ fn }) => fn.count('_user').distinct().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** Requests of visitors carry their consent with them, and go with it. They are sent to the firm alone. */
async function countRequests(db: Db, engine: 'sqlite' | 'postgres', { site, code, edition }: Edition): Promise<number> {
  if (site !== 'firm') return 0
  const of = (name: 'code' | 'version') =>
    engine === 'sqlite' ? sql`json_extract("data", ${`$.consent.${name}`})` : sql`("data"::json)->'consent'->>${sql.lit(name)}`
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as "total" from "forms"
    where "state" <> 'removed' and ${of('code')} = ${code} and ${of('version')} = ${edition}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** Serves consents by edition of the terms. */
export function serveAgreements(app: FastifyInstance): void {
  const { engine } = app.platform.database

  serve(app, agreementCalls, {
    'GET /api/console/terms/{_id}/agreements': async ({ params, query }, context) => {
      const { db, caller } = context
      const { limit = 20, skip = 0, sort } = query
      const edition = await requireItem(context, terms, params._id)
      const { total } = await ofEdition(db, edition)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow()
      const direction = sort === 'createdAt' ? 'asc' : 'desc'
      const rows = await ofEdition(db, edition)
        .leftJoin('users', 'users._id', 'consents._user')
        .select(['consents._id', 'consents.agreedAt', 'consents.receivedAt', 'consents.isAgreed', 'consents.locale'])
        .select(['users._id as _user', 'users.username', 'users.name'])
        .orderBy('consents.receivedAt', direction)
        .orderBy('consents._id', direction)
        .limit(limit)
        .offset(skip)
        .execute()
      const known = rows.flatMap(({ _user }) => (_user === null ? [] : [_user]))
      await audit(db, caller, { action: 'list', resource: 'users', items: [...new Set(known)] })
      const agreements = rows.map(({ _id, agreedAt, receivedAt, isAgreed, locale, _user, username, name }) => ({
        _id,
        createdAt: receivedAt,
        agreedAt,
        isAgreed: isAgreed === 1,
        // What is stored was one of ours.
        locale: locale as Locale,
        user: _user === null || username === null || name === null ? null : { _id: _user, username, name },
      }))
      return { agreements, summary: { total: Number(total), limit, skip } }
    },
    'GET /api/console/terms/{_id}/agreements/counts': async ({ params }, context) => {
      const { db } = context
      const edition = await requireItem(context, terms, params._id)
      const [agreed, takenBack] = [await countMembers(db, edition, 1), await countMembers(db, edition, 0)]
      return { counts: { agreed, takenBack, requests: await countRequests(db, engine, edition) } }
    },
  })
}
