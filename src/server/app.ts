import { join } from 'node:path'
import { partType } from '#contract/call.ts'
import { resources } from '#contract/index.ts'
import { areas } from '#contract/law/areas.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { faqs } from '#contract/support/faqs.ts'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { endActings, serveActing } from './account/acting.ts'
import { authenticator, readSigningKey, serveAuth } from './account/auth.ts'
import { serveJoin } from './account/join.ts'
import { companyHooks, companyOf, forgetCompany, mayReadFile, removeFilesOf, serveCompanies } from './account/companies.ts'
import { forgetOldCodes } from './account/codes.ts'
import { forgetOldConsents } from './account/consents.ts'
import { serveDraftKey } from './account/draft-key.ts'
import { serveFactor } from './account/factor.ts'
import { filesOf } from './account/company-files.ts'
import { forgetOldUploads } from './account/introduction-uploads.ts'
import { serveIntroductions } from './account/introductions.ts'
import { loginAttempts } from './account/login-attempts.ts'
import { serveMe } from './account/me.ts'
import { forgetOldNonces } from './account/nonces.ts'
import { factorKeyFrom } from './account/one-time-codes.ts'
import { passkeysOf, servePasskeys } from './account/passkeys.ts'
import { servePerson } from './account/person.ts'
import { serveMemberDocuments } from './account/member-documents.ts'
import { levelHooks, userHooks } from './account/members.ts'
import { serveCertification } from './account/certification.ts'
import { removeOldSessions } from './account/sessions.ts'
import type { Config } from './config.ts'
import { emptyTrash } from './db/trash.ts'
import { ContentRevision, readRevisions } from './db/revision.ts'
import { type Database, emptyLog } from './db/database.ts'
import { settleOld } from './files/pending.ts'
import { diskStorage } from './files/storage.ts'
import { guardActing, guardConsole } from './http/access.ts'
import { ApiError } from './http/api-error.ts'
import { forgetOldAudit } from './http/audit.ts'
import { serveAudit } from './http/audit-list.ts'
import { checkConnections, createHttpServer } from './http/connections.ts'
import { handleErrors, sendError, toApiError } from './http/errors.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import { ResponseCache } from './http/response-cache.ts'
import { type CacheListener, serveFromCache } from './http/serve-from-cache.ts'
import { serveOperation } from './http/operation.ts'
import { serveOrder } from './http/order.ts'
import { securityHeaders, setSecurityHeaders } from './http/security.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { allowSockets } from './http/socket.ts'
import { type ResourceHooks, serveResource } from './http/standard.ts'
import { endUnreadBodies } from './http/unread-bodies.ts'
import { type Job, makeJobs } from './jobs/jobs.ts'
import { serveJobs } from './jobs/job-list.ts'
import { serveAttachments, uploadKeyFrom } from './law/attachments.ts'
import { serveForms } from './law/forms.ts'
import { serveInbox } from './law/inbox.ts'
import { serveMemberRequests } from './law/member-requests.ts'
import { serveLawPictures } from './law/pictures.ts'
import { servePractices } from './law/practices.ts'
import { requestHooks } from './law/request-hooks.ts'
import { serveStatistics } from './law/statistics.ts'
import { matchKeyFrom } from './db/request-keys.ts'
import { eraseExpired, expireAttachments } from './law/retention.ts'
import { forgetOldDeliveries, forgetRecipient } from './mail/deliveries.ts'
import { serveDeliveries } from './mail/delivery-list.ts'
import { sendLetter, sendText, serveLetters } from './mail/letters.ts'
import { makeMail } from './mail/mail.ts'
import { pushTransport } from './mail/push.ts'
import { pushKeysOf } from './mail/push-keys.ts'
import { devicesOf, servePush } from './mail/push-subscriptions.ts'
import { serveMessages } from './mail/messages.ts'
import { serveOutbox } from './mail/outbox.ts'
import { makePreviews } from './pages/previews.ts'
import { serveSeo } from './pages/seo.ts'
import { serveBanners } from './site/banners.ts'
import { serveEvents } from './site/events.ts'
import { serveFiles } from './site/files.ts'
import { eraseRemovedFiles, serveMedia } from './site/media.ts'
import { popupHooks, servePopups } from './site/popups.ts'
import { forgetPresence, servePresence } from './site/presence.ts'
import { servePreviews } from './site/previews.ts'
import { publishDue, serveSchedules } from './site/schedules.ts'
import { serveSetting } from './site/setting.ts'
import { serveTrends } from './site/trends.ts'
import { serveTrash } from './site/trash.ts'
import { serveVersions } from './site/versions.ts'
import { forgetViews, serveViews } from './site/views.ts'
import { serveWriting } from './site/writing.ts'
import { serveAgreements } from './support/agreements.ts'
import { commentsOf, forgetAuthor, serveBoards } from './support/boards.ts'
import { forgetMarks, marksOf, serveBookmarks } from './support/bookmarks.ts'
import { serveSupportPictures } from './support/pictures.ts'
import { serveOwnComments } from './support/own-comments.ts'
import { serveQuestionImages } from './support/question-images.ts'
import { forgetQuestions, questionHooks } from './support/question-removal.ts'
import { questionsOf, serveQuestions } from './support/questions.ts'
import { consentInForce, serveTerms, termHooks } from './support/terms.ts'
import { serveBoard } from './trade/desk/board.ts'
import { serveCalendar } from './trade/schedule/calendar.ts'
import { serveCheckIns } from './trade/desk/check-ins.ts'
import { expireMatchings, remindOfMeetings } from './trade/matchings/expiry.ts'
import { serveFairBoard } from './trade/desk/fair-board.ts'
import { serveFairSchedules } from './trade/schedule/fair-schedules.ts'
import { fairHooks, serveFairs } from './trade/fairs/fairs.ts'
import { introductionsOf, mayReadIntroduction, removeIntroductions, serveFairIntroductions } from './trade/fairs/introductions.ts'
import { serveInvitations } from './trade/schedule/invitations.ts'
import { forgetTrader, matchingsOf } from './trade/fairs/leaving.ts'
import { markedFairs, markedProducts } from './trade/fairs/marked.ts'
import { serveMatchings } from './trade/matchings/matchings.ts'
import { serveNotificationEvents } from './trade/notification-events.ts'
import { forgetOldNotifications, notificationsOf, serveNotifications } from './trade/notifications.ts'
import { outcomesOf, serveOutcomes } from './trade/matchings/outcomes.ts'
import { participationsOf, serveParticipants } from './trade/fairs/participants.ts'
import { participantHooks } from './trade/fairs/participation-decisions.ts'
import { servePlanCheck } from './trade/fairs/plan-check.ts'
import { serveProductPictures } from './trade/fairs/product-pictures.ts'
import { tradePages } from './trade/fairs/pages-for-search.ts'
import { productHooks, productsOf, serveProducts } from './trade/fairs/products.ts'
import { latestOfMatchings, serveResults } from './trade/desk/results.ts'
import { serveRooms } from './trade/rooms/rooms.ts'
import { serveSchedules as serveMemberSchedules } from './trade/schedule/schedules.ts'
import { resendNotification } from './trade/send-notification.ts'
import { makeSchedules, scheduleJob } from './trade/schedule/automatic/schedule-job.ts'
import { serveWishes, wishesOf } from './trade/schedule/wishes.ts'

