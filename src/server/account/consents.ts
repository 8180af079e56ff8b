import type { Agreement } from '#contract/account/consents.ts'
import type { SiteName } from '#contract/sites.ts'
import { joinConsents } from '#contract/account/join-consents.ts'
import { clockTolerance } from '#contract/law/requests.ts'
import type { Locale } from '#contract/locale.ts'
import type { Paging } from '#contract/paging.ts'
import type { ExpressionBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import type { Caller } from '../http/platform.ts'
import type { Context } from '../http/route.ts'
import { networkOf } from '../http/network-of.ts'
import type { Schema } from '../schema.ts'

/** How long ago one may have agreed, in milliseconds: joining takes minutes. */
const maxAge = 24 * 60 * 60 * 1000

/** Lookup of the terms in force: version, and hash of the text shown (support/terms.ts). */
export interface ConsentDeps {
  consentInForce: (
    db: Db,
    name: { site: SiteName; code: string },
    locale: Locale,
  ) => Promise<{ version: string; shown: { hash: string } } | undefined>
}

const invalid = (path: string, text: Parameters<typeof issueOf>[1], locale: Locale): ApiError => {
  const issue = issueOf(path, text, locale)
  return new ApiError('invalid', { issues: [issue], message: issue.message })
}

/** @throws ApiError `invalid`, which names a term that has to be agreed to and was not */
export function requireConsents(given: readonly Agreement[], locale: Locale): void {
  for (const { code, isRequired } of joinConsents)
    if (isRequired && !given.some((agreement) => agreement.code === code)) throw invalid(`consents.${code}`, `join.${code}`, locale)
}

function checkTime(agreedAt: string, index: number, locale: Locale): void {
  const age = Date.now() - Date.parse(agreedAt)
  if (age < -clockTolerance) throw invalid(`consents.${index}.agreedAt`, 'join.consentTime', locale)
  if (age > maxAge + clockTolerance) throw invalid(`consents.${index}.agreedAt`, 'join.consentExpired', locale)
}

/**
 * Agreements as they are stored: with what was shown, when they came and from where.
 * @throws ApiError `consentOutdated`, which names the version in force; `invalid` where one was given in the future or too long ago
 */
export async function checkConsents(
  { site, consents: given }: { site: SiteName; consents: readonly Agreement[] },
  { db, locale, request }: Context,
  { consentInForce }: ConsentDeps,
) {
  const received = { locale, receivedAt: new Date().toISOString(), network: networkOf(request.ip) }
  return Promise.all(
    given.map(async ({ code, version, agreedAt }, index) => {
      const inForce = await consentInForce(db, { site, code }, locale)
      if (inForce?.version !== version) throw new ApiError('consentOutdated', { current: { code, version: inForce?.version ?? null } })
      checkTime(agreedAt, index, locale)
      return { site, code, version, agreedAt, hash: inForce.shown.hash, ...received }
    }),
  )
}

type Checked = Awaited<ReturnType<typeof checkConsents>>

/** Adds what a member has agreed to, or taken back. What was added is never changed. In a transaction. */
export async function addConsents(db: Db, _user: string, checked: Checked, isAgreed = true): Promise<string[]> {
  const rows = checked.map((consent) => ({ _id: uuid(), _user, ...consent, isAgreed: isAgreed ? (1 as const) : (0 as const) }))
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute()
  return rows.map(({ _id }) => _id)
}

/**
 * Agrees to what is in force, or takes an agreement back.
 * @throws ApiError `consentNeeded`: nobody is a member without it; and as `checkConsents`
 */
export async function changeConsent(given: Agreement & { site: SiteName; isAgreed: boolean }, context: Context<Caller>, deps: ConsentDeps) {
  const { site, isAgreed, ...agreement } = given
  const isRequired = joinConsents.some((each) => each.isRequired && each.code === agreement.code)
  if (isRequired && !isAgreed) throw new ApiError('consentNeeded')
  const checked = await checkConsents({ site, consents: [agreement] }, context, deps)
  const [_id = ''] = await addConsents(context.db, context.caller._id, checked, isAgreed)
  return { consent: { _id, site, ...agreement, createdAt: checked[0]?.receivedAt ?? '', isAgreed } }
}

/**
 * The site where a member is one: sellers and buyers at the centre, others where they agreed last. Whoever joined before each
 * site had terms of its own agreed to the firm's.
 */
export async function siteOfMember(db: Db, _user: string): Promise<SiteName> {
  const user = await db.selectFrom('users').select('role').where('_id', '=', _user).executeTakeFirst()
  if (user?.role === 'SELLER' || user?.role === 'BUYER') return 'centre'
  const required = joinConsents.flatMap(({ code, isRequired }) => (isRequired ? [code] : []))
  const own = db.selectFrom('consents').select('site').where('_user', '=', _user).where('code', 'in', required)
  return (await own.orderBy('receivedAt', 'desc').orderBy('_id', 'desc').limit(1).executeTakeFirst())?.site ?? 'firm'
}

/** The required terms of that site that a member agreed to in another edition than the one in force, or at the other site. Who never agreed (staff made the account) is not asked. */
export async function changedTerms(
  { db, locale, caller }: Context<Caller>,
  site: SiteName,
  { consentInForce }: ConsentDeps,
): Promise<Agreement['code'][]> {
  const required = joinConsents.filter(({ isRequired }) => isRequired)
  const changed = required.map(async ({ code }) => {
    const own = db.selectFrom('consents').select(['site', 'version']).where('_user', '=', caller._id).where('code', '=', code)
    // The newest of that site; one of the other only where there is none.
    const last = await own
      .orderBy((eb) => eb.case().when('site', '=', site).then(0).else(1).end())
      .orderBy('receivedAt', 'desc')
      .orderBy('_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const inForce = last && (await consentInForce(db, { site, code }, locale))
    if (inForce === undefined) return []
    return last?.site === site && last.version === inForce.version ? [] : [code]
  })
  return (await Promise.all(changed)).flat()
}

/** A page of what a member has agreed to, and how much there is. */
export async function listConsents(db: Db, _user: string, { limit, skip, sort }: Required<Paging>) {
  const own = db.selectFrom('consents').where('_user', '=', _user)
  const { total } = await own.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const rows = await own
    .select(['_id', 'site', 'code', 'version', 'agreedAt', 'receivedAt', 'isAgreed'])
    .orderBy('receivedAt', direction)
    .orderBy('_id', direction)
    .limit(limit)
    .offset(skip)
    .execute()
  const consents = rows.map(({ receivedAt, code, isAgreed, ...consent }) => ({
    ...consent,
    code: code as Agreement['code'],
    createdAt: receivedAt,
    isAgreed: isAgreed === 1,
  }))
  return { consents, summary: { total: Number(total), limit, skip } }
}

/** How long the proof of a consent outlasts the account, in years: what the text of the consent says (support/first/terms.ts). */
const keptYears = 3

/** Forgets what was agreed to by those who have left so long ago. */
export async function forgetOldConsents(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - keptYears)
  const since = before.toISOString()
  // What is changed of a closed account is that it was closed.
  const holders = (eb: ExpressionBuilder<Schema, 'consents'>) =>
    eb
      .selectFrom('users')
      .select('users._id')
      .whereRef('users._id', '=', 'consents._user')
      .where((user) => user.or([user('status', '!=', 'withdrawn'), user('updatedAt', '>=', since)]))
  await db
    .deleteFrom('consents')
    .where('receivedAt', '<', since)
    .where((eb) => eb.not(eb.exists(holders(eb))))
    .execute()
}
