import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, language, line, lines, picture, reference } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { itemParams } from '../picture-upload.ts'
import { resource } from '../resource.ts'
import { shopLimits } from './limits.ts'

const content = labelled(/*i18n*/ '문의 내용', lines(shopLimits.questionMost).min(shopLimits.questionLeast))
const isPrivate = labelled(/*i18n*/ '비공개', z.boolean().default(false))

/** Questions of members about products. Staff answer each once, in the language in which it was asked. */
export const shopQuestions = resource({
  path: 'shop/questions',
  singular: 'shopQuestion',
  plural: 'shopQuestions',
  label: /*i18n*/ '상품 문의',
  summary: 'questions about products of the shop',
  storage: 'table',
  fields: {
    _product: labelled(/*i18n*/ '상점 상품', reference('shop/products', 'restrict')),
    content,
    /** Only who asked and staff read it. */
    isPrivate,
    /** Of who asked, when it was asked. */
    language,
    _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict')),
    /** Follows from the others: it is neither answered nor hidden. */
    isWaiting: labelled(/*i18n*/ '답변 대기', z.boolean().default(true)),
    answer: labelled(/*i18n*/ '답변(문의한 언어로)', lines(2000)).nullable().default(null),
    answeredAt: labelled(/*i18n*/ '답변한 때', instant.nullable().default(null)),
    isHidden: labelled(/*i18n*/ '숨김', z.boolean().default(false)),
    hiddenReason: labelled(/*i18n*/ '숨긴 사유(쓴 회원이 봅니다)', line(200)).nullable().default(null),
  },
  changeable: ['answer', 'isHidden', 'hiddenReason'],
  filters: ['isWaiting', 'isPrivate', 'isHidden', '_product', '_user'],
  first: 'isWaiting',
  search: ['content'],
  public: [],
  console: ['list', 'one', 'update'],
  isLive: true,
  scope: 'console:shop',
  isPersonal: true,
})

const state = z.enum(['waiting', 'answered'])
const answered = z.strictObject({ content: z.string(), answeredAt: instant }).nullable()

const shown = z
  .strictObject({
    _id: id,
    createdAt: instant,
    /** Masked: the first letter of a name. */
    author: z.string(),
    state,
    isPrivate: z.boolean(),
    /** Null, as its answer is: it is private. */
    content: z.string().nullable(),
    language,
    answer: answered,
  })
  .meta({ id: 'ProductQuestion' })
export type ProductQuestion = z.output<typeof shown>

type Page = Pick<Paging, 'limit' | 'skip'>
const { limit, skip } = paging('-createdAt')
const page: z.ZodType<Page> = z.strictObject({ limit, skip })

/** Questions about a product, for everybody. */
export const productQuestionCalls = {
  'GET /api/v1/shop/products/{_id}/questions': call({
    tag: 'shop/products',
    access: 'public',
    status: 200,
    isCacheable: true,
    summary: 'The questions about a product, the newest first; of private ones no more than that they are there',
    params: itemParams,
    query: page,
    answer: z.strictObject({ questions: z.array(shown), summary }),
    errors: [404, 410],
    reads: ['shop/questions', 'shop/products', 'setting'],
  }),
}

const own = z
  .strictObject({
    _id: id,
    createdAt: instant,
    _product: id,
    /** Of the product, in the asked language. */
    name: z.string(),
    thumb: picture.nullable(),
    content: z.string(),
    isPrivate: z.boolean(),
    language,
    state,
    answer: answered,
    isHidden: z.boolean(),
    /** Why staff have hidden it. */
    hiddenReason: z.string().nullable(),
  })
  .meta({ id: 'OwnProductQuestion' })
export type OwnProductQuestion = z.output<typeof own>

const one = z.strictObject({ question: own })
const ofOwn: z.ZodType<Page & { _product?: string | undefined }> = z.strictObject({
  limit,
  skip,
  _product: id.optional().meta({ description: 'Those about that product alone.' }),
})
const isOwn = { tag: 'me', access: 'member' } as const

/** Questions of one's own. */
export const ownQuestionCalls = {
  'GET /api/v1/me/questions': call({
    ...isOwn,
    summary:
      'The questions of the caller about products: those that wait first, then the newest; with those that staff have hidden, and why',
    query: ofOwn,
    answer: z.strictObject({ questions: z.array(own), summary }),
    status: 200,
    acting: 'console:shop',
    reads: ['shop/questions'],
  }),
  'GET /api/v1/me/questions/{_id}': call({
    ...isOwn,
    summary: 'A question of the caller about a product',
    params: itemParams,
    answer: one,
    status: 200,
    errors: [404],
    acting: 'console:shop',
    reads: ['shop/questions'],
  }),
  'POST /api/v1/me/questions': call({
    ...isOwn,
    summary: 'Ask about a product',
    body: z.strictObject({ _product: id, content, isPrivate }),
    answer: one,
    status: 201,
    errors: [404, 409, 410],
    isLimited: true,
    location: ({ question }) => `/api/v1/me/questions/${question._id}`,
    writes: ['shop/questions'],
  }),
  'DELETE /api/v1/me/questions/{_id}': call({
    ...isOwn,
    summary: 'Take a question of one’s own away that nobody has answered yet',
    params: itemParams,
    status: 204,
    errors: [404, 409],
    writes: ['shop/questions'],
  }),
}
