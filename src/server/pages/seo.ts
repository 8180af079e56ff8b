import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/origins.ts'
import type { Joined } from '../module.ts'
import { serveIndexNow } from './index-now.ts'
import { serveManifests } from './manifest.ts'
import { serveFeed } from './rss.ts'
import { serveSharePictures } from './share-picture.ts'
import { serveSitemap } from './sitemap.ts'
import { serveWellKnown } from './well-known.ts'

/** Serves what search engines, feed readers, password managers and those who share a page go by. */
export function serveSeo(app: FastifyInstance, joined: Pick<Joined, 'addressed' | 'pages' | 'resources' | 'feeds' | 'shareCards'>): void {
  const rules = ['User-agent: *', 'Allow: /api/v1/files/', 'Disallow: /api/', 'Disallow: /console', 'Disallow: /mypage']
  app.get('/robots.txt', ({ headers }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...rules, '', `Sitemap: ${originOf(app.platform.config, headers)}/sitemap.xml`, ''].join('\n')),
  )
  serveSitemap(app, joined)
  serveFeed(app, joined.feeds)
  serveSharePictures(app, joined.shareCards)
  serveManifests(app)
  serveIndexNow(app)
  serveWellKnown(app)
}
