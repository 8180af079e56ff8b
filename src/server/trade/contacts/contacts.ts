import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import type { Locale } from '#contract/locale.ts'
import { companyPresentation } from '#contract/platform/company.ts'
import { shapeOf } from '#contract/shape.ts'
import { textOf } from '#contract/title.ts'
import { contactCalls, type ContactFormat } from '#contract/trade/contacts.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { v5 as uuidOf } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { translate } from '../../http/catalogues.ts'
import { companyOwner } from '../../http/company-of.ts'
import { serve } from '../../http/route.ts'
import type { SheetRow } from '../../http/sheet.ts'
import { Streamed } from '../../http/streamed.ts'
import { xlsxOf } from '../../http/xlsx.ts'
import { countryNamer } from '../desk/report-sheets.ts'
import { type Fair, requireFair } from '../fairs/fair-plan.ts'
import { requireParticipantOr404 } from '../fairs/participation.ts'
import { nameIn, textsIn } from '../fairs/presented-companies.ts'
import { ownMatchings } from '../matchings/matching-rows.ts'
import { type Contact, vcardsOf } from './vcard.ts'

/** Tells whether an account shares its contact with companies that it has met. */
async function isSharing(db: Db, _user: string): Promise<boolean> {
  return (await db.selectFrom('sharedContacts').select('at').where('_user', '=', _user).executeTakeFirst()) !== undefined
}

async function share(db: Db, _user: string, isShared: boolean): Promise<void> {
  if (isShared)
    await db
      .insertInto('sharedContacts')
      .values({ _user, at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('_user').doNothing())
      .execute()
  else await db.deleteFrom('sharedContacts').where('_user', '=', _user).execute()
}

/** Takes all consents of a restored backup back: who has withdrawn one since is not known, and whoever has not gives it again. */
export async function stopAllSharing(db: Db): Promise<void> {
  await db.deleteFrom('sharedContacts').execute()
}

/**
 * Reads the other sides of the meetings that an account has had at a fair, each once, with their companies. Of a meeting it has to be
 * settled that it took place; who has left or is suspended is not among them. A member has one meeting at a time: they are few.
 */
async function readMet(db: Db, _fair: string, _user: string) {
  const meetings = await ownMatchings(db, _user)
    .select(['_buyer', '_seller'])
    .where('_fair', '=', _fair)
    .where('state', '=', 'met')
    .execute()
  const others = [...new Set(meetings.map(({ _buyer, _seller }) => (_buyer === _user ? _seller : _buyer)))]
  if (others.length === 0) return []
  return db
    .selectFrom('users as u')
    .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
    .leftJoin('sharedContacts as s', 's._user', 'u._id')
    .select(['u._id', 'u.name as person', 'u.email', 'u.phone', 'u._companyOf', 's.at as sharedAt'])
    .select(['c._id as _company', 'c.name', 'c.names', 'c.translations', 'c.contactRole', 'c.website', 'c.country'])
    .where('u._id', 'in', others)
    .where('u.status', '=', 'active')
    .orderBy('c.name')
    .orderBy('u._id')
    .execute()
}
type Met = Awaited<ReturnType<typeof readMet>>[number]

/** The contact of who shares it, in a language. */
function contactIn(locale: Locale, countryOf: ReturnType<typeof countryNamer>, row: Met): Contact {
  const { _id, person, email, phone, _companyOf, name, names, contactRole, website, country } = row
  return {
    // An account's own id is for nobody else.
    uid: uuidOf(`contact:${_id}`, uuidOf.URL),
    person,
    company: nameIn({ name, names, person: null }, locale),
    // The owner has written what they do there; nobody knows it of a colleague.
    role: _companyOf === null ? (textsIn(row, locale).contactRole ?? contactRole) : null,
    email,
    phone,
    website,
    country: countryOf(country) ?? null,
  }
}

const columns = {
  company: companies.fields.name,
  person: users.fields.name,
  role: companyPresentation.contactRole,
  email: users.fields.email,
  phone: users.fields.phone,
  website: companyPresentation.website,
  country: companies.fields.country,
} as const satisfies Partial<Record<keyof Contact, unknown>>
const names = Object.keys(columns) as (keyof typeof columns)[]

async function* sheetOf(locale: Locale, contacts: readonly Contact[]): AsyncGenerator<readonly SheetRow[]> {
  yield [names.map((name) => translate(locale, { id: shapeOf(columns[name]).label ?? name }))]
  yield contacts.map((contact): SheetRow => names.map((name) => contact[name] ?? undefined))
}

const types = {
  vcf: 'text/vcard; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ContactFormat, string>

/** The contacts of a fair as a file, which nothing on the way keeps. */
function fileOf(fair: Fair, contacts: readonly Contact[], format: ContactFormat, locale: Locale): Streamed {
  const title = textOf(fair.title, locale)
  const stream = format === 'vcf' ? Readable.from([vcardsOf(contacts, title)], { objectMode: false }) : xlsxOf(sheetOf(locale, contacts))
  return new Streamed(stream, {
    'content-type': types[format],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.${format}`)}`,
    'cache-control': 'no-store',
  })
}

/** Serves members the contacts of companies that they have met, as far as those share them. */
export function serveContacts(app: FastifyInstance): void {
  serve(app, contactCalls, {
    'GET /api/v1/me/contact': async (_input, { db, caller }) => ({ isShared: await isSharing(db, caller._id) }),
    'PUT /api/v1/me/contact': async ({ body: { isShared } }, { db, caller }) => {
      await share(db, caller._id, isShared)
      return { isShared }
    },
    'GET /api/v1/me/fairs/{_fair}/contacts/counts': async ({ params }, { db, caller }) => {
      const fair = await requireFair(db, params._fair)
      await requireParticipantOr404(db, fair._id, caller._id)
      const met = await readMet(db, fair._id, caller._id)
      const countOf = (rows: readonly Met[]) => new Set(rows.map(({ _company }) => _company)).size
      const sharing = met.filter(({ sharedAt }) => sharedAt !== null)
      return { met: countOf(met), sharing: countOf(sharing), isShared: await isSharing(db, caller._id) }
    },
    'GET /api/v1/me/fairs/{_fair}/contacts': async ({ params, query }, { db, caller, locale }) => {
      const fair = await requireFair(db, params._fair)
      await requireParticipantOr404(db, fair._id, caller._id)
      const countryOf = countryNamer(locale)
      const sharing = (await readMet(db, fair._id, caller._id)).filter(({ sharedAt }) => sharedAt !== null)
      const contacts = sharing.map((row) => contactIn(locale, countryOf, row))
      return fileOf(fair, contacts, query.format, locale)
    },
  })
}

/** Reads since when an account shares its contact, for its owner to take along. */
export async function* sharedContactOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db.selectFrom('sharedContacts').select('at').where('_user', '=', _user).execute()
}
