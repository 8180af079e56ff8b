import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

const keyFrom = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'secrets', 32))

function openWith(key: Buffer, name: string, stored: string): string | undefined {
  const bytes = Buffer.from(stored.slice(prefix.length), 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
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
  let known: Buffer[] | undefined
  // A key that is set later opens what was sealed with the file's.
  const read = () => (known ??= [...keys, ...readKeyFile(dataDir, keys.length === 0)].map(keyFrom))
  return {
    seal: (name, value) => {
      const iv = randomBytes(12)
      const [key = Buffer.alloc(0)] = read()
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (name, stored) => {
      if (!stored.startsWith(prefix)) return { value: stored, isCurrent: false }
      for (const [index, key] of read().entries()) {
        const value = openWith(key, name, stored)
        if (value !== undefined) return { value, isCurrent: index === 0 }
      }
      throw new Error(
        'The secrets in the database are sealed with another key: set SECRET_KEY as it was, or bring secret.key of its DATA_DIR here.',
      )
    },
  }
}
