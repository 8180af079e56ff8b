import * as z from 'zod'
import { averageOf } from './average.ts'

/** Reviews of a product, summed up. */
export const rated = z
  .strictObject({
    count: z.int().min(1),
    average: z.number().min(1).max(5).meta({ description: 'With one decimal, rounded down.' }),
  })
  .meta({ id: 'Rating' })
export type Rating = z.output<typeof rated>

/** Sums up the stars of some reviews; null where there is none. */
export const ratingOf = ({ count, sum }: { count: number; sum: number }): Rating | null =>
  count === 0 ? null : { count, average: averageOf(sum, count) }
