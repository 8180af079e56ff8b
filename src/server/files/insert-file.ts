import { createHash } from 'node:crypto'
import { initialsOf, normalise } from '#contract/search.ts'
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

/** Builds the search columns of a file in the library. */
export const searchOf = (...texts: readonly string[]) => ({
  search: texts.map(normalise).join('\n'),
  initials: texts.map(initialsOf).join('\n'),
})

/** The row of a file that everybody may read. */
export const publicRow = <Facts extends { name: string }>(facts: Facts) => ({
  ...facts,
  ...searchOf(facts.name),
  isPublic: 1,
  createdAt: new Date().toISOString(),
})

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
  const row = publicRow({ _id, ...facts, name: cleanName(name), size: bytes.byteLength, sha256 })
  await db.insertInto('files').values(row).execute()
  return _id
}
