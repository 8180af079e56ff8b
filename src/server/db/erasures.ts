import * as z from 'zod'
import type { Db } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** Days for which it is known what was erased: no older backup is restored, since whoever left meanwhile would be in it again. */
export const erasureDays = 400

/** An account (`users`), or an item of another resource about people, that was erased. */
export const erased = z.strictObject({ resource: z.string(), _item: z.string(), at: z.iso.datetime() })
export type Erased = z.output<typeof erased>

/** Lists what was erased. */
export const listErasures = (db: Db): Promise<Erased[]> => db.selectFrom('erasures').selectAll().orderBy('at').execute()

/** Notes that an account, or an item about people, was erased: a backup from before is restored without it. In the transaction of that. */
export async function noteErasure(db: Db, resource: string, _item: string): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ resource, _item, at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['resource', '_item']).doNothing())
    .execute()
}

/** Forgets erasures that every backup has been made after. */
export async function forgetOldErasures(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - erasureDays * day).toISOString()
  await db.deleteFrom('erasures').where('at', '<', before).execute()
}
