import type { Body } from '#contract/index.ts'

export type Written = Omit<Body<'POST /api/v1/forms'>, 'consent'> & { consent: { code: string; version: string } }

interface Remembered {
  digest: string
  key: string
  agreedAt: string
  at: number
}

const storageName = 'consultation-key'
/** How long the same words are taken for the same request, in milliseconds. */
const sameFor = 10 * 60 * 1000

const digestOf = async (written: Written): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(written))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function remembered(now: number): Remembered | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(storageName) ?? 'null') as Remembered | null
    return value !== null && now - value.at < sameFor ? value : undefined
  } catch {
    return undefined
  }
}

/** What was refused is no request: the same words get another key. */
export function forgetKey(): void {
  try {
    localStorage.removeItem(storageName)
  } catch {
    // Nothing is kept here.
  }
}

/**
 * The key of a request and the moment of its consent. The same words within ten minutes, from this tab or another, after
 * a lost reply or a double click, are the same request: they get the same key, and the server takes it once. Of the
 * words themselves only a digest is kept.
 */
export async function identify(written: Written, now = Date.now()): Promise<{ key: string; agreedAt: string }> {
  const digest = await digestOf(written)
  const decide = () => {
    const before = remembered(now)
    if (before?.digest === digest) return before
    const fresh = { digest, key: crypto.randomUUID(), agreedAt: new Date(now).toISOString(), at: now }
    try {
      localStorage.setItem(storageName, JSON.stringify(fresh))
    } catch {
      // Nothing can be kept here: other tabs will not know of this request, the server still takes each key once.
    }
    return fresh
  }
  // Two tabs decide one after the other.
  return 'locks' in navigator ? navigator.locks.request(storageName, decide) : decide()
}
