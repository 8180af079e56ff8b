import type { Access } from '#contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Caller, Platform } from './platform.ts'

/** The token of an `Authorization` header of the given scheme. */
export const credentialsOf = (request: FastifyRequest, scheme: 'Basic' | 'Bearer'): string | undefined => {
  const [name, token] = (request.headers.authorization ?? '').split(' ')
  return name?.toLowerCase() === scheme.toLowerCase() && token !== undefined && token !== '' ? token : undefined
}

/** Who makes the call, if the bearer token is somebody's. */
export async function callerOf(platform: Platform, request: FastifyRequest): Promise<Caller | undefined> {
  const token = credentialsOf(request, 'Bearer')
  return token === undefined ? undefined : platform.authenticate(token)
}

/**
 * Who makes the call, where it asks for someone.
 * @throws ApiError `unauthorized`, or `forbidden` where a scope is missing
 */
export async function admit(platform: Platform, request: FastifyRequest, access: Access): Promise<Caller | undefined> {
  if (access === 'public' || access === 'credentials' || access === 'refresh') return undefined
  const caller = await callerOf(platform, request)
  if (caller === undefined) throw new ApiError('unauthorized')
  if (access !== 'member' && !(caller.scopes.includes('console') && caller.scopes.includes(access))) throw new ApiError('forbidden')
  return caller
}
