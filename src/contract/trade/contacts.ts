import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'

/** Formats in which contacts are taken along: for an address book (vCard, RFC 6350), and as a workbook. */
export const contactFormats = ['vcf', 'xlsx'] as const
export type ContactFormat = (typeof contactFormats)[number]

const count = z.int().min(0)
/** Nobody shares a contact from the start. */
const contact = z.strictObject({ isShared: z.boolean() }).meta({ id: 'SharedContact' })
const isOwn = { tag: 'me', access: 'member', status: 200 } as const
const ofFair = { ...isOwn, params: z.strictObject({ _fair: id }), errors: [404] } as const

/** Contacts of companies that a member has met at a fair: of those that have agreed to it. */
export const contactCalls = {
  'GET /api/v1/me/contact': call({
    ...isOwn,
    summary: 'Whether the caller shares its contact',
    answer: contact,
    reads: ['contact'],
  }),
  'PUT /api/v1/me/contact': call({
    ...isOwn,
    summary: 'Share one’s contact with companies that one has met, or not',
    body: contact,
    answer: contact,
    writes: ['contact'],
  }),
  'GET /api/v1/me/fairs/{_fair}/contacts/counts': call({
    ...ofFair,
    summary: 'How many companies the caller has met, and how many share theirs',
    answer: z.strictObject({ met: count, sharing: count, isShared: z.boolean() }),
    acting: 'console:fairs',
    reads: ['contact', 'matchings', 'companies', 'users'],
  }),
  'GET /api/v1/me/fairs/{_fair}/contacts': call({
    ...ofFair,
    summary: 'Contacts that companies met at a fair share, as a file',
    query: z.strictObject({ format: z.enum(contactFormats) }),
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    // They were given to the member.
    acting: 'never',
  }),
}
