import * as z from 'zod'
import type { Call, ConsoleScope } from './call.ts'
import { id } from './field.ts'
import { wireBoolean } from './paging.ts'

/** So many rows go into one file. */
export const maxExported = 100_000
/** So many chosen rows are named in one address, which may be 16 kB long with all headers. */
export const maxExportedIds = 200
/** Filters with more values than this are not counted. */
export const maxCounted = 200

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Number of items for each value of each filter, under the other filters in force: `{ code: { firm: 12 } }`. */
export type Counts = Record<string, Record<string, number>>
const counts: z.ZodType<Counts> = z.record(z.string(), z.record(z.string(), z.int())).meta({ id: 'Counts' })

/** Length limits in characters for the reason of exporting personal data. */
export const reasonLimits = { least: 5, most: 200 } as const
/** Why personal data are taken along. */
export const exportReason = z
  .string()
  .trim()
  .min(reasonLimits.least)
  .max(reasonLimits.most)
  .meta({ description: 'Why they are taken along: it is noted.' })

const ids = z
  .string()
  .refine((text) => z.array(id).min(1).max(maxExportedIds).safeParse(text.split(',')).success)
  .optional()
  .meta({
    id: 'ExportedIds',
    description: `Ids of those of the list that were chosen, ${maxExportedIds} at most, with commas between them.`,
  })

const isWhole = wireBoolean.optional().meta({ description: 'True: all columns that an import reads, so that the file can come back.' })

interface Listing {
  /** Of the list's own call. */
  path: string
  tag: string
  scope: ConsoleScope
  summary: string
  /** What the list can be narrowed by. */
  filters: Record<string, z.ZodType>
  sort: z.ZodType
  /** What a file can have as columns. */
  columns: readonly string[]
  /** Whether a file can come back: the export has one with all that an import reads. */
  isImported: boolean
  /** Whoever takes records of people along has to say why. */
  isPersonal: boolean
}

/** Declares the console's calls beside a list: counts by filter, and export as a file. */
export function listCalls(listing: Listing): Record<string, Call> {
  const { path, tag, scope, summary, filters, sort, columns, isImported, isPersonal } = listing
  const isStaffs = { tag, access: scope, status: 200 } as const
  const isKnown = (names: string) => names === 'none' || names.split(',').every((name) => columns.includes(name))
  const wanted = z
    .string()
    .max(2000)
    .refine(isKnown)
    .optional()
    .meta({ description: 'Names of fields with commas between them; `none`: the title and the date alone. Absent: all that fit.' })
  return {
    [`GET ${path}/counts`]: {
      ...isStaffs,
      summary: `Console: how many there are with each value of each filter, under the other filters: ${summary}`,
      query: z.strictObject(filters),
      answer: z.strictObject({ counts }),
    },
    [`GET ${path}/export`]: {
      ...isStaffs,
      summary: `Console: the list as a file for spreadsheets, ${maxExported.toLocaleString('en')} rows at most: ${summary}`,
      query: z.strictObject({
        format: z.enum(exportFormats),
        columns: wanted,
        ids,
        ...(isImported ? { isWhole } : {}),
        ...(isPersonal ? { reason: exportReason } : {}),
        sort,
        ...filters,
      }),
      answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
      errors: [409],
    },
  }
}
