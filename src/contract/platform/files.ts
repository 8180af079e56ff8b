import * as z from 'zod'
import { call } from '../call.ts'
import { id, picture, storedFile } from '../field.ts'
import { maxPictureBytes } from '../picture-upload.ts'
import { tileSize } from './tiles.ts'

export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const
export const formats = ['avif', 'webp'] as const

const MB = 1024 * 1024
/** Number of a level, a column or a row of tiles. */
const place = z.string().regex(/^\d{1,3}$/)
export const pictureUpload = { file: 'file', maxBytes: maxPictureBytes }
export const editorUpload = { ...pictureUpload, file: 'photo' }
/** Upload of a document. The types are those of attachments of requests (law/attachments.ts). */
export const documentUpload = { file: 'file', maxBytes: 50 * MB }
export const videoUpload = { file: 'file', maxBytes: 300 * MB }

/** Files: what was uploaded, and pictures in the widths that fit (`api.md`, 'Files'). Their bytes are the answer. */
export const fileCalls = {
  'GET /api/v1/files/{_file}': call({
    summary: 'Download a file; a private one needs its reader’s token',
    tag: 'files',
    access: 'public',
    params: z.strictObject({ _file: id }),
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    status: 200,
    errors: [403, 404],
  }),
  'GET /api/v1/files/{_file}/{variant}': call({
    summary: `A picture, ${widths.join(', ')} pixels wide: \`640.avif\``,
    tag: 'files',
    access: 'public',
    params: z.strictObject({
      _file: id,
      variant: z.enum(widths.flatMap((width) => formats.map((format) => `${width}.${format}` as const))),
    }),
    answer: z.unknown().meta({ contentType: 'image/*' }),
    status: 200,
    errors: [404],
  }),
  'GET /api/v1/files/{_file}/tiles/{level}/{column}/{row}': call({
    summary: `A part of a public picture (WebP), ${tileSize} pixels a side at most: level 0 fits into one, the last is the picture as it is stored`,
    tag: 'files',
    access: 'public',
    params: z.strictObject({ _file: id, level: place, column: place, row: place }),
    answer: z.unknown().meta({ contentType: 'image/webp' }),
    status: 200,
    errors: [404],
  }),
  'POST /api/console/files': call({
    summary: 'Console: store a picture, to be named in an item',
    tag: 'files',
    access: 'console:content',
    upload: pictureUpload,
    answer: z.strictObject({ file: picture }),
    status: 201,
    errors: [413, 415],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    writes: ['files'],
  }),
  'POST /api/v1/editor': call({
    summary: 'Store a picture that an editor puts into a text (specification 5); who writes texts with pictures is staff',
    tag: 'editor',
    access: 'member',
    upload: editorUpload,
    answer: z.strictObject({ photo: picture }),
    status: 201,
    errors: [403, 413, 415],
    location: ({ photo }) => `/api/v1/files/${photo._file}`,
    writes: ['files'],
  }),
  'POST /api/console/files/documents': call({
    summary: 'Console: store a document as it is, for everybody, to be named in an item',
    tag: 'files',
    access: 'console:content',
    upload: documentUpload,
    answer: z.strictObject({ file: storedFile }),
    status: 201,
    errors: [413, 415],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    writes: ['files'],
  }),
  'POST /api/console/files/videos': call({
    summary: 'Console: store a video (MP4 with H.264 and AAC, or WebM) or its captions (WebVTT) as it is, to be named in an item',
    tag: 'files',
    access: 'console:content',
    upload: videoUpload,
    answer: z.strictObject({ file: z.strictObject({ _file: id, name: z.string(), type: z.string(), size: z.int() }) }),
    status: 201,
    errors: [413, 415],
    location: ({ file }) => `/api/v1/files/${file._file}`,
    writes: ['files'],
  }),
}
