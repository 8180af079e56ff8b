import { emptyLog } from './db/database.ts'
import { emptyTrash } from './db/trash.ts'
import { reconcileStaleUploads } from './files/pending.ts'
import { forgetOldAudit } from './http/audit.ts'
import { serveAudit } from './http/audit-list.ts'
import { forgetAnswers, forgetOldKeys } from './http/idempotency.ts'
import { deleteRowsOf, type Personal } from './http/personal.ts'
import { serveJobs } from './jobs/job-list.ts'
import { forgetOldDeliveries, forgetRecipient } from './mail/deliveries.ts'
import { type Resend, serveDeliveries } from './mail/delivery-list.ts'
import { serveLetters } from './mail/letters.ts'
import { serveMessages } from './mail/messages.ts'
import { serveOutbox } from './mail/outbox.ts'
import { pushKeysOf } from './mail/push-keys.ts'
import { devicesOf, servePush } from './mail/push-subscriptions.ts'
import type { ServerModule } from './module.ts'
import { serveSeo } from './pages/seo.ts'

const hour = 3_600_000

const staff = 'who of the staff did it'

const personal: Personal = {
  pushSubscriptions: { export: { name: 'devices', items: devicesOf }, erase: deleteRowsOf('pushSubscriptions') },
  files: { export: 'each file is in the archive (account/me.ts)', erase: 'they go with the row that names them', until: 'settle-files' },
  idempotency: { export: 'answers that the member has had', erase: forgetAnswers, until: 'forget-keys' },
  deliveries: { export: 'a log without addresses and texts', erase: forgetRecipient, until: 'forget-deliveries' },
  audit: { export: staff, erase: 'it is proof', until: 'forget-audit' },
  versions: { export: staff, erase: 'the version stays' },
  trash: { export: staff, erase: 'the item stays', until: 'empty-trash' },
}

/** Routes and jobs of the platform's own folders, in the form of a module. */
export const services = (needs: { resend: Resend }): ServerModule => ({
  name: 'platform',
  resources: [],
  jobs: [
    {
      name: 'forget-deliveries',
      label: /*i18n*/ '오래된 발송 기록을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldDeliveries(db),
    },
    {
      name: 'forget-audit',
      label: /*i18n*/ '2년이 지난 열람 기록을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldAudit(db),
    },
    { name: 'forget-keys', label: /*i18n*/ '지난 요청의 번호를 지웁니다', everyMs: hour, run: ({ database: { db } }) => forgetOldKeys(db) },
    { name: 'empty-log', label: /*i18n*/ '데이터베이스의 작업 기록을 비웁니다', everyMs: hour, run: ({ database }) => emptyLog(database) },
    {
      name: 'empty-trash',
      label: /*i18n*/ '휴지통에서 오래된 것을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => emptyTrash(db),
    },
    {
      name: 'settle-files',
      label: /*i18n*/ '저장하다 만 파일을 정리합니다',
      everyMs: hour,
      run: (platform) => reconcileStaleUploads(platform),
    },
  ],
  personal,
  routes: (app, { addressed }) => {
    const { config, database, mail } = app.platform
    if (mail.outbox !== undefined) serveOutbox(app, mail.outbox)
    serveLetters(app)
    serveMessages(app)
    serveDeliveries(app, needs)
    servePush(app, pushKeysOf(database, config))
    serveAudit(app)
    serveJobs(app)
    serveSeo(app, addressed)
  },
})
