import { noteErasure } from '../db/erasures.ts'
import { asTables } from '../db/schema.ts'
import type { Erasure } from '../files/pending.ts'
import type { Schema } from '../schema.ts'
import type { OwnData } from './archive.ts'

/** Takes away, in a transaction, what is stored of an account that is closed or was removed. Harmless where nothing is. */
export type OnLeave = (_user: string, erasure: Erasure) => Promise<void>

/** How rows that outlast the account end. */
type Ending =
  /** The job that ends them. */
  | { until: string }
  /** Why they stay, as long as what they belong to. */
  | { stays: string }

/** Treatment of the rows of one table that name a person. A text says why nothing is done. */
export type PersonalTable = {
  /** Their part of what a member takes along. */
  export: OwnData | string
} & (
  | ({
      /** Takes them away when the account is closed or removed, or a member out of what stays of them. */
      erase: OnLeave
    } & Partial<Ending>)
  | ({
      /** Why they outlast the account. */
      erase: string
    } & Ending)
)

/** The tables of a module that name a person, those of declared resources, too. A member is taken out of them in this order. */
export type Personal = Readonly<Record<string, PersonalTable>>

type MemberTable = { [Table in keyof Schema]: Schema[Table] extends { _user: unknown } ? Table : never }[keyof Schema]

/** Deletes the rows of a table that are a member's. */
export const deleteRowsOf =
  (table: MemberTable): OnLeave =>
  async (_user, { db }) => {
    await asTables(db).deleteFrom(table).where('_user', '=', _user).execute()
  }

/** Lists of these tables that members take along. */
export const exportsOf = (personal: Personal): OwnData[] =>
  Object.values(personal).flatMap((table) => (typeof table.export === 'string' ? [] : [table.export]))

/** Functions that take a member out of these tables, each once. */
export const erasesOf = (personal: Personal): OnLeave[] => [
  ...new Set(Object.values(personal).flatMap(({ erase }) => (typeof erase === 'string' ? [] : [erase]))),
]

/** Takes an account that is closed, or was removed, out of everything: the one way, whoever does it. In a transaction. */
export async function leave(_user: string, erasure: Erasure, onLeave: readonly OnLeave[]): Promise<void> {
  await noteErasure(erasure.db, 'users', _user)
  for (const each of onLeave) await each(_user, erasure)
}
