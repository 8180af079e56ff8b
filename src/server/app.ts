import { join } from 'node:path'
import { partType } from '#contract/call.ts'
import { resources } from '#contract/index.ts'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { authenticator, readSigningKey, serveAuth } from './account/auth.ts'
import { serveJoin } from './account/join.ts'
import { companyHooks, companyOf, forgetCompany, mayReadFile, removeFilesOf, serveCompanies } from './account/companies.ts'
import { serveDraftKey } from './account/draft-key.ts'
import { serveFactor } from './account/factor.ts'
import { filesOf } from './account/company-files.ts'
import { serveIntroductions } from './account/introductions.ts'
import { loginAttempts } from './account/login-attempts.ts'
import { serveMe } from './account/me.ts'
import { factorKeyFrom } from './account/one-time-codes.ts'
import { passkeysOf, servePasskeys } from './account/passkeys.ts'
import { serveMemberDocuments } from './account/member-documents.ts'
import { levelHooks, userHooks } from './account/members.ts'
import { serveCertification } from './account/certification.ts'
import type { Config } from './config.ts'
import { ContentRevision, readRevisions } from './db/revision.ts'
import type { Database } from './db/database.ts'
import { diskStorage } from './files/storage.ts'
import { guardConsole } from './http/access.ts'
import { ApiError } from './http/api-error.ts'
import { serveAudit } from './http/audit-list.ts'
import { checkConnections, createHttpServer } from './http/connections.ts'
import { handleErrors, sendError, toApiError } from './http/errors.ts'
import { ResponseCache } from './http/response-cache.ts'
import { type CacheListener, serveFromCache } from './http/serve-from-cache.ts'
import { serveOperation } from './http/operation.ts'
import { securityHeaders, setSecurityHeaders } from './http/security.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { type ResourceHooks, serveResource } from './http/standard.ts'
import { endUnreadBodies } from './http/unread-bodies.ts'
import { serveAttachments, uploadKeyFrom } from './law/attachments.ts'
import { serveForms } from './law/forms.ts'
import { serveInbox } from './law/inbox.ts'
import { serveLawPictures } from './law/pictures.ts'
import { servePractices } from './law/practices.ts'
import { requestHooks } from './law/request-hooks.ts'
import { matchKeyFrom } from './law/request-keys.ts'
import { sendLetter, sendText, serveLetters } from './mail/letters.ts'
import { serveDeliveries } from './mail/delivery-list.ts'
import { makeMail } from './mail/mail.ts'
import { serveMessages } from './mail/messages.ts'
import { serveOutbox } from './mail/outbox.ts'
import { makePreviews } from './pages/previews.ts'
import { serveSeo } from './pages/seo.ts'
import { serveBanners } from './site/banners.ts'
import { serveFiles } from './site/files.ts'
import { servePopups } from './site/popups.ts'
import { servePresence } from './site/presence.ts'
import { servePreviews } from './site/previews.ts'
import { serveSchedules } from './site/schedules.ts'
import { serveSetting } from './site/setting.ts'
import { serveTrash } from './site/trash.ts'
import { serveVersions } from './site/versions.ts'
import { commentsOf, forgetAuthor, serveBoards } from './support/boards.ts'
import { forgetMarks, marksOf, serveBookmarks } from './support/bookmarks.ts'
import { serveSupportPictures } from './support/pictures.ts'
import { serveOwnComments } from './support/own-comments.ts'
import { serveQuestionImages } from './support/question-images.ts'
import { forgetQuestions, questionHooks } from './support/question-removal.ts'
import { questionsOf, serveQuestions } from './support/questions.ts'
import { consentInForce, serveTerms } from './support/terms.ts'

/** What resources add to their standard routes, by path. */
const hooks: Record<string, ResourceHooks> = {
  forms: requestHooks,
  users: { ...userHooks, onRemove: removeFilesOf },
  levels: levelHooks,
  companies: companyHooks,
  'center/questions': questionHooks,
}

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
  const mail = makeMail({ config, db: database.db, log: app.log })
  app.addHook('onClose', mail.close)
  app.decorate('platform', {
    config,
    database,
    storage: diskStorage(join(config.dataDir, 'files')),
    mail,
    cache: new ResponseCache(revision),
    previews: makePreviews(key),
    revision,
    authenticate: authenticator(database.db, key),
  })
  handleErrors(app)
  checkConnections(app)
  setSecurityHeaders(app)
  guardConsole(app)
  endSlowBodies(app)
  endUnreadBodies(app)
  await app.register(multipart)
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
    { name: 'company', items: companyOf },
    { name: 'files', items: filesOf },
    { name: 'comments', items: commentsOf },
    { name: 'questions', items: questionsOf },
    { name: 'bookmarks', items: marksOf('bookmarks') },
    { name: 'likes', items: marksOf('likes') },
  ]
  serveMe(app, { attempts, consentInForce, onWithdraw: [forgetAuthor, forgetCompany, forgetQuestions, forgetMarks], ownData })
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
  serveDeliveries(app)
  serveAudit(app)
  const uploadKey = uploadKeyFrom(key)
  const matchKey = matchKeyFrom(key)
  serveForms(app, { consentInForce, uploadKey, matchKey })
  serveInbox(app, { sendLetter, sendText, matchKey })
  serveAttachments(app, { uploadKey })
  servePractices(app)
  serveLawPictures(app)
  serveBanners(app)
  servePopups(app)
  serveSetting(app)
  serveVersions(app)
  serveTrash(app)
  serveSchedules(app)
  servePresence(app)
  servePreviews(app)
  serveTerms(app)
  serveBoards(app)
  serveSupportPictures(app)
  serveOwnComments(app)
  serveQuestions(app)
  serveQuestionImages(app)
  serveBookmarks(app)
  serveFiles(app, { mayReadFile })
  serveSeo(app)

  app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply))
  return app
}
