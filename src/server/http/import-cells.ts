import type { ImportColumn } from '#contract/import-columns.ts'
import { resources } from '#contract/api.ts'
import { locales } from '#contract/locale.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { ReadRow } from './import-items.ts'
import { comparable, isId, type Reading, readValue } from './import-values.ts'
import { issueOf } from './issues.ts'
import type { Context } from './route.ts'
import type { Titles } from './sheet-cells.ts'

const all: readonly AnyResource[] = resources

/** So many items with the words of a title are looked through for the one that has it. */
const maxFound = 100

/** The item of another resource that a cell names: by its id, or, where the caller sees such items, by what any language calls it. */
async function findReference({ db, caller }: Context, { shape }: ImportColumn, text: string): Promise<Reading> {
  if (isId(text)) return { value: text.toLowerCase() }
  const target = all.find(({ path }) => path === shape?.reference?.to)
  const isSeen = target !== undefined && caller?.scopes.some((scope) => scope === target.scope) === true
  if (!isSeen || target.search === undefined) return { issue: 'reference' }
  const found = await repositoryOf(target).select(db, { q: text.normalize('NFC').slice(0, 100), limit: maxFound })
  const named = found.filter((item) => locales.some((locale) => comparable(titleOf(target, item, locale)) === comparable(text)))
  const [first] = named
  if (first === undefined) return { issue: 'reference' }
  return named.length > 1 ? { issue: 'import.ambiguous' } : { value: first._id }
}

interface Given {
  columns: readonly ImportColumn[]
  titles: Titles
}

/** Reads the cells of one row after the other; titles are looked for once. */
export function rowReader(context: Context, { columns, titles }: Given): (cells: readonly string[]) => Promise<ReadRow> {
  const { locale } = context
  const known = new Map<string, Promise<Reading>>()
  const refer = (column: ImportColumn, text: string): Promise<Reading> => {
    const key = `${column.path} ${text}`
    const found = known.get(key) ?? findReference(context, column, text)
    known.set(key, found)
    return found
  }
  return async (cells) => {
    const row: ReadRow = { cells: new Map(), issues: [], locale, titles }
    for (const [index, column] of columns.entries()) {
      const text = (cells[index] ?? '').normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
      const isReference = column.kind === 'reference'
      const read = text === '' ? { value: undefined } : isReference ? await refer(column, text) : readValue(column, text, locale)
      if ('issue' in read) row.issues.push(issueOf(column.path, read.issue, locale, read.values))
      row.cells.set(column.path, { column, text, value: 'value' in read ? read.value : undefined })
    }
    return row
  }
}
