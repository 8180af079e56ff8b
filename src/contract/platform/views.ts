import * as z from 'zod'
import { call } from '../call.ts'
import { id, labelled, line } from '../field.ts'
import { shapesOf } from '../shape.ts'

/** So many views of one list somebody may have ... */
export const maxViews = 50
/** ... and so many of them, one’s own first, a list shows. */
export const maxShown = 150

/** What the address of a list says; the console knows what of it still means something. */
const search = z.record(z.string().max(60), z.string().max(2000)).refine((values) => Object.keys(values).length <= 40)

const named = {
  name: labelled(/*i18n*/ '보기 이름', line(60)),
  isShared: labelled(/*i18n*/ '이 목록을 볼 수 있는 직원과 함께 쓰기', z.boolean().default(false)),
}
/** Shapes of the fields that staff type for a saved view. */
export const viewShapes = shapesOf(named)

const view = z
  .strictObject({
    _id: id,
    /** The path of the list's resource. */
    resource: z.string(),
    name: z.string(),
    search,
    isShared: z.boolean(),
    isOwn: z.boolean(),
    /** Its author, or somebody with `console:settings`. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'ListView' })
export type ListView = z.output<typeof view>

const params = z.strictObject({ _id: id })
// Each asks whether the caller's own scopes open the list.
const isStaffs = { tag: 'views', access: 'console', status: 200 } as const

/** Lists as somebody has narrowed and ordered them, under a name. */
export const viewCalls = {
  'GET /api/console/views': call({
    ...isStaffs,
    summary: `Saved views of a list: one’s own and those that are shared, ${maxShown} at most`,
    query: z.strictObject({ resource: line(60) }),
    answer: z.strictObject({ views: z.array(view) }),
    errors: [404],
    reads: ['views'],
  }),
  'POST /api/console/views': call({
    ...isStaffs,
    summary: `Save a view of a list, up to ${maxViews} of each`,
    body: z.strictObject({ resource: line(60), ...named, search }),
    answer: z.strictObject({ view }),
    status: 201,
    errors: [404, 409],
    writes: ['views'],
  }),
  'PUT /api/console/views/{_id}': call({
    ...isStaffs,
    summary: 'Change a view of one’s own, or with `console:settings` a shared one; absent fields stay',
    params,
    body: z.strictObject({ name: named.name.optional(), isShared: z.boolean().optional(), search: search.optional() }),
    answer: z.strictObject({ view }),
    errors: [404],
    writes: ['views'],
  }),
  'DELETE /api/console/views/{_id}': call({
    ...isStaffs,
    summary: 'Remove a view of one’s own, or with `console:settings` a shared one',
    params,
    status: 204,
    errors: [404],
    writes: ['views'],
  }),
}
