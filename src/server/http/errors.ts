import type { ErrorAnswer, ErrorCode } from '#contract/api.ts'
import { acceptLanguage, languageTag } from '#contract/locale.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull, isForeignKeyViolation, isUniqueViolation } from '../db/database.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { readPageRequest } from '../pages/page-request.ts'
import { ApiError } from './api-error.ts'
import { translate } from './catalogues.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'

/** What Fastify and its plugins throw, by status. */
const byStatus: Record<number, ErrorCode> = {
  400: 'invalid',
  404: 'notFound',
  413: 'tooLarge',
  412: 'stale',
  414: 'notFound',
  415: 'unsupportedType',
  416: 'badRange',
  429: 'tooMany',
  503: 'unavailable',
}

/** The refusal that an error stands for, a rule of the database among them; what is not known is a defect. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof DatabaseUnavailable) return new ApiError('unavailable', {}, 1)
  if (isDiskFull(error)) return new ApiError('unavailable', {}, 60)
  if (isUniqueViolation(error)) return new ApiError('taken')
  if (isForeignKeyViolation(error)) return new ApiError('inUse')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return new ApiError(byStatus[status] ?? 'internal')
}

/** Whether somebody waits for a page: a navigation, and not a call or a file. */
const isNavigation = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

/** Answers with a page in the language that the visitor has chosen. */
function sendErrorPage(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale } = readPageRequest(request.raw)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': errorPagePolicy,
    'content-language': languageTag(locale),
    vary: 'cookie, accept, accept-language',
  }
  const { text } = request.server.platform.errors[error.code]
  return reply.headers(headers).send(errorPage(translate(locale, text), locale))
}

/** Answers an error in the asked language. A 401 never asks for Basic: browsers would open a window of their own. */
export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = acceptLanguage(request.headers['accept-language'])
  const { status, text } = request.server.platform.errors[error.code]
  const { current, values, field, message = translate(locale, text, values) } = error.details
  const issues = field === undefined ? error.details.issues : [{ path: field, message }]
  const answer: ErrorAnswer = {
    message,
    code: error.code,
    ...(issues === undefined ? {} : { issues }),
    ...(current === undefined ? {} : { current }),
  }
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(status).header('cache-control', 'no-store')
  if (isNavigation(request)) return sendErrorPage(error, request, reply)
  return reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-language' }).send(JSON.stringify(answer))
}

/** One handler for everything that is thrown. Of a defect, nothing but its number leaves the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toApiError(error)
    const { status } = app.platform.errors[known.code]
    if (status >= 500 && !(error instanceof ApiError))
      request.log.error({ err: error }, isDiskFull(error) ? 'disk full' : known.code === 'unavailable' ? 'unavailable' : 'defect')
    const range =
      error instanceof Error && 'headers' in error ? new Headers(error.headers as Record<string, string>).get('content-range') : null
    if (range !== null) reply.header('content-range', range)
    return sendError(known, request, reply)
  })
}
