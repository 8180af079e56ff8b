import type { ImportMode, ImportRows } from '#contract/import-calls.ts'

/** State by which an import can resume after a reload: the digest of the rows and a key for each request. Nothing of the file itself. */
export interface Unfinished {
  digest: string
  mode: ImportMode
  /** When it began, in ms. */
  at: number
  keys: string[]
}

/** The server remembers keys for a week at least, in ms. */
const keptFor = 7 * 24 * 60 * 60 * 1000

const place = 'console-import'

/** The digest of an import: the same file with the same columns, by the same account, has the same one. */
export async function digestOf(account: string, path: string, chunks: readonly ImportRows[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([account, path, chunks])))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The import that has begun with these rows and not ended. */
export function unfinished(digest: string): Unfinished | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? 'null') as Unfinished | null
    return stored !== null && stored.digest === digest && Date.now() - stored.at < keptFor ? stored : undefined
  } catch {
    return undefined
  }
}

export function remember(one: Unfinished): void {
  try {
    localStorage.setItem(place, JSON.stringify(one))
  } catch {
    // Where nothing can be stored it goes on as long as the screen is open.
  }
}

export const forget = (): void => localStorage.removeItem(place)