/** What resources add to their standard routes, by path. */
const hooks: Record<string, ResourceHooks> = {
  forms: requestHooks,
  users: {
    ...userHooks,
    onRemove: async (item, context) => {
      await removeFilesOf(item, context)
      await removeIntroductions(item._id, { ...context, platform: context.request.server.platform })
      await forgetRecipient(item._id, context)
    },
  },
  levels: levelHooks,
  companies: companyHooks,
  popups: popupHooks,
  terms: termHooks,
  'center/questions': questionHooks,
  fairs: fairHooks,
  'fairs/participants': participantHooks,
  'fairs/products': productHooks,
}

const minute = 60_000
const hour = 60 * minute

const job = (name: string, label: string, everyMs: number, run: Job['run']): Job => ({ name, label, everyMs, run })

/** What comes back by itself: one line each. They stand in the database (jobs/jobs.ts) and in the console. */
const jobs: readonly Job[] = [
  job('erase-requests', /*i18n*/ '보관 기간이 지난 상담 신청을 지웁니다', hour, (platform) => eraseExpired(platform)),
  job('expire-attachments', /*i18n*/ '오래 답하지 않은 상담의 첨부 파일을 지웁니다', hour, (platform) => expireAttachments(platform)),
  job('forget-consents', /*i18n*/ '오래전에 탈퇴한 회원의 동의 기록을 지웁니다', hour, ({ database: { db } }) => forgetOldConsents(db)),
  job('remove-sessions', /*i18n*/ '끝난 로그인을 지웁니다', hour, ({ database: { db } }) => removeOldSessions(db)),
  job('end-actings', /*i18n*/ '회원의 화면을 보던 시간이 끝난 것을 기록합니다', 60_000, ({ database: { db } }) => endActings(db)),
  job('forget-nonces', /*i18n*/ '지난 로그인 요청의 표시를 지웁니다', hour, ({ database: { db } }) => forgetOldNonces(db)),
  job('forget-codes', /*i18n*/ '지난 인증번호를 지웁니다', hour, ({ database: { db } }) => forgetOldCodes(db)),
  job('forget-uploads', /*i18n*/ '끝까지 오지 않은 회사소개서를 지웁니다', hour, (platform) => forgetOldUploads(platform)),
  job('forget-deliveries', /*i18n*/ '오래된 발송 기록을 지웁니다', hour, ({ database: { db } }) => forgetOldDeliveries(db)),
  job('forget-audit', /*i18n*/ '2년이 지난 열람 기록을 지웁니다', hour, ({ database: { db } }) => forgetOldAudit(db)),
  job('forget-keys', /*i18n*/ '지난 요청의 번호를 지웁니다', hour, ({ database: { db } }) => forgetOldKeys(db)),
  job('empty-log', /*i18n*/ '데이터베이스의 작업 기록을 비웁니다', hour, ({ database }) => emptyLog(database)),
  job('publish-due', /*i18n*/ '때가 된 글을 게시하거나 내립니다', 30_000, (platform) => publishDue(platform)),
  job('expire-matchings', /*i18n*/ '기한이 지난 상담 제안을 끝냅니다', minute, (platform) => expireMatchings(platform)),
  job('remind-of-meetings', /*i18n*/ '상담 하루 전과 15분 전에 알립니다', minute, (platform) => remindOfMeetings(platform)),
  job(scheduleJob, /*i18n*/ '상담회의 자동 일정을 만들고 확정합니다', minute, (platform) => makeSchedules(platform)),
  job('forget-notifications', /*i18n*/ '오래된 회원 알림을 지웁니다', hour, ({ database: { db } }) => forgetOldNotifications(db)),
  job('empty-trash', /*i18n*/ '휴지통에서 오래된 것을 지웁니다', hour, ({ database: { db } }) => emptyTrash(db)),
  job('forget-presence', /*i18n*/ '콘솔을 떠난 직원의 표시를 지웁니다', hour, ({ database: { db } }) => forgetPresence(db)),
  job('erase-files', /*i18n*/ '미디어에서 삭제한 지 오래된 파일을 지웁니다', hour, (platform) => eraseRemovedFiles(platform)),
  job('settle-files', /*i18n*/ '저장하다 만 파일을 정리합니다', hour, (platform) => settleOld(platform)),
]

