import * as z from 'zod'
import type { Call } from '../call.ts'
import { sheetFields } from '../columns.ts'
import type { ConsoleOperation, Declaration } from '../declaration.ts'
import { id } from '../field.ts'
import { importCalls } from '../import-calls.ts'
import { listCalls } from '../list-calls.ts'
import { paging, summary } from '../paging.ts'
import type { BaseFields } from '../standard-calls.ts'
import { consoleFilters } from './filters.ts'
import { hasImport } from './nature.ts'
import type { Schemas } from './schemas.ts'

/** Declares the calls by which staff read and write a resource. */
export function consoleCalls(
  declaration: Declaration,
  { shapes, consoleItem, creation, change }: Schemas,
  isNoted: boolean,
): Record<ConsoleOperation, Record<string, Call>> {
  const { path: tag, singular, plural, scope, detail = [], sort = '-createdAt', writeOnly } = declaration
  const isStaffs = { tag, status: 200, access: scope } as const
  // What is written and never read again is a password.
  const isWrite = writeOnly === undefined ? isStaffs : ({ ...isStaffs, hasPassword: true } as const)
  const path = `/api/console/${tag}`
  const pages = paging(sort, [...(declaration.sortable ?? []), ...Object.keys(declaration.orders ?? {})])
  const filters = consoleFilters(declaration)
  const isImported = hasImport(declaration)
  const params = z.strictObject({ _id: id })
  const one = z.strictObject({ [singular]: consoleItem })
  const described = { path, tag, scope, summary: declaration.summary }
  return {
    list: {
      [`GET ${path}`]: {
        ...isStaffs,
        summary: `Console list: ${declaration.summary}`,
        query: z.strictObject({ ...pages, ...filters }),
        answer: z.strictObject({ [plural]: z.array(consoleItem), summary }),
      },
      ...listCalls({
        ...described,
        filters,
        sort: pages.sort,
        columns: sheetFields({ shapes, detail }).map(([field]) => field),
        isImported,
        isPersonal: isNoted,
      }),
    },
    one: {
      [`GET ${path}/{_id}`]: { ...isStaffs, summary: `Console: one of ${plural}`, params, answer: one, errors: [404, 410] },
    },
    create: {
      [`POST ${path}`]: {
        ...isWrite,
        summary: `Console: create one of ${plural}`,
        body: creation,
        answer: one,
        status: 201,
        errors: [409],
        location: (answer) => `${path}/${(answer as Record<string, BaseFields>)[singular]?._id}`,
      },
      ...(isImported ? importCalls(described) : {}),
    },
    update: {
      [`PUT ${path}/{_id}`]: {
        ...isWrite,
        summary: `Console: change one of ${plural}; absent fields stay`,
        params,
        body: change,
        answer: one,
        errors: [404, 409, 410, 412],
      },
    },
    remove: {
      [`DELETE ${path}/{_id}`]: { ...isStaffs, summary: `Console: remove one of ${plural}`, params, status: 204, errors: [404, 410, 412] },
    },
  }
}
