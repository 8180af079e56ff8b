import * as z from 'zod'
import { call } from '../call.ts'
import { day, id, labelled, line, lines, money, picture, reference, translated, webAddress } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { pathPlaceAmong, placeAmong } from '../picture-upload.ts'
import { goodsCategory as category } from '../platform/goods-category.ts'
import { resource } from '../resource.ts'
import { withoutDefaults } from '../resource/schemas.ts'
import { tradeLimits } from './limits.ts'

const image = z.strictObject({
  index: labelled(/*i18n*/ '순서', placeAmong(tradeLimits.images)),
  picture: labelled(/*i18n*/ '사진', picture),
})

/** What a seller says of a product (specification 3, 'Product'). */
const described = {
  name: labelled(/*i18n*/ '상품명', translated(line(120))),
  category,
  price: labelled(/*i18n*/ '소비자가(원)', money.nullable().default(null)),
  features: labelled(/*i18n*/ '주요 특징', translated(lines(2000))),
  ingredients: labelled(/*i18n*/ '성분', translated(lines(2000)).nullable().default(null)),
  color: labelled(/*i18n*/ '색상', translated(line(100)).nullable().default(null)),
  size: labelled(/*i18n*/ '크기', line(100).nullable().default(null)),
  country: labelled(/*i18n*/ '제조국', translated(line(60)).nullable().default(null)),
  releasedOn: labelled(/*i18n*/ '출시일', day.nullable().default(null)),
  manufacturing: labelled(/*i18n*/ '제조 방법', translated(line(200)).nullable().default(null)),
  awardedOn: labelled(/*i18n*/ '어워드 선정일', day.nullable().default(null)),
  salesSite: labelled(/*i18n*/ '판매 사이트', webAddress.nullable().default(null)),
  homepage: labelled(/*i18n*/ '홈페이지', webAddress.nullable().default(null)),
  buyerPage: labelled(/*i18n*/ '바이어용 페이지', webAddress.nullable().default(null)),
}
const pictures = {
  thumb: labelled(/*i18n*/ '대표 사진', picture.nullable().default(null)),
  images: labelled(/*i18n*/ '사진 목록', z.array(labelled(/*i18n*/ '사진', image)).max(tradeLimits.images).default([])),
}

/** Products of sellers. A product is its seller's, and is shown at the fairs that the seller puts it into. */
export const products = resource({
  path: 'fairs/products',
  singular: 'product',
  plural: 'products',
  label: /*i18n*/ '상담회 상품',
  summary: 'products of sellers at fairs',
  storage: 'table',
  fields: { _user: labelled(/*i18n*/ '회원 계정', reference('users', 'restrict')), ...described, ...pictures },
  changeable: Object.keys(described) as (keyof typeof described)[],
  staff: ['_user'],
  filters: ['_user', 'category'],
  search: ['name', 'features'],
  public: [],
  console: ['list', 'one', 'update', 'remove'],
  scope: 'console:fairs',
})

// What a resource makes of its fields is an object.
const readable = (products.publicItem as z.ZodType as z.ZodObject)
  .extend({
    /** Of its seller in this fair. */
    _seller: id,
    seller: z.string(),
  })
  .meta({ id: 'FairProduct' }) as z.ZodType as z.ZodType<z.output<typeof products.publicItem> & { _seller: string; seller: string }>
/** Alone, with the open fairs that show it, the newest first: there it has its own address. */
const detailed = (readable as z.ZodType as z.ZodObject)
  .extend({ fairs: z.array(z.strictObject({ _id: id, title: z.string() })) })
  .meta({ id: 'FairProductDetail' }) as z.ZodType as z.ZodType<z.output<typeof readable> & { fairs: { _id: string; title: string }[] }>
/** As its owner has it, in all languages. */
const own = z
  .strictObject({ _id: id, createdAt: z.string(), updatedAt: z.string(), version: z.int(), ...described, ...pictures, fairs: z.array(id) })
  .meta({ id: 'OwnProduct' })
const one = z.strictObject({ product: own })

const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' })
type Narrowed = Paging & { q?: string | undefined; category?: z.output<typeof category> | undefined }
const narrowed = { ...paging('-createdAt'), q, category: category.optional() }
const ofFair: z.ZodType<Narrowed & { _seller?: string | undefined }> = z.strictObject({ ...narrowed, _seller: id.optional() })
const ofOwn: z.ZodType<Narrowed & { _fair?: string | undefined }> = z.strictObject({ ...narrowed, _fair: id.optional() })

const params = z.strictObject({ _id: id })
const inFair = z.strictObject({ _fair: id, _id: id })
const imageParams = z.strictObject({ _id: id, index: pathPlaceAmong(tradeLimits.images) })
const written = z.strictObject(described).meta({ id: 'WrittenProduct' })
/** Absent fields stay, so nothing has a default. */
const changed = z
  .strictObject(withoutDefaults(described) as typeof described)
  .partial()
  .meta({ id: 'ChangedProduct' })
