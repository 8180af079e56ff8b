import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { success } from '#contract/law/success.ts'
import { fillWhenEmpty } from '#demo/seed.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { addMany, stories } from '../console-data.ts'
import { startServer } from '../start-server.ts'

/** A database with the demo content and 5,000 stories more, published, with the demo's pictures. */
async function fill(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'silent' })
  const database = openDatabase(config)
  await migrate(database)
  const app = await buildApp(config, database)
  await app.ready()
  await fillWhenEmpty(app.platform)
  const known = await repositoryOf(success).select(database.db, { limit: 20 })
  const pictures = known.map(({ thumb }) => thumb)
  const many = stories(5000)
  await addMany(database, {
    ...many,
    make: (count) => ({ ...many.make(count), thumb: pictures[count % pictures.length], isPublished: true }),
  })
  await app.close()
  await database.close()
}

/** Our own console of the build that is there, with 5,000 stories. */
export async function startOwn(port: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-compare-'))
  await fill(dataDir)
  const { origin, stop } = await startServer(port, { DATA_DIR: dataDir, SEED: 'demo' })
  return { origin, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) }
}
