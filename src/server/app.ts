import { partType } from '#contract/call.ts'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { guardActing, guardConsole } from './http/access.ts'
import { ApiError } from './http/api-error.ts'
import { checkConnections, createHttpServer } from './http/connections.ts'
import { handleErrors, sendError, toApiError } from './http/errors.ts'
import { serveOpsRoutes } from './http/ops-routes.ts'
import { securityHeaders, setSecurityHeaders } from './http/security.ts'
import { type CacheListener, serveFromCache } from './http/serve-from-cache.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { allowSockets } from './http/socket.ts'
import { joinHooks, serveResource } from './http/standard.ts'
import { endUnreadBodies } from './http/unread-bodies.ts'
import { makePlatform } from './make-platform.ts'
import { join, modulesOf } from './module.ts'
import { modules as all } from './modules.ts'

/**
 * Builds the server on a migrated database; `main.ts` and the tests listen or inject.
 * @param log where the lines of the log go; absent: standard output
 */
export async function buildApp(
  config: Config,
  database: Database,
  everyModule = all,
  log?: { write: (line: string) => void },
): Promise<FastifyInstance> {
  const modules = modulesOf(everyModule, config.onlySite)
  let fromCache: CacheListener | undefined
  const app = fastify({
    serverFactory: (next) => createHttpServer((request, response) => (fromCache === undefined ? next : fromCache)(request, response, next)),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, ...(log === undefined ? {} : { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ?? false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // An address that no route can read: refused before any hook runs.
    frameworkErrors: (error, request, reply) => sendError(toApiError(error), request, reply.headers(securityHeaders(config.origins.firm))),
  })
  // The API speaks JSON. Plain text needs no permission of the browser to be sent from another site.
  app.removeContentTypeParser('text/plain')
  // Read where it is handled: streamed to the disk.
  app.addContentTypeParser(partType, (_request, _payload, done) => done(null))
  const jobs = modules.flatMap((module) => module.jobs ?? [])
  const joined = join(modules, everyModule)
  app.decorate('platform', await makePlatform(app, config, database, { ...joined, jobs }))
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
  fromCache = serveFromCache(app, serveOpsRoutes(app))

  const hooks = modules.map((module) => (typeof module.hooks === 'function' ? module.hooks(joined) : (module.hooks ?? {})))
  for (const { contract, routes } of modules)
    await app.register(async (own) => {
      for (const resource of contract.resources) serveResource(own, resource, joinHooks(hooks.flatMap((each) => each[resource.path] ?? [])))
      await routes(own, joined)
    })

  app.setNotFoundHandler((request, reply) => sendError(new ApiError('notFound'), request, reply))
  return app
}
