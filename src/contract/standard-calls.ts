import type * as z from 'zod'
import type { Call } from './call.ts'
import type { Localised } from './locale.ts'
import type { Paging, Summary } from './paging.ts'

/** The types of the calls that a declared resource has (resource.ts makes their schemas). */

export type Fields = Record<string, z.ZodType>
export type Name<F> = keyof F & string
type Values<F extends Fields> = { [Key in keyof F]: z.output<F[Key]> }

/** What every stored item carries. */
export interface BaseFields {
  _id: string
  createdAt: string
  updatedAt: string
}
export type PublicItem<F extends Fields> = BaseFields & Localised<Values<F>> & { fallback?: string[] }
export type ConsoleItem<F extends Fields> = BaseFields & Values<F> & { version: number; isPublished: boolean }
export type PublicOperation = 'list' | 'one' | 'neighbours'
export type ConsoleOperation = 'list' | 'one' | 'create' | 'update' | 'remove'

type ListQuery<F extends Fields, Filter extends Name<F>> = Paging & { q?: string; updatedSince?: string } & {
  [Key in Filter]?: NonNullable<z.output<F[Key]>>
}
type ConsoleQuery<F extends Fields, Filter extends Name<F>> = ListQuery<F, Filter> & { from?: string; to?: string }
type List<Plural extends string, Item> = { [Key in Plural]: Item[] } & { summary: Summary }
export type Single<Singular extends string, Item> = { [Key in Singular]: Item }
/** The published items beside one in the list; null at either end. */
export interface Neighbours<Item> {
  newer: Item | null
  older: Item | null
}
type Id = { _id: string }

export type PublicCalls<
  Path extends string,
  Singular extends string,
  Plural extends string,
  F extends Fields,
  Detail extends Name<F>,
  Filter extends Name<F>,
> = {
  list: {
    [K in `GET /api/v1/${Path}`]: Call<
      unknown,
      ListQuery<F, Filter>,
      unknown,
      List<Plural, Omit<PublicItem<F>, Detail> & Partial<Pick<PublicItem<F>, Detail & keyof PublicItem<F>>>> & { removed?: string[] }
    >
  }
  one: { [K in `GET /api/v1/${Path}/{_id}`]: Call<Id, unknown, unknown, Single<Singular, PublicItem<F>>> }
  neighbours: { [K in `GET /api/v1/${Path}/{_id}/neighbours`]: Call<Id, unknown, unknown, Neighbours<Omit<PublicItem<F>, Detail>>> }
}
export type ConsoleCalls<Path extends string, Singular extends string, Plural extends string, F extends Fields, Filter extends Name<F>> = {
  list: { [K in `GET /api/console/${Path}`]: Call<unknown, ConsoleQuery<F, Filter>, unknown, List<Plural, ConsoleItem<F>>> }
  one: { [K in `GET /api/console/${Path}/{_id}`]: Call<Id, unknown, unknown, Single<Singular, ConsoleItem<F>>> }
  create: { [K in `POST /api/console/${Path}`]: Call<unknown, unknown, CreateBody<F>, Single<Singular, ConsoleItem<F>>> }
  update: { [K in `PUT /api/console/${Path}/{_id}`]: Call<Id, unknown, Partial<CreateBody<F>>, Single<Singular, ConsoleItem<F>>> }
  remove: { [K in `DELETE /api/console/${Path}/{_id}`]: Call<Id> }
}
export type CreateBody<F extends Fields> = { [Key in keyof F]: z.input<F[Key]> } & { isPublished?: boolean; createdAt?: string }

export type Merge<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never
