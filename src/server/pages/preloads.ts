import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

const routeOf = (key: string): string | undefined => {
  const path = /^src\/client\/(?:\w+\/)?routes\/(.+)\.tsx\?tsr-split=(?:[\w-]+---)?component(?:---[\w-]+)?$/.exec(key)?.[1]
  return path === undefined ? undefined : `/${path}`.replace(/\/route$/, '').replace(/\/index$/, '/')
}
const fontOf = (key: string): string | undefined => {
  const name = /^src\/client\/ui\/fonts\/([\w-]+)\.woff2$/.exec(key)?.[1]
  return name === undefined ? undefined : `font:${name}`
}

/**
 * From Vite's manifest: the files that a module needs, with all that it imports, by its source (`src/client/main.tsx`,
 * `locales/ko/shell.po`); those of a route's component by the route's id (`/_firm/contact`); fonts by name (`font:sans-core`).
 */
export async function readPreloads(client: string): Promise<Map<string, string[]>> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const other of chunk.imports ?? []) filesOf(other, seen)
    return seen
  }
  return new Map(Object.keys(manifest).map((key) => [routeOf(key) ?? fontOf(key) ?? key, [...filesOf(key)]]))
}
