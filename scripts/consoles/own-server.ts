import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { success } from '#contract/law/success.ts'
import { fillWhenEmpty } from '#demo/seed.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { addMany, stories } from '../console-data.ts'

const root = join(import.meta.dirname, '../..')

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
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-compare-'))
  await fill(dataDir)
  const server: ChildProcess = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('our server did not start')
    await wait(200)
  }
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
