import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { openDatabase } from '../db/database.ts'
import { engineUnderTest, makePlace, type TestServer } from './server.ts'

type Restoring = Parameters<typeof restoreBackup>[1]

/** Options of a restoring in which a test asks for nothing of its own. */
export const usualRestoring = { identities: [], isReplacing: false, isTrial: false, isWithoutKey: false } satisfies Partial<Restoring>

/** A machine that has nothing: brings a backup of `server` back and serves it. */
export async function onAnotherMachine(
  server: TestServer,
  options: Partial<Restoring> & Pick<Restoring, 'folder'>,
  engine = engineUnderTest(),
) {
  const place = await makePlace(engine)
  const config = { ...server.config, ...place }
  if (options.isWithoutKey !== true) await copyFile(join(server.config.dataDir, 'secret.key'), join(place.dataDir, 'secret.key'))
  const restored = await restoreBackup(config, { ...usualRestoring, ...options })
  const database = openDatabase(config)
  const app = await buildApp(config, database)
  const dispose = async () => {
    await app.close()
    await database.close()
    await place[Symbol.asyncDispose]()
  }
  return { restored, app, db: database.db, dataDir: place.dataDir, [Symbol.asyncDispose]: dispose }
}
