import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where bytes are kept. Names are ours (`<id>/original`, `<id>/640.avif`), never a client's. */
export interface FileStorage {
  /** Stores durably, all or nothing. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  /** `undefined`: not there. */
  read: (name: string) => Promise<{ stream: Readable; size: number } | undefined>
  /** The local path of what is stored, for tools that want one; it must be there. */
  pathOf: (name: string) => string
  remove: (name: string) => Promise<void>
}

/** Files in a folder, spread over sub-folders by the last characters of the id. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (name: string) => {
    const [id = '', rest = ''] = name.split('/')
    return join(folder, id.slice(-2), id, rest)
  }
  return {
    pathOf,
    async write(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`
      try {
        const file = await open(temporary, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async read(name) {
      const path = pathOf(name)
      const found = await stat(path).catch(() => undefined)
      return found === undefined ? undefined : { stream: createReadStream(path), size: found.size }
    },
    remove: (name) => rm(pathOf(name), { recursive: true, force: true }),
  }
}
