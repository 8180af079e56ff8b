import type { Picture } from '#contract/field.ts'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { keepPicture, limitInputPixels, makeInTurn } from './pictures.ts'
import type { FileStorage } from './storage.ts'

/**
 * Stores a part of a stored picture as one of its own. It is cut here, and not on the device: what is stored stands upright already,
 * and a phone need not hold it in memory.
 */
export async function cropPicture(
  db: Db,
  storage: FileStorage,
  { _id, name }: { _id: string; name: string },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Promise<Picture> {
  const original = sharp(storage.pathOf(`${_id}/original`), { limitInputPixels })
  const cut = () => original.extract({ left, top, width, height }).webp({ quality: 90 }).toBuffer()
  const webp = await makeInTurn(`crop ${uuid()}`, cut, { by: 'console', isOwn: true })
  return keepPicture(db, storage, webp, { name, width, height })
}
