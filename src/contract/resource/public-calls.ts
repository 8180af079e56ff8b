import * as z from 'zod'
import type { Call } from '../call.ts'
import type { Declaration, PublicOperation } from '../declaration.ts'
import { id } from '../field.ts'
import { paging, position, summary } from '../paging.ts'
import { publicFilters } from './filters.ts'
import type { Schemas } from './schemas.ts'

const updatedSince = position.optional().meta({
  description:
    'Only what has changed since then, whole, with the ids of what is gone in `removed`. Take `summary.syncedAt` of the last answer: at once where `summary.isPart` is true, else the next time.',
})

/** Declares the calls by which readers read a resource. */
export function publicCalls(
  declaration: Declaration,
  { publicItem, publicListItem, inList }: Schemas,
  isCacheable: boolean,
): Record<PublicOperation, Record<string, Call>> {
  const { path, singular, plural, fields, key = '_id', sort = '-createdAt', neighboursBy = [], isOffline = false } = declaration
  const isRead = { tag: path, status: 200, access: 'public', isCacheable } as const
  const open = `/api/v1/${path}`
  return {
    list: {
      [`GET ${open}`]: {
        ...isRead,
        summary: `List: ${declaration.summary}`,
        query: z.strictObject({
          ...paging(sort, declaration.sortable),
          ...publicFilters(declaration),
          ...(isOffline ? { updatedSince } : {}),
        }),
        answer: z.strictObject({ [plural]: z.array(inList), summary, removed: z.array(id).optional() }),
      },
    },
    one: {
      [`GET ${open}/{${key}}`]: {
        ...isRead,
        summary: `One: ${declaration.summary}`,
        params: z.strictObject({ [key]: fields[key] ?? id }),
        answer: z.strictObject({ [singular]: publicItem }),
        // Of what was removed, nothing but its id is known.
        errors: key === '_id' ? [404, 410] : [404],
      },
    },
    neighbours: {
      [`GET ${open}/{_id}/neighbours`]: {
        ...isRead,
        summary: `Beside one: the next newer and the next older${neighboursBy.map((name) => `, same ${name}`).join('')}`,
        params: z.strictObject({ _id: id }),
        answer: z.strictObject({ newer: publicListItem.nullable(), older: publicListItem.nullable() }),
        errors: [404, 410],
      },
    },
  }
}
