import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts that a module may have besides its contract, its server and its demo rows. */
export const moduleParts = ['public', 'member', 'console', 'job', 'mail', 'offline'] as const
export type ModulePart = (typeof moduleParts)[number]

/** Parts that make no sense without others bring them: a mail needs somebody who has written. */
const needs: Partial<Record<ModulePart, ModulePart>> = { mail: 'member' }

/** The given parts, and those that they need. */
export const withNeeded = (parts: readonly ModulePart[]): ReadonlySet<ModulePart> =>
  new Set([...parts, ...parts.flatMap((part) => needs[part] ?? [])])

/** `public|member`, `public&!member`: names of parts, which no mix of the two signs joins. */
function holds(condition: string, parts: ReadonlySet<string>): boolean {
  const isThere = (name: string) => (name.startsWith('!') ? !parts.has(name.slice(1)) : parts.has(name))
  return condition.includes('&') ? condition.split('&').every(isThere) : condition.split('|').some(isThere)
}

/** Lines between `//if`, `//else` and `//end` are there or not; `//only` says that of the whole file. */
export function expand(text: string, parts: ReadonlySet<string>): string | undefined {
  const only = /^\/\/only (.+)\n/.exec(text)
  if (only?.[1] !== undefined && !holds(only[1], parts)) return undefined
  let isThere = true
  const lines = text
    .slice(only?.[0].length ?? 0)
    .split('\n')
    .flatMap((line) => {
      const condition = /^\/\/if (.+)$/.exec(line)?.[1]
      if (condition !== undefined) isThere = holds(condition, parts)
      else if (line === '//else') isThere = !isThere
      else if (line === '//end') isThere = true
      else return isThere ? [line] : []
      return []
    })
  return lines.join('\n')
}

interface Names {
  module: string
  label: string
}

/** The files of a new module, by their paths in the project. */
export function moduleFiles({ module, label }: Names, parts: ReadonlySet<string>): Map<string, string> {
  const folder = join(import.meta.dirname, 'template')
  const named = (text: string) =>
    text
      .replaceAll('__module__', module)
      .replaceAll('__Module__', module.charAt(0).toUpperCase() + module.slice(1))
      .replaceAll('__label__', label)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'))
  return new Map(
    files.flatMap((path) => {
      const text = expand(readFileSync(join(folder, path), 'utf8'), parts)
      return text === undefined ? [] : [[named(path.replace(/\.txt$/, '')), named(text)] as const]
    }),
  )
}
