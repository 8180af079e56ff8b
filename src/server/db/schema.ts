import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Whole in every module: a `Kysely` of some tables would not take the functions of the platform, which ask for this one. */
export type Db = Kysely<Schema>
export type Row = Record<string, unknown>
/** The same database, seen as the tables of resources, whose columns follow their declarations. */
export const asTables = (db: Db): Kysely<Record<string, Row>> => db as unknown as Kysely<Record<string, Row>>
