import type { Declaration } from '../declaration.ts'
import { shapesOf } from '../shape.ts'

/** Names of what every item carries beside its fields. */
const reserved = ['_id', 'createdAt', 'updatedAt', 'version', 'isPublished', 'fallback'] as const

/** Checks what the types of a declaration cannot say. @throws Error where its parts contradict each other */
export function checkDeclaration(declaration: Declaration): void {
  const { path, fields, storage, isOffline = false, filters = [], search = [], staff = [], sortable = [] } = declaration
  if (declaration.orders !== undefined && storage === 'table') throw new Error(`${path}: a table has no orders beside its fields`)
  const { first, due, neighboursBy = [], groups = [], bulk = [], changeable } = declaration
  const mustFilter = (name: string, why: string) => {
    if (!filters.includes(name)) throw new Error(`${path}: ${why}, so it has to be a filter`)
  }
  for (const name of reserved) if (name in fields) throw new Error(`${path}: no field can be called ${name}, every item has one already`)
  if (storage === 'table' && isOffline) throw new Error(`${path}: a removed row of a table is gone, so devices would never hear of it`)
  for (const name of [...filters, ...search])
    if (declaration.public.length > 0 && staff.includes(name))
      throw new Error(`${path}: ${name} is for staff, so readers cannot filter or search by it`)
  for (const name of bulk)
    if (changeable !== undefined && !changeable.includes(name))
      throw new Error(`${path}: ${name} is set for many items at once, so it has to be changeable`)
  if (first !== undefined) mustFilter(first, `${first} stands first`)
  if (due !== undefined && !sortable.includes(due)) throw new Error(`${path}: items are due by ${due}, so it has to be sortable`)
  for (const name of neighboursBy) mustFilter(name, `neighbours share ${name}`)
  const grouped = groups.flatMap((group) => group.fields)
  if (grouped.length > 0 && grouped.toSorted().join() !== Object.keys(fields).toSorted().join())
    throw new Error(`${path}: every field stands in one group`)
  for (const [name, { reference }] of Object.entries(shapesOf(fields)))
    if (reference !== undefined) mustFilter(name, `${name} refers to ${reference.to}`)
}
