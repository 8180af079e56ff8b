import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled } from '../field.ts'

/** For how long staff may look at a member's pages at a time, and how long the code of the new tab is good. */
export const actingLimits = { minutes: 15, codeSeconds: 60 } as const

/** Noted in the log: names and numbers do not belong there. */
export const noteReason = labelled(/*i18n*/ '사유', z.string().trim().min(5).max(200))

/** Staff look at the site as a member sees it, and change nothing (decision 7). */
export const actingCalls = {
  'POST /api/console/users/{_id}/acting': call({
    summary: `Console: look at the site as a member sees it for ${actingLimits.minutes} minutes. The code is good once, for ${actingLimits.codeSeconds} seconds`,
    tag: 'users',
    access: 'console:members',
    isPersonal: true,
    params: z.strictObject({ _id: id }),
    body: z.strictObject({ reason: noteReason }),
    answer: z.strictObject({ acting: z.strictObject({ code: z.string(), expiresAt: instant }) }),
    status: 201,
    errors: [404, 409],
    writesNothing: 'It makes a right to look, which no call reads.',
  }),
  'POST /api/auth/acting': call({
    summary: 'Exchange the code for an access token that reads what the member may read, and nothing else',
    tag: 'auth',
    access: 'public',
    body: z.strictObject({ code: z.string().max(200) }),
    answer: z.strictObject({ accessToken: z.string() }),
    status: 200,
    errors: [409],
    isLimited: true,
    writes: ['sessions'],
  }),
  'POST /api/auth/acting/end': call({
    summary: 'End looking at the site as a member sees it: the token is of no use from then on',
    tag: 'auth',
    access: 'public',
    body: z.strictObject({ accessToken: z.string().max(2000) }),
    status: 204,
    isLimited: true,
    writes: ['sessions'],
  }),
  'GET /api/v1/me/acting': call({
    summary: 'Whose pages are shown to whom, and until when; 404 where a member looks at the own ones',
    tag: 'me',
    access: 'member',
    answer: z.strictObject({
      acting: z.strictObject({ username: z.string(), name: z.string(), actor: z.string(), expiresAt: instant }),
    }),
    status: 200,
    errors: [404],
    reads: ['sessions'],
  }),
}
