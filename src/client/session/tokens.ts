/** Tokens of a session. They live in the tab's session storage (specification 4): they survive a reload and end with the tab. */
export interface Tokens {
  accessToken: string
  refreshToken: string
}

const name = 'session'
const listeners = new Set<() => void>()

function read(): Tokens | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Tokens | null) ?? undefined
  } catch {
    // No storage, or something in it that is not ours.
    return undefined
  }
}

let tokens = import.meta.env.SSR ? undefined : read()

/** The tokens of this tab, if somebody is logged in. */
export const currentTokens = (): Tokens | undefined => tokens

/** Takes other tokens, or none: then nobody is logged in. Where the storage is full or closed they last as long as the page. */
export function setTokens(next: Tokens | undefined): void {
  tokens = next
  try {
    if (next === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(next))
  } catch {
    // As said above.
  }
  for (const listener of listeners) listener()
}

/** Tells of every change, until the returned function is called. For `useSyncExternalStore`. */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// A page that comes out of the browser's memory (back, forward) may have been left by somebody else.
if (!import.meta.env.SSR)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    tokens = read()
    for (const listener of listeners) listener()
  })
