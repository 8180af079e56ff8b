import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { requireRoom, sync } from './disk.ts'

interface ReceivedPart {
  /** Within its upload. */
  name: string
  size: number
  /** False where its source broke off. */
  isWhole: boolean
  /** It brought more than was allowed: the rest was not read. */
  isTooLong: boolean
}

/**
 * Parts of files that are on their way. Each is a file of its own under a new name, and never changes: which of them count
 * is for the database to say, so that nothing that two processes do at once can harm what has come.
 */
export interface FileParts {
  /**
   * Stores durably what comes of a part, also where it breaks off.
   * @throws ApiError `unavailable` where the disk is nearly full
   */
  receive: (upload: string, source: Readable, maxBytes: number) => Promise<ReceivedPart>
  /** Their bytes, one part after the other. */
  read: (upload: string, names: readonly string[]) => Readable
  drop: (upload: string, name: string) => Promise<void>
  /** Takes all parts of an upload away. */
  remove: (upload: string) => Promise<void>
  /** The uploads of which there are parts. */
  list: () => Promise<string[]>
}

/** What comes until the source ends, or breaks off. What fails where it goes to is thrown there. It may be left before its end. */
async function* untilBroken(source: Readable, onBroken: () => void): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
  } catch {
    onBroken()
  }
}

export function partsOnDisk(folder: string, reserve: number): FileParts {
  const folderOf = (upload: string) => join(folder, upload)
  return {
    async receive(upload, source, maxBytes) {
      await mkdir(folderOf(upload), { recursive: true })
      await requireRoom(folder, reserve)
      const name = randomBytes(8).toString('hex')
      const file = await open(join(folderOf(upload), name), 'wx')
      let size = 0
      let [isWhole, isTooLong] = [true, false]
      try {
        for await (const chunk of untilBroken(source, () => (isWhole = false))) {
          isTooLong = size + chunk.length > maxBytes
          if (isTooLong) break
          await file.writeFile(chunk)
          size += chunk.length
        }
        await file.sync()
      } finally {
        await file.close()
      }
      await sync(folderOf(upload))
      return { name, size, isWhole, isTooLong }
    },
    read: (upload, names) =>
      Readable.from(
        (async function* () {
          for (const name of names) yield* createReadStream(join(folderOf(upload), name))
        })(),
        { objectMode: false },
      ),
    drop: (upload, name) => rm(join(folderOf(upload), name), { force: true }),
    remove: (upload) => rm(folderOf(upload), { recursive: true, force: true, maxRetries: 3 }),
    list: () => readdir(folder).catch(() => []),
  }
}
