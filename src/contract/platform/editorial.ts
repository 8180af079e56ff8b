import * as z from 'zod'
import { call } from '../call.ts'
import { id, instant, labelled, language, line } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'

/** Days for which a removed item can be restored. */
export const trashDays = 30
/** So many versions of an item are kept, the newest ones. */
export const keptVersions = 50
/** Validity of a preview link, in hours. */
export const previewHours = 24
/** Seconds of silence after which an editor counts as gone. */
export const presenceSeconds = 45

/** Names an item: the path of its resource, and its `_id`. */
const place = { resource: line(60), _item: id }

/** A page of a list that has one order. */
type Pages = Omit<Paging, 'sort'>
const { limit, skip } = paging('-createdAt')
const pagesOfItem: z.ZodType<Pages & { resource: string; _item: string }> = z.strictObject({ ...place, limit, skip })
const pagesOfSome: z.ZodType<Pages & { resource?: string | undefined; _item?: string | undefined }> = z.strictObject({
  resource: place.resource.optional(),
  _item: id.optional(),
  limit,
  skip,
})
/** What somebody of the staff is called; null: an account that is gone, or none. */
const user = z.string().nullable()

// Each answers for the resources that the caller's own scopes open.
const isStaffs = { tag: 'editorial', access: 'console', status: 200 } as const

const version = z.strictObject({
  _id: id,
  version: z.int(),
  at: instant,
  user,
  isPublished: z.boolean(),
  /** The fields that this version has changed. */
  changed: z.array(z.string()),
})

const removed = z.strictObject({ _id: id, ...place, title: z.string(), removedAt: instant, eraseAt: instant, user })

const times = {
  /** It is published at this time. */
  publishAt: labelled(/*i18n*/ '게시할 때', instant.nullable()),
  /** It is no longer published from this time on. */
  unpublishAt: labelled(/*i18n*/ '게시를 마칠 때', instant.nullable()),
}
const schedule = z.strictObject({ ...place, title: z.string(), ...times })

/** Versions of items. */
export const versionCalls = {
  'GET /api/console/versions': call({
    ...isStaffs,
    summary: 'Versions of an item, the newest first: who saved which fields, and when',
    query: pagesOfItem,
    answer: z.strictObject({ versions: z.array(version), summary }),
    errors: [404],
    reads: ['versions'],
  }),
  'GET /api/console/versions/{_id}': call({
    ...isStaffs,
    summary: 'An item as it was in a version',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ version: version.extend({ item: z.record(z.string(), z.unknown()) }) }),
    errors: [404],
    reads: ['versions'],
  }),
}

/** The trash. */
export const trashCalls = {
  'GET /api/console/trash': call({
    ...isStaffs,
    summary: `What was removed in the last ${trashDays} days, the last removed first; of one resource or one item, where they are named`,
    query: pagesOfSome,
    answer: z.strictObject({ trash: z.array(removed), summary }),
    reads: ['versions'],
  }),
  'POST /api/console/trash/{_id}/restore': call({
    ...isStaffs,
    summary: 'Put back what was removed, as a draft. What it names and is gone by now is named no longer',
    params: z.strictObject({ _id: id }),
    answer: z.strictObject({ restored: z.strictObject(place) }),
    errors: [400, 404, 409],
    writes: ['content', 'versions'],
  }),
  'DELETE /api/console/trash/{_id}': call({
    ...isStaffs,
    summary: 'Erase what was removed, with all of its versions',
    params: z.strictObject({ _id: id }),
    status: 204,
    errors: [404],
    writes: ['versions'],
  }),
}

/** Publication and withdrawal at a time. */
export const publicationCalls = {
  'GET /api/console/schedules': call({
    ...isStaffs,
    summary: 'What will be published or withdrawn by itself, the next first',
    query: pagesOfSome,
    answer: z.strictObject({ schedules: z.array(schedule), summary }),
    reads: ['versions'],
  }),
  'PUT /api/console/schedules': call({
    ...isStaffs,
    summary: 'Say when an item is published and withdrawn by itself; null: not at all',
    body: z.strictObject({ ...place, ...times }),
    answer: z.strictObject({ schedule }),
    errors: [404, 410],
    writes: ['content', 'versions'],
  }),
}

/** Links to what is not published. */
export const previewCalls = {
  'POST /api/console/previews': call({
    ...isStaffs,
    summary: `Open the page of an item as it is stored, published or not, to whoever has the link, for ${previewHours} hours`,
    body: z.strictObject({ ...place, locale: language.default('ko') }),
    answer: z.strictObject({ preview: z.strictObject({ url: z.string(), endsAt: instant }) }),
    errors: [404, 410],
    writesNothing: 'It makes an address to look at.',
  }),
}

/** Presence of editors at an item. */
export const presenceCalls = {
  'PUT /api/console/presence': call({
    ...isStaffs,
    summary: `Say that one has an item open; the answer names who else has said so in the last ${presenceSeconds} seconds`,
    body: z.strictObject(place),
    answer: z.strictObject({ others: z.array(z.string()) }),
    errors: [404],
    writesNothing: 'It is asked again and again, and its answer is all of it.',
  }),
}
