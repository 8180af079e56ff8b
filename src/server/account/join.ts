import { joinCalls } from '#contract/account/join.ts'
import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import type { Body } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { isUniqueViolation } from '../db/database.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { type Context, inSteps, serve, type WriteContext } from '../http/route.ts'
import { createItem } from '../http/standard.ts'
import { networkOf } from '../http/network-of.ts'
import { addressField } from './addresses.ts'
import { useCertification } from './codes.ts'
import { checkCompany } from './companies.ts'
import { addConsents, checkConsents, type ConsentDeps, requireConsents } from './consents.ts'
import { hashPassword } from './passwords.ts'

type Joining = Body<'POST /api/v1/users'>

/** @throws ApiError `taken`, which names the field */
async function insertMember(context: WriteContext, { username, name, userType, role, locale: preferred, channels }: Joining, more: object) {
  try {
    return await createItem(context, users, { username, name, userType, role, locale: preferred, channels, ...more })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const issue = issueOf('username', 'join.username', context.locale)
    throw new ApiError('taken', { issues: [issue], message: issue.message })
  }
}

/**
 * The company of who joins as a seller or a buyer; others have none.
 * @throws ApiError `invalid`, `certificateRefused`
 */
function companyOf({ role, userType, company }: Joining, { locale }: Context) {
  if (role === 'MEMBER' && company === undefined) return undefined
  const wrong =
    role === 'MEMBER' || company === undefined ? 'company' : role === 'SELLER' && userType !== 'COMPANY' ? 'userType' : undefined
  if (role === 'MEMBER' || company === undefined || wrong !== undefined)
    throw new ApiError('invalid', { issues: [issueOf(wrong ?? 'company', 'required', locale)] })
  return checkCompany(role, company, locale)
}

/** Joining (specification 2.3, 7.6). Whether a user name is taken is told to those alone who have shown an address to be theirs. */
export function serveJoin(app: FastifyInstance, deps: ConsentDeps): void {
  serve(app, joinCalls, {
    'POST /api/v1/users': inSteps(async ({ body }, context) => {
      requireConsents(body.consents, context.locale)
      const company = companyOf(body, context)
      const given = { site: body.role === 'MEMBER' ? body.site : ('centre' as const), consents: body.consents }
      // Looked at twice: nothing is hashed for what is refused, and what counts is what holds when it is stored.
      await checkConsents(given, context, deps)
      const passwordHash = await hashPassword(body.password, networkOf(context.request.ip))
      return async (writing) => {
        const consents = await checkConsents(given, writing, deps)
        const address = await useCertification(writing.db, body.certification)
        const { _id, username, name, userType } = await insertMember(writing, body, { ...addressField(address), passwordHash })
        await addConsents(writing.db, _id, consents)
        if (company !== undefined) await repositoryOf(companies).insert(writing.db, { _user: _id, ...company })
        return { user: { _id, username, name, userType } }
      }
    }),
  })
}
