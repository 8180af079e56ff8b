import { everything } from '../dependencies.ts'
import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../field.ts'
import { summary } from '../paging.ts'
import { noteReason } from './acting.ts'
import { companies } from './companies.ts'
import { consent, newestFirst, session } from './me.ts'

const ofOne = {
  tag: 'users',
  access: 'console:members',
  status: 200,
  params: z.strictObject({ _id: id }),
  errors: [404],
  isPersonal: true,
} as const
const { name, state } = companies.fields

/** Calls of the console about one account, beside its fields. */
export const personCalls = {
  'GET /api/console/users/{_id}/account': call({
    ...ofOne,
    summary: 'Console: how an account is secured, what belongs to it, and whether its pages can be looked at',
    answer: z.strictObject({
      account: z.strictObject({
        hasFactor: z.boolean(),
        recoveryCodesLeft: z.int(),
        passkeys: z.int(),
        sessions: z.int(),
        bookmarks: z.int(),
        likes: z.int(),
        /** `people`: who stands for it, where they are several, its owner first. */
        company: z.strictObject({ _id: id, name, state: state.unwrap(), people: z.array(z.string()) }).nullable(),
        /** What it has under way, in words; that is cancelled, and the others are told, when it is suspended or closed. */
        business: z.array(z.strictObject({ text: z.string(), endsBySuspension: z.boolean() })).max(100),
        /** Whether staff may look at the site as this account sees it: not as staff. */
        canActAs: z.boolean(),
      }),
    }),
    reads: ['users', 'sessions'],
  }),
  'GET /api/console/users/{_id}/sessions': call({
    ...ofOne,
    summary: 'Console: where an account is logged in, the last opened first',
    query: newestFirst,
    answer: z.strictObject({ sessions: z.array(session.omit({ isCurrent: true }).meta({ id: 'ConsoleSession' })), summary }),
    reads: ['sessions'],
  }),
  'DELETE /api/console/users/{_id}/sessions': call({
    ...ofOne,
    summary: 'Console: end all sessions of an account; of one’s own all others',
    status: 204,
    writes: ['sessions', 'calendar'],
  }),
  'GET /api/console/users/{_id}/consents': call({
    ...ofOne,
    summary: 'Console: what an account has agreed to, or taken back, the newest first',
    query: newestFirst,
    answer: z.strictObject({ consents: z.array(consent), summary }),
    reads: ['consents'],
  }),
  'POST /api/console/users/{_id}/passwordHelp': call({
    ...ofOne,
    summary: 'Console: tell an account’s owner where to set another password. Staff set none for members',
    status: 204,
    errors: [404, 409],
    writes: ['deliveries'],
  }),
  'POST /api/console/users/{_id}/withdraw': call({
    ...ofOne,
    summary: 'Console: close an account for its owner: what identifies the owner is erased, by the rules of a withdrawal',
    body: z.strictObject({ reason: noteReason }),
    status: 204,
    errors: [404, 409],
    writes: [everything],
  }),
}
