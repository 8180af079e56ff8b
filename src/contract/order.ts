import * as z from 'zod'
import { call, type ConsoleScope } from './call.ts'
import { id } from './field.ts'
import { itemParams } from './picture-upload.ts'

/** So many items are put in order by hand at most. */
export const maxOrdered = 500

/**
 * Puts an item before another one of its list, or at the end: one move, and not the whole order, so that two who move at once both do.
 */
export const placeCall = ({ path, scope }: { path: string; scope: ConsoleScope }) =>
  call({
    summary: 'Console: put one before another, or at the end (null), in the order that visitors see',
    tag: path,
    access: scope,
    params: itemParams,
    body: z.strictObject({ before: id.nullable() }),
    status: 204,
    errors: [404, 410],
    writes: [path],
  })
