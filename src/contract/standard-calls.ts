import type * as z from 'zod'
import type { Call } from './call.ts'
import type { Declaration, Fields, Listed } from './declaration.ts'
import type { Localised } from './locale.ts'
import type { ImportAnswer, ImportHeadings, ImportMode, ImportRows } from './import-calls.ts'
import type { Counts, ExportFormat } from './list-calls.ts'
import type { Paging, Sort, Summary } from './paging.ts'
import type { TranslationState } from './translation-state.ts'

/** The types of the calls that a declared resource has (resource.ts makes their schemas). */

type Values<F extends Fields> = { -readonly [Key in keyof F]: z.output<F[Key]> }
type Inputs<F extends Fields> = { -readonly [Key in keyof F]: z.input<F[Key]> }

/** Fields of every stored item. */
export interface BaseFields {
  _id: string
  createdAt: string
  updatedAt: string
}
export type ConsoleItem<F extends Fields> = BaseFields & Values<F> & { version: number; isPublished: boolean }
/** An item as its readers see it, without the names in `Hidden`. */
export type PublicItem<F extends Fields, Hidden = never> = BaseFields &
  Localised<Omit<Values<F>, Hidden & string>> & { fallback?: string[] }

/** With `detail`, and without. */
export type DetailItem<D extends Declaration> = PublicItem<D['fields'], Listed<D, 'staff'>>
export type ShortItem<D extends Declaration> = PublicItem<D['fields'], Listed<D, 'staff' | 'detail'>>

type Id = { _id: string }
type Filters<D extends Declaration> = { q?: string } & { [Key in Listed<D, 'filters'>]?: NonNullable<z.output<D['fields'][Key]>> }
type ListQuery<D extends Declaration> = Paging & { updatedSince?: string } & Filters<D>
type ConsoleFilters<D extends Declaration> = Filters<D> & { from?: string; to?: string } & (D extends { due: string }
    ? { due?: boolean }
    : unknown) &
  (D extends { storage: 'table' } ? unknown : { translation?: TranslationState })
type List<D extends Declaration, Item> = { [Key in D['plural']]: Item[] } & { summary: Summary }
type Single<D extends Declaration, Item> = { [Key in D['singular']]: Item }
/** The published items beside one in the list; null at either end. */
export interface Neighbours<Item> {
  newer: Item | null
  older: Item | null
}
/** What readers address an item by. */
type Key<D extends Declaration> = D extends { key: infer Name extends string } ? { [K in Name]: z.output<D['fields'][K]> } : Id

type CreateBody<D extends Declaration> = Inputs<D['fields']> &
  (D extends { writeOnly: infer F extends Fields } ? Inputs<F> : unknown) & { isPublished?: boolean; createdAt?: string }
type ChangeBody<D extends Declaration> = D extends { changeable: object }
  ? Partial<Pick<Inputs<D['fields']>, Listed<D, 'changeable'>>>
  : Partial<CreateBody<D>>

interface PublicCalls<D extends Declaration> {
  list: {
    [K in `GET /api/v1/${D['path']}`]: Call<
      unknown,
      ListQuery<D>,
      unknown,
      List<D, ShortItem<D> & Partial<Pick<DetailItem<D>, Listed<D, 'detail'> & keyof DetailItem<D>>>> & { removed?: string[] }
    >
  }
  one: { [K in `GET /api/v1/${D['path']}/{${keyof Key<D> & string}}`]: Call<Key<D>, unknown, unknown, Single<D, DetailItem<D>>> }
  neighbours: { [K in `GET /api/v1/${D['path']}/{_id}/neighbours`]: Call<Id, unknown, unknown, Neighbours<ShortItem<D>>> }
}
type ImportCalls<D extends Declaration> = {
  [K in `GET /api/console/${D['path']}/import`]: Call<unknown, unknown, unknown, ImportHeadings>
} & { [K in `POST /api/console/${D['path']}/import`]: Call<unknown, { dryRun?: boolean; mode?: ImportMode }, ImportRows, ImportAnswer> }

interface ConsoleCalls<D extends Declaration, Item = ConsoleItem<D['fields']>> {
  list: {
    [K in `GET /api/console/${D['path']}`]: Call<unknown, Paging & ConsoleFilters<D>, unknown, List<D, Item>>
  } & { [K in `GET /api/console/${D['path']}/counts`]: Call<unknown, ConsoleFilters<D>, unknown, { counts: Counts }> } & {
    [K in `GET /api/console/${D['path']}/export`]: Call<
      unknown,
      ConsoleFilters<D> & { format: ExportFormat; columns?: string; isWhole?: boolean; sort?: Sort } & (D extends { isPersonal: true }
          ? { reason: string }
          : unknown)
    >
  }
  one: { [K in `GET /api/console/${D['path']}/{_id}`]: Call<Id, unknown, unknown, Single<D, Item>> }
  create: { [K in `POST /api/console/${D['path']}`]: Call<unknown, unknown, CreateBody<D>, Single<D, Item>> } & (D extends {
    storage: 'table'
  }
    ? unknown
    : ImportCalls<D>)
  update: { [K in `PUT /api/console/${D['path']}/{_id}`]: Call<Id, unknown, ChangeBody<D>, Single<D, Item>> }
  remove: { [K in `DELETE /api/console/${D['path']}/{_id}`]: Call<Id> }
}

export type Merge<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never

/** The calls that a declaration asks for. */
export type StandardCalls<D extends Declaration> = Merge<PublicCalls<D>[D['public'][number]]> &
  Merge<ConsoleCalls<D>[D['console'][number]]> &
  object
