import { languageTag, locales } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { onlySiteOf, originOf } from '../http/origins.ts'

const halfAYear = 180 * 24 * 60 * 60 * 1000

/** Serves what programs look for at fixed addresses (RFC 8615): whom to tell of a weakness, and where a password is changed. */
export function serveWellKnown(app: FastifyInstance): void {
  const { config, database, readSite } = app.platform
  /** RFC 9116. Where the office has given no address, there is nobody to tell. */
  app.get('/.well-known/security.txt', async ({ headers }, reply) => {
    const { holder } = await readSite(database.db, onlySiteOf(config, headers) ?? 'firm', 'ko')
    if (holder.email === null) throw new ApiError('notFound')
    const lines = [
      `Contact: mailto:${holder.email}`,
      `Expires: ${new Date(Date.now() + halfAYear).toISOString().slice(0, 10)}T00:00:00.000Z`,
      `Preferred-Languages: ${locales.map(languageTag).join(', ')}`,
      `Canonical: ${originOf(config, headers)}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...lines, ''].join('\n'))
  })
  /** https://w3c.github.io/webappsec-change-password-url/ */
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/mypage/myinfo#password', 302))
}
