import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, line, lines, reference, siteName } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { pathPlaceAmong, placeAmong } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'
import type { SiteName } from '../sites.ts'
import { questionLimits } from './question-limits.ts'

const answer = z.strictObject({
  content: labelled(/*i18n*/ '내용', lines(5000)),
  /** Set by the server where an answer is new. */
  answeredAt: labelled(/*i18n*/ '답변한 때', instant.nullable().default(null)),
})

/** A picture or document of a question: its bytes are at `GET /api/v1/files/{_file}`, for its owner and for staff. */
const image = z.strictObject({
  index: labelled(/*i18n*/ '순서', placeAmong(questionLimits.images)),
  _file: id,
  /** Of a picture. */
  width: labelled(/*i18n*/ '너비(픽셀)', z.int().positive().nullable()),
  height: labelled(/*i18n*/ '높이(픽셀)', z.int().positive().nullable()),
  /** Of a document, as it was called: a picture is stored without its name. */
  name: labelled(/*i18n*/ '이름', z.string().optional()),
})

/** What its author says. Plain text. */
const asked = {
  title: labelled(/*i18n*/ '제목', line(questionLimits.title)),
  content: labelled(/*i18n*/ '내용', lines(questionLimits.content)),
  /** Whether others may read it, with the answers and without the files. */
  isPublic: labelled(/*i18n*/ '공개', z.boolean().default(false)),
}

/** Questions of members to the support centre (specification 3, 'Inquiry'; `product.md`, 'Support'). Staff answer them. */
export const questions = resource({
  path: 'center/questions',
  singular: 'question',
  plural: 'questions',
  label: /*i18n*/ '회원 문의',
  summary: 'questions to the support centre',
  storage: 'table',
  fields: {
    /** None: who asked has left. */
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict').nullable().default(null)),
    /** The account's name at the time of writing. None: who asked has left. */
    author: labelled(/*i18n*/ '작성자', line(60).nullable().default(null)),
    /** The company that was asked. */
    site: siteName.default('firm'),
    ...asked,
    /** Follows from the answers. */
    status: labelled(/*i18n*/ '상태', z.enum(['unanswered', 'answered']).default('unanswered'), {
      unanswered: /*i18n*/ '답변 대기',
      answered: /*i18n*/ '답변 완료',
    }),
    answers: labelled(/*i18n*/ '답변 목록', z.array(labelled(/*i18n*/ '답변', answer)).max(20).default([])),
    images: labelled(/*i18n*/ '첨부 파일', z.array(labelled(/*i18n*/ '파일', image)).max(questionLimits.images).default([])),
  },
  /** What was asked stays as it is. */
  changeable: ['answers', 'isPublic'],
  ofSite: { field: 'site', values: { firm: ['firm'], centre: ['centre'] } },
  filters: ['_user', 'site', 'isPublic', 'status'],
  search: ['title', 'content'],
  public: [],
  console: everyOperation,
  isLive: true,
  scope: 'console:inquiries',
  isPersonal: true,
})

const { status } = questions.fields
const answers = z.array(z.strictObject({ content: z.string(), answeredAt: instant }))
const common = {
  _id: id,
  createdAt: instant,
  title: z.string(),
  content: z.string(),
  isPublic: z.boolean(),
  status: status.unwrap(),
  answers,
}
/** As its author has it. */
const own = z.strictObject({ ...common, site: siteName, images: z.array(image) }).meta({ id: 'OwnQuestion' })
/** As everybody may read it: never whose account it came from. */
const readable = z
  .strictObject({
    ...common,
    /** The first letter of the name: `김**`. */
    author: z.string(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'ReadableQuestion' })

/** The company whose page it was written on; the firm, if none is said. */
const sent = z.strictObject({ ...asked, site: siteName.optional() })
const one = z.strictObject({ question: own })
const params = z.strictObject({ _id: id })
const imageParams = z.strictObject({ _id: id, index: pathPlaceAmong(questionLimits.images) })
const narrowed = {
  status: status.unwrap().optional(),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' }),
}
/** Who asks may leave out what has a default. */
type Narrowed = Paging & { status?: 'unanswered' | 'answered' | undefined; q?: string | undefined }
const newestFirst: z.ZodType<Narrowed> = z.strictObject({ ...paging('-createdAt'), ...narrowed })
const newestOfSite: z.ZodType<Narrowed & { site?: SiteName | undefined }> = z.strictObject({
  ...paging('-createdAt'),
  ...narrowed,
  site: siteName.optional().meta({ description: 'Those to one company alone.' }),
})

const isOwn = { tag: 'me', access: 'member', status: 200 } as const
const asking = {
  access: 'member',
  body: sent,
  answer: one,
  status: 201,
  errors: [409],
  isLimited: true,
  location: ({ question }: z.output<typeof one>) => `/api/v1/me/inquires/${question._id}`,
} as const

export const questionUpload = { file: 'image', maxBytes: questionLimits.imageBytes } as const

export const questionCalls = {
  'GET /api/v1/center/questions': call({
    summary: 'Questions that others may read, and those of the caller, the newest first',
    tag: 'center/questions',
    access: 'public',
    variesByCaller: true,
    acting: 'console:inquiries',
    query: newestOfSite,
    answer: z.strictObject({ questions: z.array(readable), summary }),
    status: 200,
    reads: ['center/questions'],
  }),
  'POST /api/v1/center/questions': call({ ...asking, summary: 'Ask a question', tag: 'center/questions', writes: ['center/questions'] }),
  'GET /api/v1/me/inquires': call({
    ...isOwn,
    summary: 'The questions of the caller, the newest first',
    query: newestFirst,
    answer: z.strictObject({ questions: z.array(own), summary }),
    acting: 'console:inquiries',
    reads: ['center/questions'],
  }),
  'GET /api/v1/me/inquires/{_id}': call({
    ...isOwn,
    summary: 'A question of the caller',
    params,
    answer: one,
    errors: [404],
    acting: 'console:inquiries',
    reads: ['center/questions'],
  }),
  'POST /api/v1/me/inquires': call({ ...asking, summary: 'Ask a question', tag: 'me', writes: ['center/questions'] }),
  'PUT /api/v1/me/inquires/{_id}': call({
    ...isOwn,
    summary: 'Change a question of one’s own that nobody has answered yet; absent fields stay',
    params,
    body: z.strictObject({ ...asked, isPublic: z.boolean() }).partial(),
    answer: one,
    errors: [404, 409],
    writes: ['center/questions'],
  }),
  'DELETE /api/v1/me/inquires/{_id}': call({
    ...isOwn,
    summary: 'Take a question of one’s own away, answered or not, with its files',
    params,
    status: 204,
    errors: [404],
    writes: ['center/questions'],
  }),
}

/** Pictures and documents of a question. */
export const questionImageCalls = {
  'POST /api/v1/me/inquires/{_id}/images/{index}': call({
    summary: 'Put a picture (JPEG, PNG, WebP) or a document in a place of a question that nobody has answered yet; one that is there goes',
    tag: 'me',
    access: 'member',
    params: imageParams,
    upload: questionUpload,
    answer: one,
    status: 201,
    errors: [404, 409, 413, 415, 429],
    isLimited: true,
    writes: ['center/questions'],
  }),
  'DELETE /api/v1/me/inquires/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Take a picture or a document out of a question that nobody has answered yet',
    params: imageParams,
    status: 204,
    errors: [404, 409],
    writes: ['center/questions'],
  }),
}
