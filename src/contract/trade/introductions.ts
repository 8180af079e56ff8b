import * as z from 'zod'
import { introductionLimits } from '../platform/company-file-types.ts'
import { companyFile, storedProfile } from '../platform/company.ts'
import { call } from '../call.ts'
import { id, labelled, lines } from '../field.ts'
import { pathPlaceAmong, placeAmong } from '../picture-upload.ts'
import { tradeLimits } from './limits.ts'

const introduction = companyFile.extend({ index: placeAmong(tradeLimits.introductions) }).meta({ id: 'FairIntroduction' })
export type FairIntroduction = z.output<typeof introduction>

/** Company as it presents itself, and how staff have decided on it. */
export const participantCompany = z
  .strictObject({ ...storedProfile, state: z.enum(['PENDING', 'APPROVED', 'REJECTED']) })
  .meta({ id: 'ParticipantCompany' })
/** The documents of a company by which its part in a fair is decided. */
export const reviewedFiles = ['introduction', 'businessRegistration'] as const
const reviewedFile = z.enum(reviewedFiles)

const ofFair = z.strictObject({ _fair: id })
/** Why staff refuse a document: its owner reads it. */
export const refusal = labelled(/*i18n*/ '반려 사유', lines(tradeLimits.reason))
const place = z.strictObject({ _fair: id, index: pathPlaceAmong(tradeLimits.introductions) })
const isOwn = { tag: 'me', access: 'member', status: 200 } as const

/** Documents by which a member introduces itself at one fair, beside its company's own (specification 7.5, 'introductions'). */
export const fairIntroductionCalls = {
  'GET /api/v1/me/introductions/{_fair}': call({
    ...isOwn,
    summary: 'The documents that introduce the caller at a fair',
    params: ofFair,
    answer: z.strictObject({ introductions: z.array(introduction) }),
    reads: ['introductions'],
  }),
  'POST /api/v1/me/introductions/{_fair}/{index}': call({
    tag: 'me',
    access: 'member',
    summary: 'Put a document (.pdf, .xlsx, .jpg, .png) in a place at a fair that one has applied to; one that is there goes',
    params: place,
    upload: { file: 'introduction', maxBytes: introductionLimits.maxBytes },
    answer: z.strictObject({ introduction }),
    status: 201,
    errors: [404, 413, 415, 429],
    location: (answer) => `/api/v1/files/${answer.introduction._file}`,
    writes: ['introductions'],
  }),
  'DELETE /api/v1/me/introductions/{_fair}/{index}': call({
    ...isOwn,
    summary: 'Take a document out of a fair',
    params: place,
    status: 204,
    errors: [404],
    writes: ['introductions'],
  }),
  'GET /api/console/fairs/participants/{_id}/introductions': call({
    summary: 'Console: the documents of a participant of a fair',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ introductions: z.array(introduction) }),
    status: 200,
    errors: [404],
    reads: ['introductions'],
  }),
  'GET /api/console/fairs/participants/{_id}/company': call({
    summary: 'Console: the company of a participant and its documents, for who decides on its part in a fair',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ company: participantCompany.nullable(), files: z.array(companyFile.extend({ kind: reviewedFile })) }),
    status: 200,
    errors: [404],
    reads: ['companies', 'companyFiles'],
    isPersonal: true,
  }),
  'POST /api/console/fairs/participants/{_id}/introductions/{_file}/refusal': call({
    summary: 'Console: refuse a document of a participant: it goes, and its owner is told why',
    tag: 'fairs',
    access: 'console:fairs',
    params: z.strictObject({ _id: id, _file: id }),
    body: z.strictObject({ reason: refusal }),
    status: 204,
    errors: [404],
    writes: ['introductions'],
  }),
  'GET /api/v1/fairs/{_fair}/introductions/{_id}': call({
    summary: 'The documents of a participant of a fair, for companies that staff have approved',
    tag: 'fairs',
    access: 'member',
    params: z.strictObject({ _fair: id, _id: id }),
    answer: z.strictObject({ introductions: z.array(introduction) }),
    status: 200,
    errors: [404],
    reads: ['introductions'],
  }),
}
