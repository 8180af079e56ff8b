import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

const routeOf = (key: string): string | undefined => {
  const path = /^src\/client\/routes\/(.+)\.tsx\?tsr-split=(?:[\w-]+---)?component(?:---[\w-]+)?$/.exec(key)?.[1]
  return path === undefined ? undefined : `/${path}`.replace(/\/route$/, '').replace(/\/index$/, '/')
}
const catalogueOf = (key: string): string | undefined => {
  const [, locale, name] = /^locales\/(\w+)\/(client|pages)\.po$/.exec(key) ?? []
  return locale === undefined ? undefined : `${name}:${locale}`
}
const fontOf = (key: string): string | undefined => {
  const name = /^src\/client\/ui\/fonts\/([\w-]+)\.woff2$/.exec(key)?.[1]
  return name === undefined ? undefined : `font:${name}`
}

/** From Vite's manifest: which files the code of each route, and each catalogue, needs beside those that every page loads; and each font. */
export async function readPreloads(client: string, template: string): Promise<Map<string, string[]>> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const other of chunk.imports ?? []) filesOf(other, seen)
    return seen
  }
  return new Map(
    Object.keys(manifest).flatMap((key) => {
      const name = routeOf(key) ?? catalogueOf(key) ?? fontOf(key)
      return name === undefined ? [] : [[name, [...filesOf(key)].filter((file) => !template.includes(file))] as const]
    }),
  )
}
