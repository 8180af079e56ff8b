import * as z from 'zod'
import { call } from '../call.ts'
import { everything } from '../dependencies.ts'
import { email, id, instant, labelled, language, line } from '../field.ts'
import { companyProfile } from '../platform/company.ts'
import { colleagueLimits } from './colleague-limits.ts'
import { users } from './users.ts'

/**
 * Somebody of a company beside its owner. `invited`: has an account that nobody can log in to yet; `asked`: has one of their own, and
 * has to say yes there; `joined`: stands for the company.
 */
const colleague = z
  .strictObject({
    _id: id,
    name: users.fields.name,
    email: users.fields.email,
    state: z.enum(['invited', 'asked', 'joined']),
    /** Until when an invitation is good; null: it is over, or was accepted. */
    until: instant.nullable(),
  })
  .meta({ id: 'Colleague' })
export type Colleague = z.output<typeof colleague>

/** A company that asks the caller to be a colleague. */
const asking = z.strictObject({ _id: id, company: companyProfile.name, owner: users.fields.name }).meta({ id: 'AskingCompany' })

const isMembers = { tag: 'companies', access: 'member', status: 200 } as const
const one = z.strictObject({ _id: id })

/** Calls of the people of a company: its owner invites them and takes them out, and each is an account with an agenda of its own. */
export const colleagueCalls = {
  'GET /api/v1/me/company/people': call({
    ...isMembers,
    summary: 'Colleagues in one’s own company, invited ones too; companies that ask the caller',
    answer: z.strictObject({ people: z.array(colleague), invitations: z.array(asking) }),
    reads: ['companies'],
  }),
  'POST /api/v1/me/company/people': call({
    ...isMembers,
    summary: `Invite a colleague to one’s own company, ${colleagueLimits.most} at most; again: the mail goes once more`,
    body: z.strictObject({
      name: labelled(/*i18n*/ '이름', line(60)),
      email: labelled(/*i18n*/ '이메일', email),
      locale: language,
    }),
    status: 204,
    errors: [403, 404, 409],
    isLimited: true,
    writes: ['users', 'companies'],
  }),
  'DELETE /api/v1/me/company/people/{_id}': call({
    ...isMembers,
    summary: 'Take an invitation back, or a colleague out, whose meetings to come are cancelled',
    params: one,
    status: 204,
    errors: [403, 404],
    // An account that nobody has used is closed with all that names it.
    writes: [everything],
  }),
  'PUT /api/v1/me/company/invitations/{_id}': call({
    ...isMembers,
    summary: 'Become a colleague of a company that asks, or refuse',
    params: one,
    body: z.strictObject({ isAccepted: z.boolean() }),
    status: 204,
    errors: [404],
    writes: ['users', 'companies'],
  }),
}
