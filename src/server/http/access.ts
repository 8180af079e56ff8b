import type { Access } from '#contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Caller, Platform } from './platform.ts'

/** The token of an `Authorization` header of the given scheme. */
export const credentialsOf = (request: FastifyRequest, scheme: 'Basic' | 'Bearer' | 'Passkey'): string | undefined => {
  const [name, token] = (request.headers.authorization ?? '').split(' ')
  return name?.toLowerCase() === scheme.toLowerCase() && token !== undefined && token !== '' ? token : undefined
}

const callers = new WeakMap<FastifyRequest, Promise<Caller | undefined>>()

/** Resolves the caller of a bearer token; undefined if there is none. Cached for the request. */
export function callerOf(platform: Platform, request: FastifyRequest): Promise<Caller | undefined> {
  const token = credentialsOf(request, 'Bearer')
  if (token === undefined) return Promise.resolve(undefined)
  const caller = callers.get(request) ?? platform.authenticate(token)
  callers.set(request, caller)
  return caller
}

/**
 * Authorises a request for a call's access rule and returns its caller, if it needs one.
 * @throws ApiError `unauthorized`, or `forbidden` where a scope is missing
 */
export async function authorize(platform: Platform, request: FastifyRequest, access: Access): Promise<Caller | undefined> {
  if (access === 'public' || access === 'credentials' || access === 'refresh' || access === 'ticket') return undefined
  const caller = await callerOf(platform, request)
  if (caller === undefined) throw new ApiError('unauthorized')
  if (access !== 'member' && !(caller.scopes.includes('console') && caller.scopes.includes(access))) throw new ApiError('forbidden')
  return caller
}

/**
 * Resolves the caller of a public call; an invalid token is refused, so that its client renews it.
 * @throws ApiError `unauthorized` where the token is nobody's: whose it was asks again with another one
 */
export const identify = async (platform: Platform, request: FastifyRequest): Promise<Caller | undefined> =>
  request.headers.authorization === undefined ? undefined : authorize(platform, request, 'member')

/** Whether a token says that staff look at a member's pages by it. One that says so and is not ours is refused all the more. */
function isActing(token: string): boolean {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof payload === 'object' && payload !== null && 'actor' in payload
  } catch {
    return false
  }
}

/**
 * Staff who look at a member's pages read what the member reads, and nothing else (decision 7): whatever a route itself
 * declares. Some reads are the member's alone, or need a scope of who looks.
 */
export function guardActing(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const token = credentialsOf(request, 'Bearer')
    if (token === undefined || !isActing(token)) return
    const { url = '', config } = request.routeOptions
    const isRead = ['GET', 'HEAD'].includes(request.method) && url.startsWith('/api/v1/')
    if (!isRead || config.acting === 'never') throw new ApiError('actingReadsOnly')
    if (config.acting === undefined) return
    const caller = await callerOf(app.platform, request)
    if (caller !== undefined && caller.actor?.scopes.includes(config.acting) !== true) throw new ApiError('actingReadsOnly')
  })
}

/**
 * Nothing below `/api/console` is told to anybody without the scope `console`, not even that it is not there: before a body is
 * read, and whatever a route itself declares. Each route asks for its own scope besides.
 */
export function guardConsole(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // What no route matches is looked at as it came.
    const path = request.routeOptions.url ?? request.url
    if (/^\/api\/console(?!\w)/.test(path)) await authorize(app.platform, request, 'console')
  })
}
