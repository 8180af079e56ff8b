import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { type Erased, listErasures } from '../db/erasures.ts'
import { noteRestored } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { join } from '../module.ts'
import { modules } from '../modules.ts'

async function addErasures(db: Db, erasures: readonly Erased[]): Promise<void> {
  for (let start = 0; start < erasures.length; start += 500)
    await db
      .insertInto('erasures')
      .values(erasures.slice(start, start + 500))
      .onConflict((conflict) => conflict.columns(['resource', '_item']).doNothing())
      .execute()
}

/**
 * Brings a database that was backed up to what holds now, before anybody sees it: who has left, and what was erased, is erased
 * again; logins, secret addresses and messages that waited end; devices begin anew.
 * @param erasures what is known from elsewhere to have been erased
 * @returns how many erasures are known
 */
export async function catchUp(config: Config, database: Database, erasures: readonly Erased[]): Promise<number> {
  const app = await buildApp(config, database)
  try {
    const { platform } = app
    const { eraseAgain, onLeave, onRestore } = join(modules)
    await database.db.transaction().execute((db) => addErasures(db, erasures))
    const all = await listErasures(database.db)
    // Nothing is sent, and the bytes of files stay where they are: they are left out when the files are brought back.
    const afterCommit = () => undefined
    for (const { resource, _item } of all)
      await database.db.transaction().execute(async (db) => eraseAgain[resource]?.(_item, { db, platform, afterCommit }, onLeave))
    await database.db.transaction().execute(async (db) => {
      for (const each of onRestore) await each(db)
      await noteRestored(db)
    })
    return all.length
  } finally {
    await app.close()
  }
}
