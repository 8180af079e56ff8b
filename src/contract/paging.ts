import * as z from 'zod'
import { instant } from './field.ts'

/** An integer as it travels in a query or a header: digits only, refused out of range, never clamped. */
const wireInteger = (minimum: number, maximum: number, preset: number, description: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,6})$/)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .default(preset)
    .meta({ type: 'integer', minimum, maximum, description })

/** A boolean as it travels in a query. */
export const wireBoolean = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .meta({ type: 'boolean', enum: [true, false] })

export const sorts = ['createdAt', '-createdAt'] as const
export type Sort = (typeof sorts)[number]

/** The names that a list reads from the request headers as well (`api.md`: the query wins). */
export const pagingNames = ['limit', 'skip', 'sort'] as const

/**
 * `limit` 1..100 (20), `skip` 0.. (0), `sort`; specification 7.2 sends `limit` as a header.
 * @param sort the usual one: by when items were made, or by one of `sortable`
 */
export const paging = (sort: string, sortable: readonly string[] = []) => ({
  limit: wireInteger(1, 100, 20, 'How many, 1 to 100 (20).'),
  skip: wireInteger(0, 1_000_000, 0, 'How many are left out before the first (0).'),
  sort: z
    .enum([...sorts, ...sortable.flatMap((name) => [name, `-${name}`])] as Sort[])
    .default(sort as Sort)
    .meta({ description: 'By which field; a minus sign: descending.' }),
})

/** Position of a device among the changes of a resource: an instant, and the last id that it has of that instant. */
export const position = z.union([
  instant,
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
])

/**
 * Summary of a list. `syncedAt` is the device's next `updatedSince`, to be used at once if `isPart` says that there is more. A page
 * of changes counts only itself. `restoredAt`: when the server came back from a backup; a device that has not heard of that begins anew,
 * since what it has may be newer, or of something that is not there.
 */
export const summary = z
  .strictObject({
    total: z.int().min(0),
    limit: z.int(),
    skip: z.int(),
    syncedAt: z.string().optional(),
    isPart: z.literal(true).optional(),
    restoredAt: z.string().optional(),
  })
  .meta({ id: 'ListSummary' })
export type Summary = z.output<typeof summary>

export interface Paging {
  limit?: number
  skip?: number
  sort?: Sort
}
