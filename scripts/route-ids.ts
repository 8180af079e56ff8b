import type { Plugin } from 'vite'

/** A route without frame or group: its id is its path. */
const sameId = /\n\s*id: ('[^']+'),(?=\n\s*path: \1,)/g

/** Leaves the ids out of the table of pages where the router makes the same of the path: every page has that table in its first load. */
export const routeIds = (): Plugin => ({
  name: 'route-ids',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(sameId, ''), map: null }),
  },
})
