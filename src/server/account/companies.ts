import { companies, type CompanyInput } from '#contract/account/companies.ts'
import { refusedCertificate } from '#contract/account/certificates.ts'
import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../db/in-pages.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { serve } from '../http/route.ts'
import { requireCaller } from './own-account.ts'

type Company = ItemOf<typeof companies>
type Role = 'SELLER' | 'BUYER'

/** What the company of a seller or a buyer cannot do without, beside what every company has. */
const required: Record<Role, readonly (keyof CompanyInput)[]> = {
  SELLER: ['certificate', 'productCategory'],
  BUYER: ['buyerType', 'city', 'district'],
}

/**
 * A company as it is stored: without what belongs to the other role.
 * @throws ApiError `certificateRefused`; `invalid`, which names what is missing
 */
export function checkCompany(role: Role, given: CompanyInput, locale: Locale) {
  const { certificate, productCategory, buyerType, city, district, ...common } = given
  if (role === 'SELLER' && certificate === refusedCertificate) throw new ApiError('certificateRefused', { field: 'company.certificate' })
  const missing = required[role].find((name) => given[name] === null)
  if (missing !== undefined) {
    const issue = issueOf(`company.${missing}`, 'required', locale)
    throw new ApiError('invalid', { issues: [issue] })
  }
  const none = { certificate: null, productCategory: null, buyerType: null, city: null, district: null }
  return { ...none, ...common, ...(role === 'SELLER' ? { certificate, productCategory } : { buyerType, city, district }) }
}

const findOf = async (db: Db, _user: string): Promise<Company | undefined> =>
  (await repositoryOf(companies).select(db, { where: { _user }, limit: 1 }))[0]

/** Whether somebody's company takes part. */
const takesPart = async (db: Db, _user: string): Promise<boolean> => (await findOf(db, _user))?.state === 'APPROVED'

const readable = (company: Company) => {
  const { _id, name, ceo, category, address, certificate, productCategory, buyerType, city, district, profile } = company
  return { _id, name, ceo, category, address, certificate, productCategory, buyerType, city, district, profile }
}
const own = (company: Company) => ({
  ...readable(company),
  createdAt: company.createdAt,
  state: company.state,
  reason: company.reason,
})

/** Erases the company of an account that is closed. In a transaction. */
export async function forgetCompany(db: Db, _user: string): Promise<void> {
  const company = await findOf(db, _user)
  if (company !== undefined) await repositoryOf(companies).remove(db, company)
}

/** The company of an account, as its owner may take it along. */
export async function* companyOf(db: Db, _user: string): AsyncGenerator<object> {
  for await (const company of inPages((page) => repositoryOf(companies).select(db, { where: { _user }, ...page }))) yield own(company)
}

/** What staff have looked at: with other answers they look again. */
const lookedAt = ['name', 'ceo', 'certificate', 'buyerType'] as const

/** Companies of sellers and buyers: their owners', and for each other (specification 6). */
export function serveCompanies(app: FastifyInstance): void {
  const requireOwn = async (db: Db, _user: string): Promise<Company> => {
    const company = await findOf(db, _user)
    if (company === undefined) throw new ApiError('notFound')
    return company
  }

  serve(app, 'GET /api/v1/me/company', async (_input, context) => ({
    company: own(await requireOwn(context.db, requireCaller(context)._id)),
  }))

  serve(app, 'PUT /api/v1/me/company', async ({ body }, context) => {
    const { db, locale } = context
    const caller = requireCaller(context)
    for (;;) {
      const company = await requireOwn(db, caller._id)
      const change = checkCompany(company.buyerType === null ? 'SELLER' : 'BUYER', body, locale)
      const isOther = company.state === 'REJECTED' || lookedAt.some((name) => change[name] !== company[name])
      const again = isOther ? ({ state: 'PENDING', reason: null } as const) : {}
      // Staff may have looked at it meanwhile: then it is read and changed again.
      const changed = await repositoryOf(companies).update(db, company, { ...change, ...again })
      if (changed !== undefined) return { company: own(changed) }
    }
  })

  serve(app, 'GET /api/v1/companies/{_id}', async ({ params }, context) => {
    const { db } = context
    const company = await repositoryOf(companies).find(db, params._id)
    const isThere = company !== undefined && company !== 'removed' && company.state === 'APPROVED'
    if (!isThere || !(await takesPart(db, requireCaller(context)._id))) throw new ApiError('notFound')
    return { company: readable(company) }
  })
}
