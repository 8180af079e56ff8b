import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { authenticator, readServerKey, tokenKeyOf } from './account/auth.ts'
import { noteMember } from './account/member-notes.ts'
import { holdSession } from './account/sessions.ts'
import { hasSite } from '#contract/sites.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { ContentRevision, readRevisions } from './db/revision.ts'
import { diskStorage } from './files/storage.ts'
import type { ErrorTable } from './http/api-error.ts'
import type { Platform } from './http/platform.ts'
import { ResponseCache } from './http/response-cache.ts'
import { type Job, makeJobs } from './jobs/jobs.ts'
import { makeMail } from './mail/mail.ts'
import type { OfficeEvent } from './mail/office-alerts.ts'
import type { MessageTemplate } from './mail/templates.ts'
import { pushTransport } from './mail/push.ts'
import { pushKeysOf } from './mail/push-keys.ts'
import type { NotificationRegistry } from './notifications/kinds.ts'
import { makeCalendar } from './notifications/make-calendar.ts'
import { makePreviews } from './pages/previews.ts'
import { readSite } from './site/read-site.ts'

interface Made {
  jobs: readonly Job[]
  errors: ErrorTable
  notifications: NotificationRegistry
  messages: readonly MessageTemplate[]
  officeEvents: readonly OfficeEvent[]
}

/** Makes what every route stands on. It ends with the app. */
export async function makePlatform(
  app: FastifyInstance,
  config: Config,
  database: Database,
  { jobs, errors, notifications, messages, officeEvents }: Made,
): Promise<Platform> {
  const serverKey = await readServerKey(database)
  const tokenKey = await tokenKeyOf(database)
  const revision = new ContentRevision(() => readRevisions(database.probe), database.limits.probe)
  const push = pushTransport({ config, db: database.db, keys: pushKeysOf(database, config) })
  const mail = makeMail({
    config,
    db: database.db,
    log: app.log,
    push,
    calendarOf: (_notification) => makeCalendar({ config, notifications, readSite }, database.db, _notification),
  })
  const made = makeJobs(app, jobs)
  app.addHook('onClose', mail.close)
  app.addHook('onClose', () => made.close())
  return {
    config,
    database,
    storage: diskStorage(join(config.dataDir, 'files')),
    mail,
    errors,
    notifications,
    officeEvents: officeEvents.filter(({ site }) => hasSite(config.onlySite, site)),
    messages: messages.filter(({ site }) => hasSite(config.onlySite, site)),
    jobs: made,
    cache: new ResponseCache(revision),
    previews: makePreviews(serverKey),
    revision,
    serverKey,
    tokenKey,
    authenticate: authenticator(database.db, tokenKey),
    holdSession,
    tellMember: noteMember,
    readSite,
  }
}
