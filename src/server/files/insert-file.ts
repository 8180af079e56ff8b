import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { cleanName } from './name.ts'
import type { FileStorage } from './storage.ts'

interface FileFacts {
  name: string
  /** Its media type. */
  type: string
  /** Of a picture, in pixels. */
  width?: number
  height?: number
  placeholder?: string
}

/**
 * Stores bytes of our own as a file that everybody may read.
 * @param _id that of a pending file, where the transaction may fail: who received it settles it
 * @returns its id
 */
export async function insertFile(
  db: Db,
  storage: FileStorage,
  bytes: Uint8Array,
  { name, ...facts }: FileFacts,
  _id: string = uuid(),
): Promise<string> {
  await storage.write(`${_id}/original`, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = { _id, ...facts, name: cleanName(name), size: bytes.byteLength, sha256, isPublic: 1 }
  await db
    .insertInto('files')
    .values({ ...row, createdAt: new Date().toISOString() })
    .execute()
  return _id
}
