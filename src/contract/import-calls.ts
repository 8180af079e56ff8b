import * as z from 'zod'
import type { Call, ConsoleScope } from './call.ts'
import { id } from './field.ts'
import { wireBoolean } from './paging.ts'

/** Limits of a file and of one request of its rows. Without a schema, so that the browser can check before it sends. */
export const importLimits = {
  fileBytes: 10 * 1024 * 1024,
  rows: 5000,
  columns: 200,
  /** Of a cell, in characters. */
  cell: 100_000,
  /** Rows of one request, ... */
  chunkRows: 200,
  /** ... and its bytes: below what the server reads of any request. */
  chunkBytes: 240 * 1024,
} as const

export const importModes = ['all', 'right'] as const
export type ImportMode = (typeof importModes)[number]

/** Results of importing a row, also of a dry run. */
export const rowStates = ['new', 'changed', 'unchanged', 'wrong'] as const
export type RowState = (typeof rowStates)[number]

const column = z
  .strictObject({
    path: z.string(),
    /** In the asked language. */
    label: z.string(),
    /** By which a file may call it, in every language. */
    headings: z.array(z.string()),
    isRequired: z.boolean(),
  })
  .meta({ id: 'ImportColumn' })
export type ImportHeading = z.output<typeof column>

/** Answer of the columns that an import reads. */
export const importHeadings = z
  .strictObject({
    columns: z.array(column),
    /** The fields that no file has: pictures, files, lists with several values in each. Where a new item needs one, files change items only. */
    left: z.array(z.strictObject({ path: z.string(), label: z.string(), isRequired: z.boolean() })),
  })
  .meta({ id: 'ImportHeadings' })
export type ImportHeadings = z.output<typeof importHeadings>

export const importRows = z
  .strictObject({
    /** The paths of the columns that the cells of every row stand in. */
    columns: z.array(z.string().max(100)).min(1).max(importLimits.columns),
    rows: z
      .array(
        z.strictObject({
          /** Its number in the file. */
          row: z.int().min(1).max(2_000_000),
          cells: z.array(z.string().max(importLimits.cell)).max(importLimits.columns),
        }),
      )
      .min(1)
      .max(importLimits.chunkRows),
  })
  .meta({ id: 'ImportRows' })
export type ImportRows = z.output<typeof importRows>

const result = z
  .strictObject({
    row: z.int(),
    state: z.enum(rowStates),
    /** Of what was written, and of what is changed. */
    _id: id.optional(),
    /** What is wrong, by the path of the column; empty: the row as a whole. */
    issues: z.array(z.strictObject({ column: z.string(), message: z.string() })),
  })
  .meta({ id: 'ImportedRow' })
export type ImportedRow = z.output<typeof result>

export const importAnswer = z
  .strictObject({
    results: z.array(result),
    /** False: a dry run, or with `mode=all` there is a wrong row among them. */
    isWritten: z.boolean(),
  })
  .meta({ id: 'ImportAnswer' })
export type ImportAnswer = z.output<typeof importAnswer>

export const importQuery = z.strictObject({
  dryRun: wireBoolean.optional().meta({ description: 'True: nothing is written; the answer is what would happen.' }),
  mode: z
    .enum(importModes)
    .default('right')
    .meta({ description: '`right`: wrong rows are left out; `all`: where one is wrong, none of this request is written.' }),
})

interface Imported {
  path: string
  tag: string
  scope: ConsoleScope
  summary: string
}

/** Declares the calls that turn rows of a spreadsheet into items (decision 9). */
export function importCalls({ path, tag, scope, summary }: Imported): Record<string, Call> {
  const isStaffs = { tag, access: scope, status: 200 } as const
  return {
    [`GET ${path}/import`]: {
      ...isStaffs,
      summary: `Console: the columns that an import reads: ${summary}`,
      answer: importHeadings,
    },
    [`POST ${path}/import`]: {
      ...isStaffs,
      summary: `Console: import rows of a spreadsheet, ${importLimits.chunkRows} at most: ${summary}`,
      query: importQuery,
      body: importRows,
      answer: importAnswer,
    },
  }
}
