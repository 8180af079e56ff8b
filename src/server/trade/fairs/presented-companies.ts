import { companies } from '#contract/account/companies.ts'
import type { Locale } from '#contract/locale.ts'
import type { Picture } from '#contract/field.ts'
import type { PresentedTexts } from '#contract/platform/company.ts'
import { presentedTexts } from '#contract/platform/company-choices.ts'
import { isWrittenIn } from '#contract/platform/text-language.ts'
import type { ItemOf } from '#contract/resource.ts'
import { fallbackTexts } from '#contract/trade/participants.ts'
import { sql, type SqlBool } from 'kysely'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { contains, likeText, wantedOf } from '../../db/search.ts'
import { companyOwner } from '../../http/company-of.ts'

type Company = ItemOf<typeof companies>

/** A participant, and its company. */
export interface Taking {
  _id: string
  _company: string
  /** The one used at the fair. */
  name: string
  /** Who it is, where several people of its company take part. */
  person: string | null
}

/** The name of a company with the person who takes part for it: `담은발효 · 김하나`. */
export const withPerson = (company: string, person: string | null): string => (person === null ? company : `${company} · ${person}`)

/**
 * The name of a participant in a language, from a row of the database; the one used at the fair, which says the person already, where
 * its company has none in it.
 */
export function nameIn({ name, names, person }: { name: string; names: string | null; person: string | null }, locale: Locale): string {
  const inLanguages = names === null ? null : (JSON.parse(names) as Company['names'])
  const own = inLanguages?.[locale]
  return own === undefined ? name : withPerson(own, person)
}

/** Texts of a company in a language, from a row of the database. */
export function textsIn({ translations }: { translations: string | null }, locale: Locale): PresentedTexts {
  const inLanguages = translations === null ? null : (JSON.parse(translations) as Company['translations'])
  return inLanguages?.[locale] ?? {}
}

/** Accounts of a fair's participants of whose names, in whatever language, one has all words of a text. */
export function namedLike(db: Db, _fair: string, q: string) {
  const wanted = wantedOf(q)
  const taking = db.selectFrom('fairs_participants').select('_user').where('_fair', '=', _fair)
  // As one join: by the conditions of companies alone PostgreSQL would look at those of all fairs, for each participant.
  const ofCompanies = wanted.reduce(
    (found, { column, text }) => found.where(sql<SqlBool>`${sql.ref(`c.${column}`)} like ${likeText(text)} escape '\\'`),
    db
      .selectFrom('fairs_participants as p')
      .innerJoin('users as u', 'u._id', 'p._user')
      .innerJoin('companies as c', (join) => join.on('c._user', '=', companyOwner('u')))
      .select('p._user')
      .where('p._fair', '=', _fair),
  )
  return wanted.reduce((found, word) => found.where(contains(word)), taking).union(ofCompanies)
}

/** What a company says of itself in a language: a text that is not there in it is as the company wrote it, and named in `fallback`. */
function present({ _id, _company, name: ownName, person }: Taking, company: Company, logo: Picture | null, locale: Locale) {
  const inLanguage = company.names?.[locale]
  const name = inLanguage === undefined ? ownName : withPerson(inLanguage, person)
  const translation = company.translations?.[locale] ?? {}
  const texts = Object.fromEntries(presentedTexts.map((key) => [key, translation[key] ?? company[key]]))
  const isForeign = (key: (typeof fallbackTexts)[number]) => {
    const isTranslated = key === 'name' ? company.names?.[locale] !== undefined : translation[key] !== undefined
    return !isTranslated && !isWrittenIn((key === 'name' ? name : texts[key]) ?? '', locale)
  }
  const textOf = (key: (typeof presentedTexts)[number]) => texts[key] ?? null
  const fallback = fallbackTexts.filter(isForeign)
  const { sector, country, district, certificate, buyerType } = company
  // In words that its reader may not know it says no more than the list of goods does.
  const isSaid = sector !== null && !isWrittenIn(company.productCategory ?? '', locale)
  const productCategory = isSaid ? null : company.productCategory
  const { website, foundedYear, employees, exportExperience, otherCertificates, languages } = company
  const shown = { _id, _company, name, ownName, category: texts['category'] ?? '', city: textOf('city'), profile: textOf('profile') }
  return {
    card: { ...shown, logo, sector, country, fallback: fallback.filter((key) => key in shown) },
    ofSeller: { productCategory, certificate },
    ofBuyer: { buyerType, district },
    details: {
      website,
      foundedYear,
      employees,
      exportExperience,
      otherCertificates,
      languages,
      offers: textOf('offers'),
      seeks: textOf('seeks'),
      minimumOrder: textOf('minimumOrder'),
      contactRole: textOf('contactRole'),
      fallback,
    },
  }
}

/** Reads the logos of the companies of some members. */
async function readLogos(db: Db, users: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (users.length === 0) return new Map()
  const rows = await db
    .selectFrom('companyFiles as own')
    .innerJoin('files', 'files._id', 'own._file')
    .where('own.kind', '=', 'logo')
    .where('own._user', 'in', users)
    .select(['own._user', 'own._file', 'files.width', 'files.height', 'files.placeholder'])
    .execute()
  return new Map(
    rows.map(({ _user, _file, width, height, placeholder }) => [
      _user,
      { _file, width: width ?? 1, height: height ?? 1, placeholder: placeholder ?? '' },
    ]),
  )
}

/** Reads the companies of some participants in one query, their logos in another, and what they say of themselves in a language. */
export async function presentAll(db: Db, taking: readonly Taking[], locale: Locale) {
  const found = await repositoryOf(companies).select(db, { where: { _id: { in: taking.map(({ _company }) => _company) } } })
  const byId = new Map(found.map((company) => [company._id, company]))
  const logos = await readLogos(
    db,
    found.map(({ _user }) => _user),
  )
  return taking.flatMap((one) => {
    const company = byId.get(one._company)
    return company === undefined ? [] : [present(one, company, logos.get(company._user) ?? null, locale)]
  })
}
