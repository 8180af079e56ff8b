import { joinCalls } from '#contract/account/join.ts'
import { companies } from '#contract/account/companies.ts'
import type { Address } from '#contract/account/certification.ts'
import { users } from '#contract/account/users.ts'
import type { Body } from '#contract/api.ts'
import type { FastifyInstance } from 'fastify'
import { isUniqueViolation } from '../db/database.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { lockRevisions } from '../db/revision.ts'
import { ApiError } from '../http/api-error.ts'
import { issueOf } from '../http/issues.ts'
import { type Context, inSteps, serve, type WriteContext } from '../http/route.ts'
import { createItem } from '../http/standard.ts'
import { networkOf } from '../http/network-of.ts'
import { addressField } from './addresses.ts'
import { useCertification } from './codes.ts'
import { checkCompany, requireOwnCompany, writeCompany } from './companies.ts'
import { addConsents, checkConsents, type ConsentDeps, requireConsents } from './consents.ts'
import { acceptInvitation } from './invitations.ts'
import { hashPassword } from './passwords.ts'
import { storedUsername, usernameKey } from './usernames.ts'

type Joining = Body<'POST /api/v1/users'>

/** Stores a user name. @throws ApiError `taken`, which names the field */
async function asTaken<Stored>(context: WriteContext, store: () => Promise<Stored>): Promise<Stored> {
  try {
    return await store()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const issue = issueOf('username', 'join.username', context.locale)
    throw new ApiError('taken', { issues: [issue], message: issue.message })
  }
}

const insertMember = (context: WriteContext, { username, name, userType, role, locale: preferred, channels }: Joining, more: object) =>
  asTaken(context, async () => createItem(context, users, { username, name, userType, role, locale: preferred, channels, ...more }))

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

/**
 * The account that an organiser has made for an address, which becomes that of who joins by themselves and has shown the address to be
 * theirs: nobody gets a second one. Members of the firm, who do no business, get their own.
 * @throws ApiError `invitedOtherwise` where it was invited in the other role; `invitationOver`; `taken`
 */
async function takeInvited(context: WriteContext, joining: Joining, { channel, to }: Address, passwordHash: string) {
  const { db, locale } = context
  const { username, name, userType, role, locale: preferred, channels, company } = joining
  if (channel !== 'EMAIL' || role === 'MEMBER' || company === undefined) return undefined
  // An organiser who enters the address at this moment finds the account, or this finds theirs.
  await lockRevisions(db, [users.path])
  const found = await db
    .selectFrom('users')
    .select(['_id', 'role'])
    .where('email', '=', to)
    .where('status', '=', 'invited')
    .where('_companyOf', 'is', null)
    .execute()
  const invited = found.find((one) => one.role === role) ?? found[0]
  if (invited === undefined) return undefined
  if (invited.role !== role) throw new ApiError('invitedOtherwise', { field: 'role' })
  const { _id } = invited
  const named = { username: storedUsername(username), usernameKey: usernameKey(username) }
  const change = { ...named, name, userType, locale: preferred, passwordHash, channels: JSON.stringify(channels) }
  // Of two who take it at once, or by its link, the second finds the account active.
  await asTaken(context, async () => acceptInvitation(db, _id, change))
  const known = await requireOwnCompany(db, _id)
  if ((await writeCompany(db, known, checkCompany(role, company, locale, known))) === undefined) throw new ApiError('running', {}, 1)
  return { _id, username, name, userType }
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
        const taken = company === undefined ? undefined : await takeInvited(writing, body, address, passwordHash)
        const { _id, username, name, userType } = taken ?? (await insertMember(writing, body, { ...addressField(address), passwordHash }))
        await addConsents(writing.db, _id, consents)
        if (company !== undefined && taken === undefined) await repositoryOf(companies).insert(writing.db, { _user: _id, ...company })
        return { user: { _id, username, name, userType } }
      }
    }),
  })
}