const isOwn = { tag: 'me', access: 'member', status: 200 } as const
const picturing = { tag: 'me', access: 'member', status: 201, answer: one, errors: [404, 409, 413, 415, 429], isLimited: true } as const
const upload = (file: 'thumb' | 'image') => ({ file, maxBytes: tradeLimits.imageBytes })

export const productCalls = {
  'GET /api/v1/fairs/{_fair}/products': call({
    summary: 'Products that approved sellers show at a fair, the newest first',
    tag: 'fairs',
    access: 'public',
    params: z.strictObject({ _fair: id }),
    query: ofFair,
    answer: z.strictObject({ products: z.array(readable), summary }),
    status: 200,
    errors: [404],
    reads: ['fairs/products'],
  }),
  'GET /api/v1/fairs/{_fair}/products/{_id}': call({
    summary: 'A product that an approved seller shows at a fair',
    tag: 'fairs',
    access: 'public',
    params: inFair,
    answer: z.strictObject({ product: detailed }),
    status: 200,
    errors: [404],
    reads: ['fairs/products'],
  }),
  'GET /api/console/fairs/{_id}/products': call({
    summary: 'Console: products that approved sellers show at a fair, open or not, the newest first',
    tag: 'fairs',
    access: 'console:fairs',
    params,
    query: ofFair,
    answer: z.strictObject({ products: z.array(readable), summary }),
    status: 200,
    errors: [404, 410],
    reads: ['fairs/products'],
  }),
}

/** Showing of one’s own products at a fair. */
export const showingCalls = {
  'POST /api/v1/fairs/{_fair}/products': call({
    summary: 'Show a product of one’s own at a fair in which one takes part',
    tag: 'fairs',
    access: 'member',
    params: z.strictObject({ _fair: id }),
    body: z.strictObject({ _product: id }),
    answer: one,
    status: 201,
    errors: [404, 409],
    location: ({ product }) => `/api/v1/me/products/${product._id}`,
    writes: ['fairs/products'],
  }),
  'PUT /api/v1/fairs/{_fair}/products/{_id}': call({
    summary: 'Change a product of one’s own that is shown at a fair; absent fields stay',
    tag: 'fairs',
    access: 'member',
    params: inFair,
    body: changed,
    answer: one,
    status: 200,
    errors: [404, 412],
    writes: ['fairs/products'],
  }),
  'DELETE /api/v1/fairs/{_fair}/products/{_id}': call({
    summary: 'Show a product of one’s own at a fair no longer',
    tag: 'fairs',
    access: 'member',
    params: inFair,
    status: 204,
    errors: [404],
    writes: ['fairs/products'],
  }),
}

/** One’s own products. */
export const ownProductCalls = {
  'GET /api/v1/me/products': call({
    ...isOwn,
    summary: 'The products of the caller’s company, the newest first',
    query: ofOwn,
    /** `isOwn`: the caller may change them; a colleague of their owner reads them. */
    answer: z.strictObject({ products: z.array(own), isOwn: z.boolean(), summary }),
    reads: ['fairs/products'],
  }),
  'GET /api/v1/me/products/{_id}': call({
    ...isOwn,
    summary: 'A product of the caller',
    params,
    answer: one,
    errors: [404],
    reads: ['fairs/products'],
  }),
  'POST /api/v1/me/products': call({
    summary: 'Add a product: for sellers',
    tag: 'me',
    access: 'member',
    body: written,
    answer: one,
    status: 201,
    errors: [403, 409],
    location: ({ product }) => `/api/v1/me/products/${product._id}`,
    writes: ['fairs/products'],
  }),
  'PUT /api/v1/me/products/{_id}': call({
    ...isOwn,
    summary: 'Change a product of one’s own; absent fields stay',
    params,
    body: changed,
    answer: one,
    errors: [404, 412],
    writes: ['fairs/products'],
  }),
  'DELETE /api/v1/me/products/{_id}': call({
    ...isOwn,
    summary: 'Take a product of one’s own away, with its pictures',
    params,
    status: 204,
    errors: [404, 412],
    writes: ['fairs/products'],
  }),
}

/** Pictures of one’s own products. */
export const productPictureCalls = {
  'POST /api/v1/me/products/{_id}/thumb': call({
    ...picturing,
    summary: 'Send the main picture of a product (JPEG, PNG, WebP); one that is there goes',
    params,
    upload: upload('thumb'),
    writes: ['fairs/products'],
  }),
  'DELETE /api/v1/me/products/{_id}/thumb': call({
    ...isOwn,
    summary: 'Take the main picture of a product away',
    params,
    status: 204,
    errors: [404],
    writes: ['fairs/products'],
  }),
  'POST /api/v1/me/products/{_id}/images/{index}': call({
    ...picturing,
    summary: 'Put a picture (JPEG, PNG, WebP) in a place of a product; one that is there goes',
    params: imageParams,
    upload: upload('image'),
    writes: ['fairs/products'],
  }),
  'DELETE /api/v1/me/products/{_id}/images/{index}': call({
    ...isOwn,
    summary: 'Take a picture out of a product',
    params: imageParams,
    status: 204,
    errors: [404],
    writes: ['fairs/products'],
  }),
}
