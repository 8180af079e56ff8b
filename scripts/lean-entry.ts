import type { Plugin } from 'vite'

/** A route without frame or group: its id is its path. */
const sameId = /\n\s*id: ('[^']+'),(?=\n\s*path: \1,)/g
/** The slash at the beginning of a path, which the router takes away. */
const slash = /(?<=\n\s*path: ')\/(?!')/g
/** The children of a route, by names that only the types of the table need: a list will do. */
const namedChildren = /(?<=\nconst \w+RouteChildren)(: \w+) = \{([^}]*)\}/g
const withoutNames = (_all: string, _type: string, children: string) => ` = [${children.replaceAll(/^\s*\w+:\s+/gm, '')}]`

/** Leaves out of the table of pages what the router makes by itself: every page has that table in its first load. */
const routeTable: Plugin = {
  name: 'route-table',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(sameId, '').replaceAll(slash, '').replaceAll(namedChildren, withoutNames), map: null }),
  },
}

/** Leaves out a route's id where it is declared: it is there for the types and for the generator of the table, which gives it. */
const routeNames: Plugin = {
  name: 'route-names',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/routes\/.+\.tsx/, code: /createFileRoute\('/ },
    handler: (code) => ({ code: code.replace(/createFileRoute\('[^']*'\)/, 'createFileRoute()'), map: null }),
  },
}

const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(Object.assign(event, { payload }))) throw payload
})`

/**
 * What stands around each import() of a late part: it tells of a part that did not come (recovery.ts), as Vite's own does. That one
 * also asks for files that a part needs beside it, of which there are none: the document names all, and all styles that a part
 * imports are one file. What is imported by its address (`?url`) is asked for by who imports it.
 */
const lateParts: Plugin = {
  name: 'late-parts',
  enforce: 'post',
  transform: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => ({ code: helper, map: null }) },
  generateBundle(_options, bundle) {
    const imported = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : []))
    const styles = [...new Set(imported)]
    if (styles.length > 1) this.error(`a late part has styles of its own, which nothing would load: ${styles.join(', ')}`)
  },
}

/** Takes out of every page's first load what no page needs. */
export const leanEntry = (): Plugin[] => [routeTable, routeNames, lateParts]
