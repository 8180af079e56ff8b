/** The page's own delays (`src/client/data/delays.ts`), in milliseconds, as far as tests change them. */
export interface Delays {
  worker?: number
  contentSync?: number
  installOffer?: number
  takeover?: number
}

/** The content of the site comes when nothing is tested any more: most tests are not about it. */
export const withoutSync: Delays = { contentSync: 600_000 }

/** The page offers its installation at once. Its worker, which fetches the whole app, comes as little as the content. */
export const withoutWorker: Delays = { ...withoutSync, worker: 600_000, installOffer: 0 }

/** The page waits for no quiet moment with its worker and its offer to install. */
export const workerAtOnce: Delays = { ...withoutSync, worker: 0, installOffer: 0 }

/** Nor with its content: for what is read without a network. It costs a visit four times the processor time. */
export const atOnce: Delays = { ...workerAtOnce, contentSync: 0 }

/** Runs in a page before its own scripts (`addInitScript`). */
export function setDelays(delays: Delays): void {
  Object.assign(window, { testDelays: delays })
}
