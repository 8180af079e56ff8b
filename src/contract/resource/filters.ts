import * as z from 'zod'
import type { Declaration } from '../declaration.ts'
import { instant } from '../field.ts'
import { wireBoolean } from '../paging.ts'
import { type Shape, shapesOf } from '../shape.ts'
import { translation as toTranslate } from '../translation-state.ts'
import { natureOf } from './nature.ts'
import { pick } from './pick.ts'

const none = z
  .literal('none')
  .transform(() => null)
  .meta({ type: 'string', const: 'none' })

/** A field as a filter: booleans travel as words, everything else as it is. */
const filterOf = ({ kind, schema }: Shape): z.ZodType => (kind === 'boolean' ? wireBoolean : schema).optional()

/** As a filter of the console: `none` finds what names nothing. */
const consoleFilterOf = (shape: Shape): z.ZodType => {
  const { reference, isNullable, schema } = shape
  if (reference === undefined || !isNullable) return filterOf(shape)
  return z.union([schema, none]).optional()
}

/** Composed before it is measured: macOS sends three characters for one syllable. */
const q = z.string().trim().normalize('NFC').min(1).max(100).optional().meta({
  description: 'Words, all of which must be there; white space in them does not matter. Initial consonants (ㅇㅎ) look in short fields.',
})

const from = instant.optional().meta({ description: 'Only those created at this instant or later.' })
const due = wireBoolean.optional().meta({ description: 'True: only those whose time has come.' })
const to = instant.optional().meta({ description: 'Only those created before this instant.' })
const translation = toTranslate.optional().meta({ description: 'A language that a text lacks; `stale`: its Korean has changed.' })
/** Filters that mean the same in every list that has them. */
export const commonFilters = { q, from, due, to, translation }

const filtersWith = ({ fields, filters = [], search }: Declaration, toFilter: (shape: Shape) => z.ZodType): Record<string, z.ZodType> => ({
  ...Object.fromEntries(Object.entries(pick(shapesOf(fields), filters)).map(([name, shape]) => [name, toFilter(shape)])),
  ...(search === undefined ? {} : { q }),
})

/** Makes the parameters by which readers narrow the list of a resource. */
export const publicFilters = (declaration: Declaration) => filtersWith(declaration, filterOf)

/** Makes the parameters by which staff narrow the list of a resource. */
export const consoleFilters = (declaration: Declaration) => ({
  ...filtersWith(declaration, consoleFilterOf),
  ...(declaration.due === undefined ? {} : { due }),
  ...(natureOf(declaration).isTranslated ? { translation } : {}),
  from,
  to,
})
