import { open, statfs } from 'node:fs/promises'
import { ApiError } from '../http/api-error.ts'

/** Flushes a file or folder, so that it survives a power cut. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * @param reserve so much of the disk is left to the database, in bytes
 * @throws ApiError `unavailable` where less is left
 */
export async function requireRoom(folder: string, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve) throw new ApiError('unavailable', {}, 60)
}
