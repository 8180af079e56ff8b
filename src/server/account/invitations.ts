import { invitationCalls } from '#contract/account/invitations.ts'
import { users } from '#contract/account/users.ts'
import type { FastifyInstance } from 'fastify'
import { companyOfAccount } from '../http/company-of.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { networkOf } from '../http/network-of.ts'
import type { OnLeave } from '../http/personal.ts'
import { inSteps, serve } from '../http/route.ts'
import { hashOfToken } from '../http/secret-token.ts'
import { addConsents, checkConsents, type ConsentDeps, requireConsents } from './consents.ts'
import { type AccountChange, changeAccount } from './own-account.ts'
import { hashPassword } from './passwords.ts'

/**
 * The account that a link invites: it has not been used, and goes to the address that the account has now.
 * @throws ApiError `invitationOver`
 */
async function requireInvited(db: Db, token: string) {
  const found = await db
    .selectFrom('invitationTokens as t')
    .innerJoin('users as u', 'u._id', 't._user')
    .select(['u._id', 'u.username', 'u.name', 'u.role', 'u.locale'])
    .where('t.tokenHash', '=', hashOfToken(token))
    .where('t.expiresAt', '>', new Date().toISOString())
    .where('u.status', '=', 'invited')
    .whereRef('u.email', '=', 't.address')
    .executeTakeFirst()
  if (found === undefined) throw new ApiError('invitationOver')
  return found
}

/**
 * Makes an invited account that of its owner: its links are good for nothing any more. In a transaction.
 * @throws ApiError `invitationOver` where somebody was faster
 */
export async function acceptInvitation(db: Db, _id: string, change: Omit<AccountChange, 'status'>): Promise<void> {
  if (!(await changeAccount(db, _id, { ...change, status: 'active' }, { status: 'invited' }))) throw new ApiError('invitationOver')
  await db.deleteFrom('invitationTokens').where('_user', '=', _id).execute()
}

/** Serves who was invited by mail: the account has no password until its owner accepts, and nobody can log in to it. */
export function serveInvited(app: FastifyInstance, deps: ConsentDeps): void {
  serve(app, invitationCalls, {
    'POST /api/v1/users/invitation': async ({ body }, { db }) => {
      const { _id } = await requireInvited(db, body.token)
      const user = await repositoryOf(users).find(db, _id)
      if (user === undefined || user === 'removed') throw new ApiError('invitationOver')
      const { username, name, role, locale } = user
      const company = await companyOfAccount(db, _id).select(['c.name', 'c._user']).executeTakeFirst()
      const isColleague = company !== undefined && company._user !== _id
      return { invitation: { _id, username, name, role, company: company?.name ?? name, locale, isColleague } }
    },
    'PUT /api/v1/users/invitation': inSteps(async ({ body }, context) => {
      requireConsents(body.consents, context.locale)
      const given = { site: 'centre' as const, consents: body.consents }
      // Looked at twice: nothing is hashed for what is refused, and what counts is what holds when it is stored.
      await checkConsents(given, context, deps)
      await requireInvited(context.db, body.token)
      const passwordHash = await hashPassword(body.password, networkOf(context.request.ip))
      return async (writing) => {
        const { db } = writing
        const consents = await checkConsents(given, writing, deps)
        const { _id, username } = await requireInvited(db, body.token)
        const { name, channels } = body
        // Of two who use a link at once the second finds the account active.
        await acceptInvitation(db, _id, { name, passwordHash, channels: JSON.stringify(channels) })
        await addConsents(db, _id, consents)
        return { user: { _id, username } }
      }
    }),
  })
}

/** Takes away what the links of an account were good for, and what it has asked others or was asked. */
export const forgetInvitationsOf: OnLeave = async (_user, { db }) => {
  await db
    .deleteFrom('invitationTokens')
    .where((eb) => eb.or([eb('_user', '=', _user), eb('_owner', '=', _user)]))
    .execute()
}

/** Forgets links that are good for nothing any more. */
export const forgetOldInvitations = async (db: Db, now = new Date()): Promise<void> =>
  void (await db.deleteFrom('invitationTokens').where('expiresAt', '<=', now.toISOString()).execute())
