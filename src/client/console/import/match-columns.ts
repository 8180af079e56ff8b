import type { ImportHeading } from '#contract/import-calls.ts'

const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '').toLowerCase()

/** For each heading of a file the path of its column, empty where none has that name. No column is named twice. */
export function matchColumns(headings: readonly string[], columns: readonly ImportHeading[]): string[] {
  const used = new Set<string>()
  return headings.map((heading) => {
    const said = comparable(heading)
    const found = columns.find(({ path, headings: names }) => !used.has(path) && names.some((name) => comparable(name) === said))
    if (found === undefined) return ''
    used.add(found.path)
    return found.path
  })
}
