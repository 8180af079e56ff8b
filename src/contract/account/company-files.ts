import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, line } from '../field.ts'
import { companyFile } from '../platform/company.ts'
import { introductionLimits, maxDocumentBytes } from '../platform/company-file-types.ts'

/** Files of a company, one of each kind. */
export const companyFileKinds = ['introduction', 'businessRegistration', 'logo', 'photo'] as const
export type CompanyFileKind = (typeof companyFileKinds)[number]

/** An introduction on its way: `offset` is the byte that comes next. */
const upload = z
  .strictObject({
    _id: id,
    createdAt: instant,
    name: z.string(),
    size: z.int(),
    /** The last change of the file, as the device says: by it and the name and size the file is known again. */
    modifiedAt: instant.nullable(),
    offset: z.int(),
  })
  .meta({ id: 'IntroductionUpload' })
export type IntroductionUpload = z.output<typeof upload>

const isOwn = { tag: 'companies', access: 'member', status: 200, errors: [404] } as const
const one = z.strictObject({ _id: id })
const below = '/api/v1/me/company/introductions'

/** The introduction of a company, sent in parts, so that a lost connection costs no more than a part (decision 8). */
export const introductionCalls = {
  'GET /api/v1/me/company/introductions': call({
    ...isOwn,
    summary: `Introductions of one’s own company that are on their way: ${introductionLimits.maxOpen} at most`,
    answer: z.strictObject({ uploads: z.array(upload) }),
    reads: ['companyFiles'],
  }),
  'POST /api/v1/me/company/introductions': call({
    ...isOwn,
    summary: 'Begin to send the introduction of one’s own company (.pdf, .xlsx, .jpg, .png)',
    body: z.strictObject({ name: line(300), size: z.int().positive(), modifiedAt: instant.nullable().default(null) }),
    answer: z.strictObject({ upload }),
    status: 201,
    errors: [404, 409, 413, 415],
    location: (answer) => `${below}/${answer.upload._id}`,
    writes: ['companyFiles'],
  }),
  'GET /api/v1/me/company/introductions/{_id}': call({
    ...isOwn,
    summary: 'How far an introduction is on its way',
    params: one,
    answer: z.strictObject({ upload }),
    reads: ['companyFiles'],
  }),
  'PATCH /api/v1/me/company/introductions/{_id}': call({
    ...isOwn,
    summary:
      'Send the bytes that come next. With the last ones the introduction is checked, and takes the place of the former. ' +
      'A wrong offset is refused with the right one in `current.upload`',
    params: one,
    part: { maxBytes: introductionLimits.maxPartBytes },
    answer: z.strictObject({ upload, introduction: companyFile.nullable() }),
    writes: ['companyFiles', 'companies'],
  }),
  'DELETE /api/v1/me/company/introductions/{_id}': call({
    ...isOwn,
    summary: 'Give up sending an introduction',
    params: one,
    status: 204,
    writes: ['companyFiles'],
  }),
  'DELETE /api/v1/me/company/introduction': call({
    ...isOwn,
    summary: 'Take the introduction of one’s own company away',
    status: 204,
    writes: ['companyFiles', 'companies'],
  }),
}

const uploaded = (kind: Exclude<CompanyFileKind, 'introduction'>, summary: string) =>
  call({
    tag: 'users',
    access: 'member',
    summary,
    params: one,
    upload: { file: kind, maxBytes: maxDocumentBytes },
    answer: z.strictObject({ file: companyFile }),
    status: 201,
    errors: [404, 413, 415],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    writes: ['companyFiles', 'companies'],
  })

/** Files of a member (specification 7.6): private, and a later one takes the place of the former. */
export const companyFileCalls = {
  'POST /api/v1/users/{_id}/businessRegistration': uploaded(
    'businessRegistration',
    'Store one’s own business registration (.pdf, .jpg, .png)',
  ),
  'POST /api/v1/users/{_id}/logo': uploaded('logo', 'Store the logo of one’s own company (a picture)'),
  'POST /api/v1/users/{_id}/photo': uploaded('photo', 'Store one’s own photo, which companies that take part see'),
  'DELETE /api/v1/users/{_id}/photo': call({
    tag: 'users',
    access: 'member',
    summary: 'Take one’s own photo away',
    params: one,
    status: 204,
    errors: [404],
    writes: ['companyFiles', 'companies'],
  }),
  'GET /api/v1/me/files': call({
    tag: 'me',
    access: 'member',
    status: 200,
    summary: 'The files of the caller, by their kind',
    answer: z.strictObject({ files: z.array(companyFile.extend({ kind: z.enum(companyFileKinds) })) }),
    reads: ['companyFiles'],
  }),
  'GET /api/console/users/{_id}/files': call({
    tag: 'users',
    access: 'console:members',
    isPersonal: true,
    status: 200,
    summary: 'Console: the files of a member, by their kind',
    params: one,
    answer: z.strictObject({ files: z.array(companyFile.extend({ kind: z.enum(companyFileKinds) })) }),
    errors: [404],
    reads: ['companyFiles'],
  }),
}
