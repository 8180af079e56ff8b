import { platform as contract } from '#contract/platform/module.ts'
import { emptyLog } from './db/database.ts'
import { forgetOldErasures } from './db/erasures.ts'
import { emptyTrash } from './db/trash.ts'
import { reconcileStaleUploads } from './files/pending.ts'
import { forgetOldAudit } from './http/audit.ts'
import { serveAudit } from './http/audit-list.ts'
import { forgetAnswers, forgetOldKeys } from './http/idempotency.ts'
import { forgetUsage } from './http/usage-limits.ts'
import { deleteRowsOf, type Personal } from './http/personal.ts'
import { serveJobs } from './jobs/job-list.ts'
import { forgetOldDeliveries, forgetRecipient, giveUpQueued } from './mail/deliveries.ts'
import { serveDeliveries } from './mail/delivery-list.ts'
import { serveInstallation } from './mail/installation.ts'
import { serveLetters } from './mail/letters.ts'
import { serveMessages } from './mail/messages.ts'
import { serveOutbox } from './mail/outbox.ts'
import { pushKeysOf } from './mail/push-keys.ts'
import { officeNews, serveAlerts } from './mail/office-alerts.ts'
import { devicesOf, servePush } from './mail/push-subscriptions.ts'
import type { ServerModule } from './module.ts'
import type { NotificationRegistry } from './notifications/kinds.ts'
import { serveNotificationEvents } from './notifications/notification-events.ts'
import { forgetOldNotifications, notificationsOf, serveNotifications } from './notifications/notifications.ts'
import { resendNotification } from './notifications/send-notification.ts'
import { serveSeo } from './pages/seo.ts'

const hour = 3_600_000

const staff = 'who of the staff did it'

const personalOf = (notifications: NotificationRegistry): Personal => ({
  pushSubscriptions: { export: { name: 'devices', items: devicesOf }, erase: deleteRowsOf('pushSubscriptions') },
  notifications: {
    export: { name: 'notifications', items: (db, _user) => notificationsOf(db, _user, notifications) },
    erase: deleteRowsOf('notifications'),
    until: 'forget-notifications',
  },
  files: { export: 'each file is in the archive (account/me.ts)', erase: 'they go with the row that names them', until: 'settle-files' },
  idempotency: { export: 'answers that the member has had', erase: forgetAnswers, until: 'forget-keys' },
  officeAlerts: { export: staff, erase: deleteRowsOf('officeAlerts') },
  deliveries: { export: 'a log without addresses and texts', erase: forgetRecipient, until: 'forget-deliveries' },
  audit: { export: staff, erase: 'it is proof', until: 'forget-audit' },
  versions: { export: staff, erase: 'the version stays', stays: 'as long as its item' },
  trash: { export: staff, erase: 'the item stays', until: 'empty-trash' },
})

/** Routes and jobs of the platform's own folders, in the form of a module. */
export const services = ({ notifications }: { notifications: NotificationRegistry }): ServerModule => ({
  contract,
  jobs: [
    {
      name: 'forget-deliveries',
      label: /*i18n*/ '오래된 발송 기록을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldDeliveries(db),
    },
    {
      name: 'forget-notifications',
      label: /*i18n*/ '오래된 회원 알림을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldNotifications(db),
    },
    {
      name: 'forget-audit',
      label: /*i18n*/ '2년이 지난 열람 기록을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldAudit(db),
    },
    {
      name: 'forget-erasures',
      label: /*i18n*/ '오래전에 무엇을 지웠는지에 관한 기록을 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetOldErasures(db),
    },
    { name: 'forget-keys', label: /*i18n*/ '지난 요청의 번호를 지웁니다', everyMs: hour, run: ({ database: { db } }) => forgetOldKeys(db) },
    {
      name: 'forget-usage',
      label: /*i18n*/ '지난 요청과 로그인 시도의 횟수를 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetUsage(db),
    },
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
  personal: personalOf(notifications),
  onRestore: [giveUpQueued],
  messages: [officeNews],
  routes: (app, joined) => {
    const { config, database, mail } = app.platform
    if (mail.outbox !== undefined && !config.isProduction) serveOutbox(app, mail.outbox)
    serveInstallation(app)
    serveLetters(app)
    serveMessages(app)
    serveDeliveries(app, { resend: resendNotification })
    servePush(app, pushKeysOf(database, config))
    serveNotifications(app)
    serveNotificationEvents(app)
    serveAudit(app)
    serveAlerts(app)
    serveJobs(app)
    serveSeo(app, joined)
  },
})
