import { everything } from '../dependencies.ts'
import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { agreement, siteOfConsent } from './consents.ts'
import { channels, password, users } from './users.ts'

const tag = 'me'
const isOwn = { tag, access: 'member', status: 200 } as const
const { username, name, userType, role, email, phone } = users.fields

const favourites = z.array(line(100)).max(100).optional()

/** A member's own account. */
const me = z
  .strictObject({
    _id: id,
    createdAt: instant,
    username,
    name,
    userType,
    role,
    email,
    phone,
    channels,
    /** What staff may do in the console; of others there is none. */
    scopes: z.array(z.string()),
    /** Entries that staff keep at the top of the console's menu, once they have chosen any. */
    favourites,
  })
  .meta({ id: 'Me' })

/** Where somebody is logged in. */
export const session = z
  .strictObject({
    _id: id,
    createdAt: instant,
    usedAt: instant,
    /** What the browser said of itself. */
    userAgent: z.string(),
    /** The network of the last use: an IPv4 address, or the first half of an IPv6 one. */
    network: z.string(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })

/** Consent that was given or withdrawn. The newest for a term counts. */
export const consent = agreement.extend({ site: siteOfConsent, _id: id, createdAt: instant, isAgreed: z.boolean() }).meta({ id: 'Consent' })

export const newestFirst: z.ZodType<Paging> = z.strictObject(paging('-createdAt'))

export const meCalls = {
  'GET /api/v1/me': call({ ...isOwn, summary: 'The account of the caller', answer: z.strictObject({ me }), reads: ['users'] }),
  'PUT /api/v1/me': call({
    ...isOwn,
    summary: 'Change one’s own account; absent fields stay',
    body: z
      .strictObject({
        name: line(60),
        channels,
        favourites,
      })
      .partial(),
    answer: z.strictObject({ me }),
    writes: ['users'],
  }),
  'PUT /api/v1/me/address': call({
    ...isOwn,
    summary:
      'Change one’s own e-mail address or number to one that a certification has shown to be one’s own. The former one hears of it, ' +
      'and the account can be taken back by it for some days',
    body: z.strictObject({ certification: z.strictObject({ _id: id, token: z.string().max(100) }), password: z.string().max(500) }),
    answer: z.strictObject({ me }),
    hasPassword: true,
    errors: [403, 409, 429],
    writes: ['users'],
  }),
  'PUT /api/v1/me/password': call({
    ...isOwn,
    summary: 'Set another password; all other sessions end',
    body: z.strictObject({ current: z.string().max(500), password }),
    status: 204,
    hasPassword: true,
    errors: [403, 429],
    writes: ['users', 'sessions', 'calendar'],
  }),
  'POST /api/v1/me/withdraw': call({
    ...isOwn,
    summary: 'Close one’s own account: its sessions end, and what identifies its owner is erased',
    body: z.strictObject({ password: z.string().max(500) }),
    status: 204,
    hasPassword: true,
    errors: [403, 409, 429],
    writes: [everything],
  }),
}

/** The key of unsaved drafts on a device. */
export const draftKeyCalls = {
  'GET /api/v1/me/draftKey': call({
    ...isOwn,
    summary: 'AES-256 key (base64url) for sealing unsaved drafts of the caller. Never stored on the device',
    answer: z.strictObject({ key: z.string() }),
    acting: 'never',
  }),
}

/** Consents of a member, and the archive of all that is kept. */
export const recordCalls = {
  'GET /api/v1/me/consents': call({
    ...isOwn,
    summary: 'What the caller has agreed to, the newest first, and which required terms have changed since',
    query: newestFirst,
    answer: z.strictObject({
      consents: z.array(consent),
      /** Where the caller is a member. */
      site: siteOfConsent,
      /** Required terms of that site that the caller agreed to in another edition than the one in force: to be agreed to again. */
      changed: z.array(agreement.shape.code),
      summary,
    }),
    reads: ['consents', 'users', 'terms'],
  }),
  'POST /api/v1/me/consents': call({
    summary: 'Agree to the edition of a term that is in force, or take an optional agreement back',
    tag,
    access: 'member',
    body: agreement.extend({ site: siteOfConsent.default('firm'), isAgreed: z.boolean() }),
    answer: z.strictObject({ consent }),
    status: 201,
    errors: [409],
    writes: ['consents'],
  }),
  'GET /api/v1/me/export': call({
    ...isOwn,
    summary: 'All that is kept of the caller, as a ZIP of JSON files',
    answer: z.unknown().meta({ contentType: 'application/zip' }),
    acting: 'never',
    isLimited: true,
  }),
}

/** Sessions of a member. */
export const sessionCalls = {
  'GET /api/v1/me/sessions': call({
    ...isOwn,
    summary: 'Where the caller is logged in, the last opened first',
    query: newestFirst,
    answer: z.strictObject({ sessions: z.array(session), summary }),
    reads: ['sessions'],
  }),
  'DELETE /api/v1/me/sessions': call({
    ...isOwn,
    summary: 'End all other sessions, and what was given away by them',
    status: 204,
    writes: ['sessions', 'calendar'],
  }),
  'DELETE /api/v1/me/sessions/{_id}': call({
    ...isOwn,
    summary: 'End a session of one’s own',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404],
    writes: ['sessions'],
  }),
}
