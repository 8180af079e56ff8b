import type { Fields } from './declaration.ts'
import type { Kind } from './field.ts'
import { type Locale, locales } from './locale.ts'
import { type Shape, shapesOf } from './shape.ts'

/** A column of a file that can be imported: a value of an item, or one language of it. */
export interface ImportColumn {
  /** `subject.ko`, `youtube.id`; beside the fields `_id`, `version` and `createdAt`. */
  path: string
  /** What it is called, from the outside in. */
  labels: readonly string[]
  locale: Locale | undefined
  kind: Kind
  shape: Shape | undefined
  /** Whether a new item has to have it. */
  isRequired: boolean
}

/** What one cell can hold. */
const single: readonly Kind[] = ['line', 'text', 'richText', 'choice', 'boolean', 'number', 'instant', 'day', 'money', 'reference']
const listed: readonly Kind[] = ['line', 'text', 'choice', 'number']

interface Found {
  columns: ImportColumn[]
  /** The fields that no cell can hold, and whether a new item has to have them. */
  left: { path: string; label: string; isRequired: boolean }[]
}
interface Outer {
  path: string
  labels: readonly string[]
  isRequired: boolean
}

function columnsOf(fields: Readonly<Record<string, Shape>>, outer: Outer): Found {
  const found: Found = { columns: [], left: [] }
  for (const [name, shape] of Object.entries(fields)) {
    const path = outer.path === '' ? name : `${outer.path}.${name}`
    const labels = [...outer.labels, shape.label ?? name]
    const isRequired = outer.isRequired && !shape.isNullable && !shape.isOptional && shape.preset === undefined
    const column = { path, labels, locale: undefined, kind: shape.kind, shape, isRequired }
    if (shape.kind === 'translated')
      for (const locale of locales) {
        const text = shape.fields[locale]
        if (text === undefined) continue
        const isNeeded = isRequired && !text.isOptional
        found.columns.push({ ...column, path: `${path}.${locale}`, locale, kind: text.kind, shape: text, isRequired: isNeeded })
      }
    else if (shape.kind === 'object') {
      const inner = columnsOf(shape.fields, { path, labels, isRequired })
      found.columns.push(...inner.columns)
      found.left.push(...inner.left)
    } else if (single.includes(shape.kind) || (shape.kind === 'list' && listed.includes(shape.item?.kind ?? 'object')))
      found.columns.push(column)
    else found.left.push({ path, label: shape.label ?? name, isRequired: isRequired && shape.kind !== 'list' })
  }
  return found
}

const stamp = (path: string, label: string, kind: Kind): ImportColumn => ({
  path,
  labels: [label],
  locale: undefined,
  kind,
  shape: undefined,
  isRequired: false,
})

/** The columns that a file for an import of a resource has, and what it cannot have. */
export function importColumns({ fields }: { fields: Fields }): Found {
  const { columns, left } = columnsOf(shapesOf(fields), { path: '', labels: [], isRequired: true })
  const first = [stamp('_id', /*i18n*/ '항목 ID', 'line'), stamp('version', /*i18n*/ '버전', 'number')]
  return { columns: [...first, ...columns, stamp('createdAt', /*i18n*/ '등록일', 'instant')], left }
}
