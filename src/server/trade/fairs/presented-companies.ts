import { companies } from '#contract/account/companies.ts'
import type { Locale } from '#contract/locale.ts'
import { presentedTexts } from '#contract/platform/company-choices.ts'
import { isWrittenIn } from '#contract/platform/text-language.ts'
import type { ItemOf } from '#contract/resource.ts'
import { fallbackTexts } from '#contract/trade/participants.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'

type Company = ItemOf<typeof companies>

/** A participant, and its company. */
export interface Taking {
  _id: string
  _company: string
  /** The one used at the fair. */
  name: string
}

/** What a company says of itself in a language: a text that is not there in it is as the company wrote it, and named in `fallback`. */
function present({ _id, _company, name: ownName }: Taking, company: Company, locale: Locale) {
  const name = company.names?.[locale] ?? ownName
  const translation = company.translations?.[locale] ?? {}
  const [profile, offers, seeks, minimumOrder, contactRole] = presentedTexts.map((key) => translation[key] ?? company[key])
  const texts = { name, profile, offers, seeks, minimumOrder, contactRole }
  const isForeign = (key: (typeof fallbackTexts)[number]) => {
    const isTranslated = key === 'name' ? company.names?.[locale] !== undefined : translation[key] !== undefined
    return !isTranslated && !isWrittenIn(texts[key] ?? '', locale)
  }
  const { category, sector, country, city, district, productCategory, certificate, buyerType } = company
  const { website, foundedYear, employees, exportExperience, otherCertificates, languages } = company
  const shown = { _id, _company, name, ownName, category, sector, country, city, profile: profile ?? null }
  return {
    card: { ...shown, fallback: fallbackTexts.filter(isForeign) },
    ofSeller: { productCategory, certificate },
    ofBuyer: { buyerType, district },
    details: {
      website,
      foundedYear,
      employees,
      exportExperience,
      otherCertificates,
      languages,
      offers: offers ?? null,
      seeks: seeks ?? null,
      minimumOrder: minimumOrder ?? null,
      contactRole: contactRole ?? null,
    },
  }
}

/** Reads the companies of some participants in one query, and what they say of themselves in a language. */
export async function presentAll(db: Db, taking: readonly Taking[], locale: Locale) {
  const found = await repositoryOf(companies).select(db, { where: { _id: { in: taking.map(({ _company }) => _company) } } })
  const byId = new Map(found.map((company) => [company._id, company]))
  return taking.flatMap((one) => {
    const company = byId.get(one._company)
    return company === undefined ? [] : [present(one, company, locale)]
  })
}
