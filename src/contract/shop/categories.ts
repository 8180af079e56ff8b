import * as z from 'zod'
import { call } from '../call.ts'
import { labelled, line, reference, translated } from '../field.ts'
import { placeCall } from '../order.ts'
import { everyOperation, resource } from '../resource.ts'

/** Name of a category in addresses (`/shop/tea`). */
export const categoryCode = z.string().regex(/^[a-z][a-z\d-]{1,39}$/, { error: 'shop.code' })

/** Categories of the shop: a tree of three levels at most (specification 7.3, 7.4). */
export const categories = resource({
  path: 'shop/categories',
  singular: 'category',
  plural: 'categories',
  label: /*i18n*/ '상점 분류',
  summary: 'categories of the shop, a tree',
  fields: {
    name: labelled(/*i18n*/ '이름', translated(line(60))),
    code: labelled(/*i18n*/ '주소에 쓰는 이름(예: tea)', categoryCode),
    /** The one that it belongs to; null: it is at the top. */
    _parent: labelled(/*i18n*/ '상위 분류', reference('shop/categories', 'restrict').nullable().default(null)),
  },
  filters: ['_parent'],
  search: ['name'],
  unique: ['code'],
  sort: 'createdAt',
  page: ({ code }) => `/shop/${String(code)}`,
  public: [],
  console: everyOperation,
  scope: 'console:shop',
})

export const categoryCalls = {
  'GET /api/v1/shop/categories': call({
    summary: 'The categories of the shop in their order, those above before those below; of what is not published nothing below it either',
    tag: 'shop/categories',
    access: 'public',
    answer: z.strictObject({ categories: z.array(categories.publicItem) }),
    status: 200,
    errors: [404],
    isCacheable: true,
    reads: ['shop/categories', 'setting'],
  }),
}

/** The order of categories. */
export const categoryOrderCalls = { 'PUT /api/console/shop/categories/{_id}/place': placeCall(categories) }
