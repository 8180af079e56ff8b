import type { Plugin } from 'vite'

/** A route without frame or group: its id is its path. */
const sameId = /\n\s*id: ('[^']+'),(?=\n\s*path: \1,)/g
/** The slash at the beginning of a path, which the router takes away. */
const slash = /(?<=\n\s*path: ')\/(?!')/g

/** Leaves out of the table of pages what the router makes by itself: every page has that table in its first load. */
export const routeIds = (): Plugin => ({
  name: 'route-ids',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(sameId, '').replaceAll(slash, ''), map: null }),
  },
})
