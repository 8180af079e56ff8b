import * as z from 'zod'
import { call } from '../call.ts'
import { id, line } from '../field.ts'
import { locales } from '../locale.ts'
import { companyInput } from './companies.ts'
import { agreement, siteOfConsent } from './consents.ts'
import { channels, password, users } from './users.ts'

const { name, userType } = users.fields

/** Roles that can join by themselves; staff are created in the console. */
export const joiningRoles = ['MEMBER', 'SELLER', 'BUYER'] as const

export const joinCalls = {
  'POST /api/v1/users': call({
    summary: 'Join',
    tag: 'users',
    access: 'public',
    body: z.strictObject({
      /** Basic credentials end the name at the first colon. */
      username: line(60).regex(/^[^:\p{Cc}]+$/u, { error: 'shape.username' }),
      password,
      name,
      userType,
      role: z.enum(joiningRoles).default('MEMBER'),
      locale: z.enum(locales).default('ko'),
      channels: channels.default([]),
      /** Of `POST /api/v1/users/certify`: the address becomes the account's. */
      certification: z.strictObject({ _id: id, token: z.string().max(100) }),
      /** Where one joins: its terms are agreed to. Sellers and buyers always join at the centre. */
      site: siteOfConsent.default('firm'),
      /** The required ones of `joinConsents`, and any of the others. */
      consents: z.array(agreement).max(10),
      /** Of sellers and buyers, who have one. */
      company: companyInput.optional(),
    }),
    answer: z.strictObject({ user: z.strictObject({ _id: id, username: line(60), name, userType }) }),
    status: 201,
    hasPassword: true,
    errors: [409],
    isLimited: true,
    writes: ['users', 'consents', 'companies'],
  }),
}
