import { createHash } from 'node:crypto'
import { access, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { requireRoom, sync } from './disk.ts'
import { type FileParts, partsOnDisk } from './parts.ts'

/** Where bytes are kept. Names are ours (`<id>/original`, `<id>/640.avif`), never a client's. */
export interface FileStorage {
  /** Stores durably, all or nothing. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** The local path of what is stored. */
  pathOf: (name: string) => string
  remove: (name: string) => Promise<void>
  pending: PendingFiles
  parts: FileParts
}

/** Files whose fate the database is about to decide: `pending.ts`. What is noted here outlives the process. */
export interface PendingFiles {
  /**
   * Stores what arrives where nobody reads it. It never is in memory as a whole.
   * @throws ApiError `unavailable` where the disk is nearly full; the source's own error where it breaks off
   */
  receive: (id: string, source: Readable) => Promise<{ path: string; size: number; sha256: string }>
  /** Puts a received file to its place as well, under `<id>/original`, durably. */
  place: (id: string) => Promise<void>
  /** Notes that a stored file is about to go. */
  mark: (id: string) => Promise<void>
  /** Forgets it here. */
  release: (id: string) => Promise<void>
  /** Those from before that moment. */
  list: (before: Date) => Promise<string[]>
}

function pendingOnDisk(folder: string, reserve: number, placeOf: (name: string) => string): PendingFiles {
  const pathOf = (id: string) => join(folder, id)
  return {
    async receive(id, source) {
      await mkdir(folder, { recursive: true })
      await requireRoom(folder, reserve)
      const hash = createHash('sha256')
      let size = 0
      const count = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length
          hash.update(chunk)
          yield chunk
        }
      }
      // Opened here: a stream that opens by itself may do so after the source broke off, and after the file was let go.
      const file = await open(pathOf(id), 'wx')
      await pipeline(source, count, file.createWriteStream())
      return { path: pathOf(id), size, sha256: hash.digest('hex') }
    },
    async place(id) {
      const path = placeOf(`${id}/original`)
      await mkdir(dirname(path), { recursive: true })
      await link(pathOf(id), path)
      for (const each of [path, dirname(path), dirname(dirname(path))]) await sync(each)
    },
    async mark(id) {
      await mkdir(folder, { recursive: true })
      await (await open(pathOf(id), 'a')).close()
    },
    release: (id) => rm(pathOf(id), { force: true }),
    async list(before) {
      const ids = await readdir(folder).catch(() => [])
      const times = await Promise.all(ids.map(async (id) => (await stat(pathOf(id)).catch(() => undefined))?.mtimeMs ?? Infinity))
      return ids.filter((_id, index) => (times[index] ?? Infinity) < before.getTime())
    },
  }
}

/**
 * Files in a folder, spread over sub-folders by the last characters of the id.
 * @param reserve so much of the disk is left to the database, in bytes
 */
export function diskStorage(folder: string, reserve = 512 * 1024 * 1024): FileStorage {
  const pathOf = (name: string) => {
    const [id = '', rest = ''] = name.split('/')
    return join(folder, id.slice(-2), id, rest)
  }
  return {
    pathOf,
    pending: pendingOnDisk(join(folder, 'pending'), reserve, pathOf),
    parts: partsOnDisk(join(folder, 'parts'), reserve),
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      try {
        await writeFile(temporary, bytes, { flag: 'wx', flush: true })
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(pathOf(name), { recursive: true, force: true }),
  }
}
