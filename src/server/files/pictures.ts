import type { Picture } from '#contract/field.ts'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { type Asked, keyedQueue } from '../http/work-queue.ts'
import { insertFile } from './insert-file.ts'
import type { FileStorage } from './storage.ts'

/** Nothing stored has more pixels than this: a small file can unpack to gigabytes. */
export const limitInputPixels = 40_000_000
const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
sharp.concurrency(1)
sharp.cache(false)

// One picture at a time, on one thread, whoever sends it or asks for it: a decoded one takes hundreds of megabytes, and one of
// two cores is left for answers.
/** Work on pictures, by the name of what it makes. Its cost is in pixels of WebP. */
export const makeInTurn = keyedQueue({ concurrency: 1, capacity: 100, retryAfter: 5 })
/** An upload of staff is in line with the others of the console. */
const ofConsole: Asked = { by: 'console', isOwn: true }
const inTurn = <T>(job: () => Promise<T>, asked = ofConsole): Promise<T> => makeInTurn(`upload ${uuid()}`, job, asked)

/** The longer side of what is stored of an upload, in pixels: the widest variant is 1920. */
const maxSide = 2560

/** No picture is longer, as JPEG has it: of the same pixels, millions of rows take a hundred times as long. */
const maxSourceSide = 65_535
/** What takes longer to decode holds everybody up who waits: the largest picture takes 1.2 s on a quiet machine. */
const decodeSeconds = 30

/**
 * Megapixels that are decoded within 150 MB of memory: some formats are decoded in strips, others as a whole and several
 * times over (decision 8 has the figures).
 */
function maxMegapixels({ format, isProgressive, depth, pages = 1, bitsPerSample = 8, hasAlpha }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? 15 : 40
  if (format === 'png' && depth === 'ushort') return isProgressive ? 10 : 24
  if (format === 'png') return isProgressive ? 16 : 40
  if (format === 'webp') return pages > 1 ? 10 : 30
  return bitsPerSample > 8 || hasAlpha ? 5 : 7
}

async function decode(path: string, square: number | undefined) {
  const image = sharp(path, { limitInputPixels: false })
  const facts = await image.metadata()
  if (Math.max(facts.width, facts.height) > maxSourceSide) throw new ApiError('pictureType')
  const limit = maxMegapixels(facts)
  if (facts.width * facts.height > limit * 1e6)
    throw new ApiError('tooManyPixels', {
      values: { limit, format: facts.format === 'heif' ? 'AVIF' : facts.format.toUpperCase() },
      field: 'file',
    })
  return image
    .autoOrient()
    .resize(
      square === undefined
        ? { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }
        : { width: square, height: square, fit: 'cover', position: sharp.strategy.attention, withoutEnlargement: true },
    )
    .webp({ quality: 90 })
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true })
}

interface PictureFacts {
  name: string
  width: number
  height: number
}

/** A picture that is ready to be stored (WebP), with what is shown in its place until it has come. */
interface EncodedPicture extends PictureFacts {
  webp: Uint8Array
  placeholder: string
}

/** @throws ApiError `pictureType` where it is a mere line */
async function withPlaceholder(webp: Uint8Array, facts: PictureFacts, asked?: Asked): Promise<EncodedPicture> {
  const tiny = await inTurn(
    () =>
      sharp(webp)
        .resize({ width: 8 })
        .webp({ quality: 20, effort: 6 })
        .toBuffer()
        .catch(() => {
          // Two thousand times as high as it is wide.
          throw new ApiError('pictureType')
        }),
    asked,
  )
  return { ...facts, webp, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/**
 * Makes a picture that was received ready to be stored. Its type is read from its bytes; it is decoded and encoded again, so
 * that nothing but pixels is kept, and no more of them than are ever shown.
 * @param types those that are taken, of the ones that browsers show
 * @param asked by whom; the console where nobody is named
 * @param square the side (px) of a square that is cut out of it, where most is to be seen
 * @throws ApiError `pictureType` (also of a mere line, and of what takes too long), `tooManyPixels`; `unavailable` where too many others wait
 */
export async function encodePicture(
  { path, name }: { path: string; name: string },
  { types = pictureTypes, asked, square }: { types?: readonly string[]; asked?: Asked; square?: number } = {},
): Promise<EncodedPicture> {
  const sniffed = await fileTypeFromFile(path)
  if (sniffed === undefined || !types.includes(sniffed.mime)) throw new ApiError('pictureType')
  const { data, info } = await inTurn(
    () =>
      decode(path, square).catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError('pictureType')
      }),
    asked,
  )
  return withPlaceholder(data, { width: info.width, height: info.height, name }, asked)
}

/** @param _id that of the pending file it was made from, where the transaction may fail */
export async function insertPicture(
  db: Db,
  storage: FileStorage,
  { webp, name, ...picture }: EncodedPicture,
  _id?: string,
): Promise<Picture> {
  return { _file: await insertFile(db, storage, webp, { name, type: 'image/webp', ...picture }, _id), ...picture }
}

/** Stores a picture of our own (WebP) as it is. @throws ApiError `pictureType` where it is a mere line */
export const keepPicture = async (db: Db, storage: FileStorage, webp: Uint8Array, facts: PictureFacts): Promise<Picture> =>
  insertPicture(db, storage, await withPlaceholder(webp, facts))

/**
 * Makes `<id>/<width>.<format>` from the original unless it is there. Asked for twice at once, it is made once.
 * @throws ApiError `notFound`, `unavailable` where too many others are asked for
 */
export async function makeVariant(
  storage: FileStorage,
  _id: string,
  { width, format, ...asked }: Pick<Asked, 'urgency' | 'by'> & { width: number; format: 'avif' | 'webp' },
): Promise<string> {
  const name = `${_id}/${width}.${format}`
  if (await storage.has(name)) return name
  const make = async () => {
    if (!(await storage.has(`${_id}/original`))) throw new ApiError('notFound')
    const resized = sharp(storage.pathOf(`${_id}/original`), { limitInputPixels }).resize({ width, withoutEnlargement: true })
    const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 })
    await storage.write(name, await encoded.toBuffer())
  }
  // AVIF takes some four times as long.
  await makeInTurn(name, make, { ...asked, cost: width * width * (format === 'avif' ? 4 : 1) })
  return name
}
