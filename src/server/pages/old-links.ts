import { patternOf } from '#contract/page.ts'
import { movedPages } from '#contract/pages.ts'

const id = '[\\dA-Fa-f]{8}(?:-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}'
const patterns = [...movedPages].map(([route, target]) => ({ pattern: patternOf(route, id), target }))

/** Nothing that a browser could read as another host: `//host`, `/\host`, `/%09/host`. */
const plainPath = /^(?:\/[\w.~-]+)+\/*$/

/** An address with one more search: what it has of its own comes first. */
export const withSearch = (address: string, search: string): string =>
  `${address}${address.includes('?') ? search.replace('?', '&') : search}`

/** Where an old link leads for good: a path of our own; `undefined` where it is no old link. */
export function movedTo(path: string): string | undefined {
  if (!plainPath.test(path)) return undefined
  const plain = path.replace(/\/+$/, '')
  const target = patterns.find(({ pattern }) => pattern.test(plain))?.target ?? plain
  return target === path ? undefined : target
}