/** Builds the server on a migrated database; `main.ts` and the tests listen or inject. */
export async function buildApp(config: Config, database: Database): Promise<FastifyInstance> {
  let fromCache: CacheListener | undefined
  const app = fastify({
    serverFactory: (next) => createHttpServer((request, response) => (fromCache === undefined ? next : fromCache)(request, response, next)),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ?? false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // An address that no route can read: refused before any hook runs.
    frameworkErrors: (error, request, reply) => sendError(toApiError(error), request, reply.headers(securityHeaders(config))),
  })
  // The API speaks JSON. Plain text needs no permission of the browser to be sent from another site.
  app.removeContentTypeParser('text/plain')
  // Read where it is handled: streamed to the disk.
  app.addContentTypeParser(partType, (_request, _payload, done) => done(null))
  const key = await readSigningKey(database)
  const revision = new ContentRevision(() => readRevisions(database.probe), database.limits.probe)
  const pushKeys = pushKeysOf(database, config)
  const push = pushTransport({ config, db: database.db, keys: pushKeys })
  const mail = makeMail({ config, db: database.db, log: app.log, push })
  app.addHook('onClose', mail.close)
  app.addHook('onClose', async () => app.platform.jobs.close())
  app.decorate('platform', {
    config,
    database,
    storage: diskStorage(join(config.dataDir, 'files')),
    mail,
    jobs: makeJobs(app, jobs),
    cache: new ResponseCache(revision),
    previews: makePreviews(key),
    revision,
    authenticate: authenticator(database.db, key),
  })
  handleErrors(app)
  checkConnections(app)
  setSecurityHeaders(app)
  guardActing(app)
  guardConsole(app)
  endSlowBodies(app)
  endUnreadBodies(app)
  await app.register(multipart)
  await allowSockets(app)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => new ApiError('tooMany', {}, Math.ceil(ttl / 1000)),
  })
  fromCache = serveFromCache(app, serveOperation(app))

  for (const resource of resources) serveResource(app, resource, hooks[resource.path])
  const attempts = loginAttempts()
  serveAuth(app, key, attempts)
  const ownData = [
    { name: 'passkeys', items: passkeysOf },
    { name: 'devices', items: devicesOf },
    { name: 'company', items: companyOf },
    { name: 'files', items: filesOf },
    { name: 'comments', items: commentsOf },
    { name: 'questions', items: questionsOf },
    { name: 'bookmarks', items: marksOf('bookmarks') },
    { name: 'likes', items: marksOf('likes') },
    { name: 'fairs', items: participationsOf },
    { name: 'products', items: productsOf },
    { name: 'matchings', items: matchingsOf },
    { name: 'outcomes', items: outcomesOf },
    { name: 'introductions', items: introductionsOf },
    { name: 'wishes', items: wishesOf },
    { name: 'notifications', items: notificationsOf },
  ]
  const onWithdraw = [forgetTrader, forgetAuthor, forgetCompany, forgetQuestions, forgetMarks, forgetViews, forgetRecipient]
  serveMe(app, { attempts, consentInForce, onWithdraw, ownData })
  servePerson(app, { onWithdraw })
  serveActing(app, key)
  serveDraftKey(app, key)
  servePasskeys(app, key, { attempts })
  serveFactor(app, { attempts, factorKey: factorKeyFrom(key) })
  serveJoin(app, { consentInForce })
  serveCompanies(app)
  serveIntroductions(app)
  serveMemberDocuments(app)
  serveCertification(app, key)
  if (mail.outbox !== undefined) serveOutbox(app, mail.outbox)
  serveLetters(app)
  serveMessages(app)
  serveDeliveries(app, { resend: resendNotification })
  servePush(app, pushKeys)
  serveAudit(app)
  serveJobs(app)
  const uploadKey = uploadKeyFrom(key)
  const matchKey = matchKeyFrom(key)
  serveForms(app, { consentInForce, uploadKey, matchKey })
  serveInbox(app, { sendLetter, sendText, matchKey })
  serveMemberRequests(app, { matchKey })
  serveStatistics(app)
  serveAttachments(app, { uploadKey })
  servePractices(app)
  serveLawPictures(app)
  serveOrder(app, 'PUT /api/console/lawyers/{_id}/place', lawyers, { by: 'createdAt' })
  serveOrder(app, 'PUT /api/console/areas/{_id}/place', areas, { by: 'createdAt' })
  serveOrder(app, 'PUT /api/console/center/faqs/{_id}/place', faqs, { by: 'createdAt' })
  serveBanners(app)
  servePopups(app)
  serveSetting(app)
  serveVersions(app)
  serveWriting(app)
  serveTrash(app)
  serveSchedules(app)
  servePresence(app)
  serveViews(app)
  serveEvents(app, [{ path: 'fairs/matchings', scope: 'console:fairs', latest: latestOfMatchings }])
  serveTrends(app)
  servePreviews(app)
  serveTerms(app)
  serveAgreements(app)
  serveBoards(app)
  serveSupportPictures(app)
  serveOwnComments(app)
  serveQuestions(app)
  serveQuestionImages(app)
  serveBookmarks(app, { fairs: markedFairs, products: markedProducts })
  serveFairs(app)
  serveParticipants(app)
  serveProducts(app)
  serveProductPictures(app)
  serveMemberSchedules(app)
  serveMatchings(app)
  serveOutcomes(app)
  serveInvitations(app)
  serveFairIntroductions(app)
  serveRooms(app, key)
  serveNotifications(app)
  serveNotificationEvents(app)
  serveBoard(app)
  serveFairBoard(app)
  servePlanCheck(app)
  serveCheckIns(app, key)
  serveResults(app)
  serveCalendar(app, key)
  serveWishes(app)
  serveFairSchedules(app)
  serveFiles(app, { mayReadFile: async (...asked) => (await mayReadFile(...asked)) || mayReadIntroduction(...asked) })
  serveMedia(app)
  serveSeo(app, tradePages)

  app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply))
  return app
}
