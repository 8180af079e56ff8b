import { hasSite } from '#contract/sites.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { startWarming } from './files/warm.ts'
import { serveMetrics } from './http/metrics.ts'
import { fillWithInitialContent } from './initial/fill.ts'
import { join, modulesOf } from './module.ts'
import { modules } from './modules.ts'
import { servePages } from './pages/pages.ts'
import { addMissingTexts } from './site/first/missing-texts.ts'
import { addMissingTerms } from './support/first/missing-terms.ts'

const config = readConfig()
const database = openDatabase(config)
await migrate(database)
const joined = join(modulesOf(modules, config.onlySite))
const app = await buildApp(config, database)
const fill = async () =>
  config.seed === 'demo'
    ? // With SEED=none its texts and its drawing of pictures are never read.
      (await import('#demo/seed.ts')).fillWhenEmpty(app.platform)
    : fillWithInitialContent(database, joined.firstContent, config.onlySite)
const isFilled = await fill()
if (!isFilled) await addMissingTerms(database, config.onlySite)
if (hasSite(config.onlySite, 'firm')) await addMissingTexts(database)
if (isFilled) app.log.info({ seed: config.seed }, 'the empty database was filled')
await servePages(app)
const stopJobs = app.platform.jobs.start()
const stopWarming = startWarming(app, joined)
const stopDelivering = app.platform.mail.start()
const metrics = await serveMetrics(app)

let isStopping = false
async function stop(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  app.log.info({ signal }, 'stopping: answers what is under way, takes nothing new')
  setTimeout(() => process.exit(1), 10_000).unref()
  stopJobs()
  stopWarming()
  stopDelivering()
  metrics.stop()
  await app.close()
  await database.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

await app.listen({ host: config.host, port: config.port })
