import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveKey } from './derive-key.ts'
import { openWith, sealWith } from './seal.ts'

/** Seals what is secret in the database, so that the database alone tells nobody. */
export interface Sealer {
  /** @param name binds it to its row: put into another's, it opens no more */
  seal: (name: string, value: string) => string
  /**
   * Opens what was sealed; what was stored before anything was is read as it is.
   * @returns with `isCurrent` false where it is not sealed with the key of now
   * @throws Error in words for whoever runs the server, where none of the keys opens it
   */
  open: (name: string, stored: string) => { value: string; isCurrent: boolean }
}

const prefix = 'sealed:'

const keyFrom = (text: string): Uint8Array => deriveKey(Buffer.from(text), 'secrets')

/** Opens with whichever of the keys it was sealed with. Returns its place, too; nothing where it is none of them. */
function openWithOne(keys: readonly Uint8Array[], name: string, sealed: string): { value: string; isCurrent: boolean } | undefined {
  for (const [index, key] of keys.entries())
    try {
      return { value: openWith(key, name, sealed), isCurrent: index === 0 }
    } catch {
      // Perhaps the next one.
    }
  return undefined
}

/** The key in a file of the folder of data; made where there is none, whole for every process at once. */
function readKeyFile(dataDir: string, isMade: boolean): string[] {
  const path = join(dataDir, 'secret.key')
  const read = () => readFileSync(path, 'utf8').trim()
  try {
    return [read()]
  } catch {
    if (!isMade) return []
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, path)
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(temporary)
  }
  return [read()]
}

/**
 * Makes a sealer. Keys are read when they are first needed.
 * @param keys texts, of which the first seals and each opens; without any the file `secret.key` of the folder of data is used
 */
export function sealerOf(keys: readonly string[], dataDir: string): Sealer {
  let known: Uint8Array[] | undefined
  // A key that is set later opens what was sealed with the file's.
  const read = () => (known ??= [...keys, ...readKeyFile(dataDir, keys.length === 0)].map(keyFrom))
  return {
    seal: (name, value) => prefix + sealWith(read()[0] ?? new Uint8Array(), name, value),
    open: (name, stored) => {
      if (!stored.startsWith(prefix)) return { value: stored, isCurrent: false }
      const opened = openWithOne(read(), name, stored.slice(prefix.length))
      if (opened !== undefined) return opened
      throw new Error(
        'The secrets in the database are sealed with another key: set SECRET_KEY as it was, or bring secret.key of its DATA_DIR here.',
      )
    },
  }
}
