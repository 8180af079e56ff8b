import * as z from 'zod'
import { call } from '../call.ts'
import { focus, id, instant, labelled, line, picture, translated } from '../field.ts'
import { type Paging, paging, summary } from '../paging.ts'
import { maxPictureBytes } from '../picture-upload.ts'
import { documentUpload, videoUpload } from './files.ts'

/** Days for which a removed file can be restored. */
export const removedFileDays = 30
/** Hours before an unreferenced upload counts as unused: it may belong to a form that is still being written. */
export const unusedAfterHours = 24

const mediaKinds = ['picture', 'document', 'video'] as const
const mediaStates = ['unused', 'removed'] as const

/** What a picture shows, for who does not see it: what it begins with where it is put into a text. */
const alt = labelled(/*i18n*/ '사진 설명', translated(line(300)).nullable())

const media = z
  .strictObject({
    _id: id,
    name: z.string(),
    kind: z.enum(mediaKinds),
    /** Its media type. */
    type: z.string(),
    /** Bytes. */
    size: z.int(),
    alt,
    /** Of a picture, as items name it. */
    picture: picture.nullable(),
    createdAt: instant,
    removedAt: instant.nullable(),
    /** In so many fields of content it is named. */
    uses: z.int(),
  })
  .meta({ id: 'Media' })
export type Media = z.output<typeof media>

/** Where a file is named. */
const place = z.strictObject({
  resource: z.string(),
  _item: id,
  /** Its field, and what the item is called; null: the caller's scopes do not open it. */
  field: z.string(),
  title: z.string().nullable(),
})
export type MediaPlace = z.output<typeof place>

const { limit, skip } = paging('-createdAt')
export interface MediaQuery extends Omit<Paging, 'sort'> {
  q?: string | undefined
  kind?: Media['kind'] | undefined
  state?: (typeof mediaStates)[number] | undefined
}
const query: z.ZodType<MediaQuery> = z.strictObject({
  limit,
  skip,
  q: z.string().trim().normalize('NFC').min(1).max(100).optional(),
  kind: z.enum(mediaKinds).optional(),
  /** `unused`: named nowhere for a day; `removed`: those that can be put back. Absent: all that are not removed. */
  state: z.enum(mediaStates).optional(),
})

const params = z.strictObject({ _file: id })
const answer = z.strictObject({ file: media })
const isStaffs = { tag: 'media', access: 'console:content', status: 200 } as const
const pixels = z.int().min(0).max(100_000)

/** So many places of a file are told at most. */
export const maxPlaces = 100
export const replacementUpload = { file: 'file', maxBytes: Math.max(maxPictureBytes, documentUpload.maxBytes, videoUpload.maxBytes) }

/** The library of what content is made with: pictures, documents and videos that everybody may have. Files of members are not in it. */
export const mediaCalls = {
  'GET /api/console/files': call({
    ...isStaffs,
    summary: 'The pictures, documents and videos of content, the newest first',
    query,
    answer: z.strictObject({ files: z.array(media), summary }),
    reads: ['files'],
  }),
  'GET /api/console/files/{_file}': call({
    ...isStaffs,
    summary: `One of them, with up to ${maxPlaces} places that name it`,
    params,
    answer: answer.extend({ places: z.array(place) }),
    errors: [404],
    reads: ['files'],
  }),
  'PUT /api/console/files/{_file}': call({
    ...isStaffs,
    summary: 'Change its name, what it shows, or what of it has to be seen wherever it is used',
    params,
    body: z.strictObject({
      name: labelled(/*i18n*/ '파일 이름', line(200)).optional(),
      alt: alt.optional(),
      focus: focus.nullable().optional(),
    }),
    answer,
    errors: [400, 403, 404, 409, 410, 412],
    writes: ['files', 'content', 'versions'],
  }),
  'POST /api/console/files/{_file}/crops': call({
    ...isStaffs,
    summary: 'Make a picture of a part of one, given in pixels of the original, which stays',
    params,
    body: z.strictObject({ left: pixels, top: pixels, width: pixels.min(1), height: pixels.min(1) }),
    answer: z.strictObject({ file: picture }),
    status: 201,
    errors: [400, 404, 415],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    writes: ['files'],
  }),
  'POST /api/console/files/removals': call({
    ...isStaffs,
    summary: `Remove files that nothing names for ${unusedAfterHours} hours. They can be put back for ${removedFileDays} days`,
    body: z.strictObject({ files: z.array(id).min(1).max(100) }),
    answer: z.strictObject({ removed: z.array(id), refused: z.array(id) }),
    writes: ['files'],
  }),
  'POST /api/console/files/{_file}/restore': call({
    ...isStaffs,
    summary: 'Put back a file that was removed',
    params,
    answer,
    errors: [404],
    writes: ['files'],
  }),
}

/** Replacement of a file by another one. */
export const replacementCalls = {
  'POST /api/console/files/{_file}/replacement': call({
    ...isStaffs,
    summary: 'Put another file of the same kind into its place, wherever it is named. It is a file of its own; the one before is removed',
    params,
    upload: replacementUpload,
    answer,
    status: 201,
    errors: [403, 404, 409, 410, 412, 413, 415],
    location: ({ file }) => `/api/v1/files/${file._id}`,
    writes: ['files', 'content', 'versions'],
  }),
  'PUT /api/console/files/{_file}/replacement': call({
    ...isStaffs,
    summary: 'Put a file of the library, of the same kind, into its place, wherever it is named: the one before, which was removed, too',
    params,
    body: z.strictObject({ _by: id }),
    answer,
    errors: [403, 404, 409, 410, 412, 415],
    writes: ['files', 'content', 'versions'],
  }),
}
