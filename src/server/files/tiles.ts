import { levelOf, type PictureSize, tileSize } from '#contract/platform/tiles.ts'
import sharp from 'sharp'
import { ApiError } from '../http/api-error.ts'
import type { Asked } from '../http/work-queue.ts'
import { limitInputPixels, makeInTurn } from './pictures.ts'
import type { FileStorage } from './storage.ts'

interface Place extends Pick<Asked, 'by'> {
  level: number
  column: number
  row: number
}

/**
 * Makes a tile of a stored picture unless it is there, and the others of its row with it, since decoding costs more than they do.
 * Rows are made in turn with the widths of pictures: one is decoded at a time.
 * @returns its name in the storage
 * @throws ApiError `notFound`, `unavailable` where too much else is asked for
 */
export async function makeTile(storage: FileStorage, picture: PictureSize & { _id: string }, place: Place): Promise<string> {
  const { _id } = picture
  const { level, column, row, by } = place
  const size = levelOf(picture, level)
  if (size === undefined || column >= size.columns || row >= size.rows) throw new ApiError('notFound')
  const nameOf = (of: number) => `${_id}/tile-${level}-${of}-${row}.webp`
  const name = nameOf(column)
  if (await storage.has(name)) return name
  const { width, height, columns } = size
  const make = async () => {
    if (!(await storage.has(`${_id}/original`))) throw new ApiError('notFound')
    const top = row * tileSize
    const band = await sharp(storage.pathOf(`${_id}/original`), { limitInputPixels })
      .resize({ width, height, fit: 'fill' })
      .extract({ left: 0, top, width, height: Math.min(tileSize, height - top) })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: band.info.width, height: band.info.height, channels: band.info.channels }
    for (let of = 0; of < columns; of += 1) {
      const left = of * tileSize
      const part = { left, top: 0, width: Math.min(tileSize, width - left), height: raw.height }
      await storage.write(nameOf(of), await sharp(band.data, { raw }).extract(part).webp({ quality: 82 }).toBuffer())
    }
  }
  await makeInTurn(`${_id}/tiles-${level}-${row}`, make, { by, cost: width * height })
  return name
}
