import * as z from 'zod'
import type { Declaration, Fields } from '../declaration.ts'
import { id, instant } from '../field.ts'
import { localised } from '../localise.ts'
import { shapeOf, shapesOf } from '../shape.ts'
import { omit, pick } from './pick.ts'

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Fields without their defaults, which belong to creating: in a change, an absent field stays as it is. */
export const withoutDefaults = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { schema, isNullable, preset } = shapeOf(field)
      if (preset === undefined) return [name, field]
      return [name, isNullable ? schema.nullable() : schema]
    }),
  )

/** Schemas of a resource's items, as each reader sees and each writer sends them. */
export type Schemas = ReturnType<typeof schemasOf>

/** Makes the schemas of a resource's items from its fields. */
export function schemasOf({ singular, fields, storage, changeable, writeOnly, detail = [], staff = [], isOffline = false }: Declaration) {
  const name = capital(singular)
  const stamp = { _id: id, createdAt: instant, updatedAt: instant }
  const fallback = { fallback: z.array(z.string()).optional() }
  const forReaders = omit(fields, staff)
  const readable = Object.fromEntries(Object.entries(forReaders).map(([field, schema]) => [field, localised(schema)]))
  const settable: Fields = storage === 'table' ? {} : { isPublished: z.boolean().optional(), createdAt: instant.optional() }
  const creation = { ...fields, ...writeOnly, ...settable }
  const publicListItem = z.strictObject({ ...stamp, ...omit(readable, detail), ...fallback }).meta({ id: `Short${name}` })
  /** A delta is for those who keep the items: they come whole. */
  const details = isOffline ? z.strictObject(pick(readable, detail)).partial().shape : {}
  return {
    shapes: { all: shapesOf(fields), public: shapesOf(forReaders), publicList: shapesOf(omit(forReaders, detail)) },
    publicItem: z.strictObject({ ...stamp, ...readable, ...fallback }).meta({ id: name }),
    publicListItem,
    inList: publicListItem.extend(details).meta({ id: `${name}InList` }),
    consoleItem: z.strictObject({ ...stamp, ...fields, version: z.int(), isPublished: z.boolean() }).meta({ id: `Console${name}` }),
    creation: z.strictObject(creation).meta({ id: `New${name}` }),
    change: z
      .strictObject(withoutDefaults(changeable === undefined ? creation : pick(fields, changeable)))
      .partial()
      .meta({ id: `${name}Change` }),
  }
}
