import { siteOf, sites } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { onlySiteOf } from '../http/origins.ts'

/** Addresses at which programs look for an icon without having read a page, and the files that they get. */
const files = new Map([
  ['/favicon.ico', 'favicon.ico'],
  ['/apple-touch-icon.png', 'apple-touch.png'],
  ['/apple-touch-icon-precomposed.png', 'apple-touch.png'],
])

/** Serves the icon of the site whose page asks (`Referer`), of the firm where none does. After the static files of the build. */
export function serveIcons(app: FastifyInstance): void {
  for (const [address, file] of files)
    app.get(address, (request, reply) => {
      const only = onlySiteOf(app.platform.config, request.headers)
      const page = URL.parse(request.headers.referer ?? '')
      const { folder } = sites[siteOf(page?.pathname ?? '/', page?.searchParams.get('site'), only)]
      return reply.header('vary', 'referer').sendFile(`${folder.slice(1)}/icons/${file}`)
    })
}
