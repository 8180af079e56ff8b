import { companies, type CompanyInput, companyCalls, reviewed } from '#contract/account/companies.ts'
import { type CompanyFileKind, companyFileKinds } from '#contract/account/company-files.ts'
import { refusedCertificate } from '#contract/platform/certificates.ts'
import { type CompanyPresentation, companyPresentation, noPresentation } from '#contract/platform/company.ts'
import { homeCountry } from '#contract/platform/countries.ts'
import { isRegistrationNumber } from '#contract/platform/registration-number.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { companyOfAccount, findCompanyOwner, requireCompanyOwner } from '../http/company-of.ts'
import { inPages } from '../db/in-pages.ts'
import type { Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import type { Erasure } from '../files/pending.ts'
import { ApiError } from '../http/api-error.ts'
import { forgetAnswersNaming } from '../http/idempotency.ts'
import { issueOf } from '../http/issues.ts'
import { serve, type WriteContext } from '../http/route.ts'
import type { ResourceHooks } from '../http/standard.ts'
import type { OpenBusiness } from '../module.ts'
import { findFile, listFiles, removeFiles } from './company-files.ts'
import { removeUploads } from './introduction-uploads.ts'
import { noteMember } from './member-notes.ts'
import { companyApproved, companyChangeApproved, companyChangeRejected, companyRejected } from './messages.ts'

type Company = ItemOf<typeof companies>
type Role = 'SELLER' | 'BUYER'

/** What the company of a seller or a buyer cannot do without, beside what every company has. */
const required: Record<Role, readonly (keyof CompanyInput)[]> = {
  SELLER: ['certificate', 'productCategory'],
  BUYER: ['buyerType', 'city'],
}

type Known = Pick<Company, 'country' | 'registrationNumber' | 'certificateNumber' | 'certificateYear'> & CompanyPresentation
const unknown: Known = {
  ...noPresentation,
  country: null,
  registrationNumber: null,
  certificateNumber: null,
  certificateYear: null,
}
const presentationKeys = Object.keys(companyPresentation) as (keyof CompanyPresentation)[]

/** What a company shows of itself. What is not said stays; an object without a text in it is nothing. */
function presentationOf(given: Partial<CompanyInput>, stored: CompanyPresentation): CompanyPresentation {
  const said = presentationKeys.map((key) => [key, given[key] === undefined ? stored[key] : given[key]] as const)
  const { names, translations, ...rest } = Object.fromEntries(said) as CompanyPresentation
  const written = Object.entries(translations ?? {}).filter(([, texts]) => Object.keys(texts ?? {}).length > 0)
  return {
    ...rest,
    names: Object.keys(names ?? {}).length === 0 ? null : names,
    translations: written.length === 0 ? null : Object.fromEntries(written),
  }
}

/** Lists what is wrong with a company of a role, by its fields. What a country needs is asked of who has said the country. */
function issuesOf(role: Role, given: CompanyInput, { country, registrationNumber }: Known, locale: Locale) {
  const isHome = country === null || country === homeCountry
  const needed = [...required[role], ...(role === 'BUYER' && isHome ? (['district'] as const) : [])]
  const missing = needed.filter((name) => given[name] === null).map((name) => issueOf(`company.${name}`, 'required', locale))
  if (given.country !== homeCountry) return missing
  const number = 'company.registrationNumber'
  if (registrationNumber === null) return role === 'SELLER' ? [...missing, issueOf(number, 'required', locale)] : missing
  return isRegistrationNumber(registrationNumber) ? missing : [...missing, issueOf(number, 'company.registrationNumber', locale)]
}

/**
 * A company as it is stored: without what belongs to the other role, and without districts of another country.
 * @param stored what is known of it: what is not said stays
 * @throws ApiError `certificateRefused`; `invalid`, which names all that is missing or wrong
 */
export function checkCompany(role: Role, given: CompanyInput, locale: Locale, stored: Known = unknown) {
  const { certificate, productCategory, buyerType, city, district, name, ceo, category, address, profile } = given
  const common = { name, ceo, category, address, profile, ...presentationOf(given, stored) }
  if (role === 'SELLER' && certificate === refusedCertificate) throw new ApiError('certificateRefused', { field: 'company.certificate' })
  const { country = stored.country, registrationNumber = stored.registrationNumber } = given
  const { certificateNumber = stored.certificateNumber, certificateYear = stored.certificateYear } = given
  const issues = issuesOf(role, given, { ...stored, country, registrationNumber }, locale)
  if (issues.length > 0) throw new ApiError('invalid', { issues })
  const isHome = country === null || country === homeCountry
  const none = { certificate: null, certificateNumber: null, certificateYear: null }
  const own = { productCategory: null, buyerType: null, city: null, district: null }
  return {
    ...common,
    ...none,
    ...own,
    country,
    registrationNumber,
    ...(role === 'SELLER'
      ? { certificate, certificateNumber, certificateYear, productCategory, city }
      : { buyerType, city, district: isHome ? district : null }),
  }
}

const findOf = async (db: Db, _user: string): Promise<Company | undefined> =>
  (await repositoryOf(companies).select(db, { where: { _user }, limit: 1 }))[0]

/** @throws ApiError `notFound` */
export async function requireOwnCompany(db: Db, _user: string): Promise<Company> {
  const company = await findOf(db, _user)
  if (company === undefined) throw new ApiError('notFound')
  return company
}

/** Whether somebody's company takes part. */
const takesPart = async (db: Db, _user: string): Promise<boolean> =>
  (await companyOfAccount(db, _user).select('c.state').executeTakeFirst())?.state === 'APPROVED'

const readable = async (db: Db, company: Company) => {
  const { _id, _user, name, ceo, category, address, certificate, productCategory, buyerType, city, district, profile } = company
  const introduction = await findFile(db, _user, 'introduction')
  return { _id, name, ceo, category, address, certificate, productCategory, buyerType, city, district, profile, introduction }
}
const own = async (db: Db, company: Company, owner: string | null = null) => {
  const { createdAt, state, reason, review, change, country, registrationNumber, certificateNumber, certificateYear } = company
  const ofOwner = { country, registrationNumber, certificateNumber, certificateYear, createdAt, state, reason, review }
  const presentation = presentationOf({}, company)
  // Its owner reads what was written, not what still stands.
  return { ...(await readable(db, company)), ...presentation, ...change, ...ofOwner, owner }
}

/** The company that somebody stands for; of a colleague with the name of who owns it. @throws ApiError `notFound` */
async function readForPerson(db: Db, _user: string) {
  const _owner = await findCompanyOwner(db, _user)
  const company = await requireOwnCompany(db, _owner)
  if (_owner === _user) return own(db, company)
  const { name } = await db.selectFrom('users').select('name').where('_id', '=', _owner).executeTakeFirstOrThrow()
  return own(db, company, name)
}

/** What companies that take part show each other: their introductions (specification 6), and who speaks for them. */
const shared: ReadonlySet<string> = new Set<CompanyFileKind>(['introduction', 'photo'])

/** Returns whether a file is one that a company which takes part in a fair shows to the reader's, which does, too. */
export async function mayReadFile(db: Db, _file: string, _reader: string): Promise<boolean> {
  const file = await db.selectFrom('companyFiles').select(['_user', 'kind']).where('_file', '=', _file).executeTakeFirst()
  return file !== undefined && shared.has(file.kind) && (await takesPart(db, file._user)) && (await takesPart(db, _reader))
}

/** Erases the company of an account that is closed, and all its files. In a transaction. */
export async function forgetCompany(_user: string, erasure: Erasure): Promise<void> {
  const { db } = erasure
  const company = await findOf(db, _user)
  if (company !== undefined) {
    await repositoryOf(companies).remove(db, company)
    await forgetAnswersNaming(db, [company._id])
  }
  await removeUploads(_user, erasure)
  await removeFiles(_user, companyFileKinds, erasure)
}

/** Erases a company that was erased before. In a transaction. */
export async function eraseCompany(_id: string, erasure: Erasure): Promise<void> {
  const company = await repositoryOf(companies).find(erasure.db, _id)
  if (company !== undefined && company !== 'removed') await forgetCompany(company._user, erasure)
}

/** Staff look again at a company that has shown them something else; what they have approved stands until then. In a transaction. */
export async function lookAgain(db: Db, _user: string): Promise<void> {
  for (;;) {
    const company = await findOf(db, _user)
    if (company === undefined || company.state === 'PENDING') return
    const again = company.state === 'APPROVED' ? { review: 'CHANGED' } : { state: 'PENDING', reason: null }
    if ((await repositoryOf(companies).update(db, company, again)) !== undefined) return
  }
}

/** Tells the owner of a company how staff have decided. A company that is as it was is told nothing. */
async function noteDecision(context: WriteContext, was: Partial<Company>, becomes: Partial<Company>): Promise<void> {
  const { _user, name: company, state, reason } = becomes
  if (was.state === undefined || was.state === state || _user === undefined || company === undefined) return
  if (state === 'APPROVED') await noteMember(context, _user, { template: companyApproved, values: { company }, at: 'first' })
  if (state === 'REJECTED')
    await noteMember(context, _user, { template: companyRejected, values: { company, reason: reason ?? '' }, at: 'first' })
}

/** Tells the owner of an approved company how staff have decided on what it wants to be instead. */
async function noteReview(context: WriteContext, was: Partial<Company>, becomes: Partial<Company>): Promise<void> {
  const { _user, name: company, reason } = becomes
  if (was.review == null || becomes.review != null || becomes.state !== 'APPROVED' || _user === undefined || company === undefined) return
  if (reason != null) await noteMember(context, _user, { template: companyChangeRejected, values: { company, reason }, at: 'first' })
  else await noteMember(context, _user, { template: companyChangeApproved, values: { company }, at: 'first' })
}

/** Whether staff have approved a company of a seller: one that an organiser entered may lack its certificate. */
async function isApprovedSeller(db: Db, { state, certificate, _user }: Partial<Company>): Promise<boolean> {
  if (state !== 'APPROVED') return false
  if (certificate != null || _user === undefined) return certificate != null
  return (await db.selectFrom('users').select('role').where('_id', '=', _user).executeTakeFirst())?.role === 'SELLER'
}

/** Hooks of the console's standard routes for companies. Approving a seller needs its registration document. */
export const companyHooks: ResourceHooks = {
  beforeWrite: async (context, before, values) => {
    const { db, locale } = context
    const [was, becomes] = [(before ?? {}) as Partial<Company>, { ...before, ...values } as Partial<Company>]
    if ((await isApprovedSeller(db, becomes)) && !(await isApprovedSeller(db, was))) {
      const files = await listFiles(db, becomes._user ?? '')
      if (!files.some(({ kind }) => kind === 'businessRegistration')) throw new ApiError('registrationNeeded', { field: 'state' })
    }
    await noteReview(context, was, becomes)
    // A refusal of what was to be changed leaves the approval, and its reason is read.
    if (was.review != null && values['review'] === null) return values
    if (values['state'] === undefined && values['reason'] === undefined) return values
    // A reason belongs to a rejection, and its owner reads it.
    if (becomes.state === 'REJECTED' && (becomes.reason ?? '') === '') {
      const issue = issueOf('reason', 'company.reason', locale)
      throw new ApiError('invalid', { issues: [issue], message: issue.message })
    }
    const kept = becomes.state === 'REJECTED' ? { change: null, review: null } : becomes.reason == null ? {} : { reason: null }
    await noteDecision(context, was, becomes)
    return { ...values, ...kept }
  },
  onRemove: async (item, context) => {
    const erasure = { ...context, platform: context.request.server.platform }
    const { _id, _user } = item as unknown as Company
    await forgetAnswersNaming(context.db, [_id])
    await removeUploads(_user, erasure)
    await removeFiles(_user, ['introduction', 'businessRegistration', 'logo'], erasure)
  },
}

/** The company of an account, as its owner may take it along. */
export async function* companyOf(db: Db, _user: string): AsyncGenerator<object> {
  for await (const company of inPages((page) => repositoryOf(companies).select(db, { where: { _user }, ...page }))) yield own(db, company)
  // A colleague has no more of it than that.
  const other = await companyOfAccount(db, _user).select(['c._id', 'c.name', 'c._user']).executeTakeFirst()
  if (other !== undefined && other._user !== _user) yield { _id: other._id, name: other.name, isColleague: true }
}

/** A company is that of a seller or a buyer: it is removed before its owner becomes something else. */
export const ownCompany: readonly OpenBusiness[] = [
  {
    text: /*i18n*/ { id: 'business.company', message: '등록한 회사 {total}곳' },
    endsBySuspension: false,
    count: async (db, _user) => ((await companyOfAccount(db, _user).select('c._id').executeTakeFirst()) === undefined ? 0 : 1),
  },
]

type Written = ReturnType<typeof checkCompany>

/** The answers that staff have looked at, or are to look at. */
const reviewedOf = ({
  name,
  names,
  ceo,
  certificate,
  buyerType,
}: Pick<Company, 'name' | 'names' | 'ceo' | 'buyerType'> & { certificate: unknown }) => ({
  name,
  names,
  ceo,
  certificate: certificate as Company['certificate'],
  buyerType,
})

/** What the owner of a company takes part as. One that an organiser entered may say nothing of it yet. */
const roleOf = (role: string, { buyerType }: Company): Role =>
  role === 'SELLER' || role === 'BUYER' ? role : buyerType === null ? 'SELLER' : 'BUYER'

/** What its owner has written, as it is stored: of an approved company what staff have looked at stands until they look again. */
function changeOf(company: Company, written: Written): Values {
  const [stands, wanted] = [reviewedOf(company), reviewedOf(written)]
  const isSame = reviewed.every((name) => JSON.stringify(stands[name]) === JSON.stringify(wanted[name]))
  if (company.state === 'APPROVED')
    return isSame ? { ...written, change: null } : { ...written, ...stands, change: wanted, review: 'CHANGED', reason: null }
  return { ...written, ...(company.state === 'REJECTED' || !isSame ? { state: 'PENDING', reason: null } : {}) }
}

/** Stores what the owner of a company has written. @returns nothing where somebody else has changed it meanwhile */
export const writeCompany = (db: Db, company: Company, written: Written): Promise<Company | undefined> =>
  repositoryOf(companies).update(db, company, changeOf(company, written))

/** Companies of sellers and buyers: their owners', and for each other (specification 6). */
export function serveCompanies(app: FastifyInstance): void {
  serve(app, companyCalls, {
    'GET /api/v1/me/company': async (_input, { db, caller }) => ({ company: await readForPerson(db, caller._id) }),
    'PUT /api/v1/me/company': async ({ body }, context) => {
      const { db, locale } = context
      const { caller } = context
      await requireCompanyOwner(db, caller._id)
      for (;;) {
        const company = await requireOwnCompany(db, caller._id)
        const written = checkCompany(roleOf(caller.role, company), body, locale, company)
        // Staff may have looked at it meanwhile: then it is read and changed again.
        const changed = await writeCompany(db, company, written)
        if (changed !== undefined) return { company: await own(db, changed) }
      }
    },
    'GET /api/v1/companies/{_id}': async ({ params }, context) => {
      const { db } = context
      const company = await repositoryOf(companies).find(db, params._id)
      const isThere = company !== undefined && company !== 'removed' && company.state === 'APPROVED'
      if (!isThere || !(await takesPart(db, context.caller._id))) throw new ApiError('notFound')
      return { company: { ...(await readable(db, company)), photo: await findFile(db, company._user, 'photo') } }
    },
  })
}
