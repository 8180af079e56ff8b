import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { Generated } from 'kysely'

/** The table of a declared resource, for queries that no `Repository` knows. What is no text in it is JSON or null (rows.ts). */
export type Columns<R extends AnyResource> = {
  [Name in keyof R['fields']]: ItemOf<R>[Name] extends string | null ? string | Extract<ItemOf<R>[Name], null> : string
} & { _id: string; version: Generated<number>; createdAt: Generated<string>; updatedAt: Generated<string> }

/** Columns that the database fills in where nothing is said. */
export type WithDefaults<Table, Name extends keyof Table> = Omit<Table, Name> & { [Key in Name]: Generated<Table[Key]> }
