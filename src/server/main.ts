import { fillWhenEmpty } from '#demo/seed.ts'
import { forgetOldCodes } from './account/codes.ts'
import { forgetOldUploads } from './account/introduction-uploads.ts'
import { forgetOldConsents } from './account/consents.ts'
import { forgetOldNonces } from './account/nonces.ts'
import { removeOldSessions } from './account/sessions.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { serveMetrics } from './http/metrics.ts'
import { addMissingTerms, fillWithInitialContent } from './initial/fill.ts'
import { startJobs } from './jobs/jobs.ts'
import { requestJobs } from './law/retention.ts'
import { forgetOldDeliveries } from './mail/deliveries.ts'
import { emptyTrash } from './db/trash.ts'
import { servePages } from './pages/pages.ts'
import { forgetPresence } from './site/presence.ts'
import { publishDue } from './site/schedules.ts'

const config = readConfig()
const database = openDatabase(config)
await migrate(database)
const app = await buildApp(config, database)
const fill = config.seed === 'demo' ? fillWhenEmpty(app.platform) : fillWithInitialContent(database)
const isFilled = await fill
if (!isFilled) await addMissingTerms(database)
if (isFilled) app.log.info({ seed: config.seed }, 'the empty database was filled')
await servePages(app)
const stopJobs = startJobs(app, {
  ...requestJobs,
  'forget consents of those who left long ago': ({ database: { db } }) => forgetOldConsents(db),
  'remove old sessions': ({ database: { db } }) => removeOldSessions(db),
  'forget nonces of old logins': ({ database: { db } }) => forgetOldNonces(db),
  'forget old codes': ({ database: { db } }) => forgetOldCodes(db),
  'forget introductions that did not come whole': (platform) => forgetOldUploads(platform),
  'forget old deliveries': ({ database: { db } }) => forgetOldDeliveries(db),
  'publish and withdraw what is due': (platform) => publishDue(platform),
  'empty the trash': ({ database: { db } }) => emptyTrash(db),
  'forget who has left the console': ({ database: { db } }) => forgetPresence(db),
})
const stopDelivering = app.platform.mail.start()
const metrics = await serveMetrics(app)

let isStopping = false
async function stop(signal: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  app.log.info({ signal }, 'stopping: answers what is under way, takes nothing new')
  setTimeout(() => process.exit(1), 10_000).unref()
  stopJobs()
  stopDelivering()
  metrics.stop()
  await app.close()
  await database.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

await app.listen({ host: config.host, port: config.port })
