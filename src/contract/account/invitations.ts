import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { companyProfile } from '../platform/company.ts'
import { agreement } from './consents.ts'
import { channels, password, users } from './users.ts'

const { name, role, locale } = users.fields

/** Of the link in a mail of invitation, which is good for some days, once. */
const token = z.string().max(100)

/** Calls of who was invited by mail and has no password yet. Neither tells whether there is an account. */
export const invitationCalls = {
  'POST /api/v1/users/invitation': call({
    summary: 'Who the link of an invitation is for',
    tag: 'users',
    access: 'public',
    body: z.strictObject({ token }),
    answer: z.strictObject({
      invitation: z.strictObject({
        _id: id,
        username: users.fields.username,
        name,
        role,
        company: companyProfile.name,
        locale,
        isColleague: z.boolean(),
      }),
    }),
    status: 200,
    errors: [409],
    isLimited: true,
    writesNothing: 'It reads, and keeps the token out of addresses and logs.',
  }),
  'PUT /api/v1/users/invitation': call({
    summary: 'Accept an invitation: agree to the terms and set the password, with which one logs in from then on',
    tag: 'users',
    access: 'public',
    body: z.strictObject({
      token,
      name,
      password,
      channels: channels.default(['EMAIL']),
      /** The required ones of `joinConsents`, and any of the others. */
      consents: z.array(agreement).max(10),
    }),
    answer: z.strictObject({ user: z.strictObject({ _id: id, username: users.fields.username }) }),
    status: 200,
    hasPassword: true,
    errors: [409],
    isLimited: true,
    writes: ['users', 'consents'],
  }),
}
