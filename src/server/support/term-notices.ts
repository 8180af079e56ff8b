import { setTimeout as wait } from 'node:timers/promises'
import { joinConsents } from '#contract/account/join-consents.ts'
import { hasSite, type SiteName } from '#contract/sites.ts'
import { announcedTermCodes, minutesUntilTold, termNoticeCalls, terms } from '#contract/support/terms.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/route.ts'
import { notify } from '../notifications/notify.ts'
import { findTold, supportNotifications, termNews } from './term-news.ts'

/** So many members are told in a transaction: what is sent at once has twenty places (mail/mail.ts). */
const batch = 15
/** While so many mails wait to leave, no more are written: a code that somebody waits for stands behind none of them. */
const mostQueued = 60
/** So long a run tells members, in ms: the next one comes soon. So long it waits for a batch to leave. */
const [runMs, pauseMs] = [10_000, 2000]

const required = joinConsents.flatMap(({ code, isRequired }) => (isRequired ? [sql.lit(code)] : []))
const consented = (site?: SiteName) => sql<SqlBool>`exists (
  select 1 from "consents" as "c" where "c"."_user" = "u"."_id" and "c"."code" in (${sql.join(required)})
  ${site === undefined ? sql`` : sql`and "c"."site" = ${site}`})`

/**
 * Members of a site: who has agreed to its terms, at the centre also who trades, at the firm also who was a member before consents were
 * kept. Staff, and who was invited and has not joined, are none.
 */
const membersOf = (db: Db, site: SiteName) => {
  const isTrader = sql<SqlBool>`"u"."role" in ('SELLER', 'BUYER')`
  const other = site === 'centre' ? isTrader : sql<SqlBool>`(not ${isTrader} and not ${consented()})`
  return db
    .selectFrom('users as u')
    .where('u.status', 'in', ['active', 'suspended'])
    .where('u.role', '<>', 'STAFF')
    .where(sql<SqlBool>`(${consented(site)} or ${other})`)
}

/** Begins with the editions that have stood as they are for a while, come into force later, and follow another one. */
async function begin({ database: { db }, config }: Platform, now: Date): Promise<void> {
  const at = now.toISOString()
  const stoodSince = new Date(now.getTime() - minutesUntilTold * 60_000).toISOString()
  const ofMembers = { in: announcedTermCodes }
  const planned = await repositoryOf(terms).select(db, {
    where: { code: ofMembers, effectiveAt: { gt: at }, updatedAt: { lte: stoodSince } },
    state: 'published',
    limit: 50,
  })
  for (const { _id, site, code } of planned) {
    if (!hasSite(config.onlySite, site)) continue
    const before = { where: { site, code, effectiveAt: { lte: at } }, state: 'published' } as const
    if ((await repositoryOf(terms).count(db, before)) === 0) continue
    await db
      .insertInto('termNotices')
      .values({ _term: _id, begunAt: at, endedAt: null, last: '', told: 0 })
      .onConflict((conflict) => conflict.column('_term').doNothing())
      .execute()
  }
}

/**
 * Tells the next members of an edition, in a transaction that notes how far that is: of two at once the second goes on behind the first.
 * @returns whether some may be left
 */
const tellSome = (platform: Platform, _term: string): Promise<boolean> =>
  inTransaction(platform.database.db, async ({ db, afterCommit }) => {
    const now = new Date().toISOString()
    const ofNotice = db.updateTable('termNotices').where('_term', '=', _term)
    // Holds the row.
    const held = await ofNotice
      .set((row) => ({ told: row.ref('told') }))
      .where('endedAt', 'is', null)
      .returning('last')
      .executeTakeFirst()
    if (held === undefined) return false
    const term = await findTold(db, _term)
    const next =
      term && (await membersOf(db, term.site).select('u._id').where('u._id', '>', held.last).orderBy('u._id').limit(batch).execute())
    const ids = next?.map(({ _id }) => _id) ?? []
    const last = ids.at(-1)
    // All have been told, or there is nothing to be told of any more.
    if (term === undefined || last === undefined) {
      await ofNotice.set({ endedAt: now, last: '' }).execute()
      return false
    }
    await notify({ db, platform, now, afterCommit }, ids, termNews(term))
    await ofNotice.set((row) => ({ last, told: row('told', '+', ids.length) })).execute()
    return true
  })

/** Waits until what was handed over has left, but not for long. */
async function mayGoOn({ mail, database: { db } }: Platform): Promise<boolean> {
  await Promise.race([mail.idle(), wait(pauseMs, undefined, { ref: false })])
  const queued = db.selectFrom('deliveries').where('state', '=', 'queued').where('template', '=', supportNotifications.letter.template.name)
  return Number((await queued.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count) < mostQueued
}

/** Tells members of new editions, a part of them in each run: whoever dies in between leaves those that are left to the next run. */
export async function tellOfTerms(platform: Platform, now = new Date()): Promise<void> {
  const until = performance.now() + runMs
  await begin(platform, now)
  const { db } = platform.database
  const open = await db.selectFrom('termNotices').select('_term').where('endedAt', 'is', null).orderBy('begunAt').orderBy('_term').execute()
  for (const { _term } of open) while (await tellSome(platform, _term)) if (performance.now() > until || !(await mayGoOn(platform))) return
}

/** Serves staff whom a new edition is told to, and how far that is. */
export function serveTermNotices(app: FastifyInstance): void {
  serve(app, termNoticeCalls, {
    'GET /api/console/terms/notice': async ({ query: { site, _term } }, { db }) => {
      const counted = await membersOf(db, site)
        .select(({ fn }) => [fn.countAll().as('members'), fn.count('u.email').as('mailed')])
        .executeTakeFirstOrThrow()
      const known = db
        .selectFrom('termNotices')
        .select(['begunAt', 'endedAt', 'told'])
        .where('_term', '=', _term ?? '')
      const notice = (await known.executeTakeFirst()) ?? null
      return { members: Number(counted.members), mailed: Number(counted.mailed), notice }
    },
  })
}
