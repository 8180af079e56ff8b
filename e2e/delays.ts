/** The page's own delays (`src/client/data/delays.ts`), in milliseconds, as far as tests change them. */
export interface Delays {
  worker?: number
  contentSync?: number
  installOffer?: number
  takeover?: number
}

/** The content of the site comes when nothing is tested any more: most tests are not about it. */
export const withoutSync: Delays = { contentSync: 600_000 }

/** The page waits for no quiet moment with its worker, its content and its offer to install. */
export const atOnce: Delays = { worker: 0, contentSync: 0, installOffer: 0 }

/** Runs in a page before its own scripts (`addInitScript`). */
export function setDelays(delays: Delays): void {
  Object.assign(window, { testDelays: delays })
}
