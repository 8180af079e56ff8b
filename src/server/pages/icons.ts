import { type OnlySite, siteOf, sites } from '#contract/sites.ts'
import type { FastifyInstance } from 'fastify'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onlySiteOf } from '../http/origins.ts'

/** Addresses at which programs look for an icon without having read a page, and the files that they get. */
const files = new Map([
  ['/favicon.ico', 'favicon.ico'],
  ['/apple-touch-icon.png', 'apple-touch.png'],
  ['/apple-touch-icon-precomposed.png', 'apple-touch.png'],
])

/** Pictures of one site in `public/`: those of the centre have the same names in its folder. */
const picturesOf = (client: string): string[] =>
  readdirSync(join(client, sites.centre.folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(client, sites.centre.folder).length + 1))

/** Patterns of the files of the build that a site alone does not serve: the pictures of the other. */
export const picturesOff = (client: string, only: OnlySite): string[] =>
  only === 'firm' ? [`${sites.centre.folder.slice(1)}/**`] : only === 'centre' ? picturesOf(client) : []

/** Serves a centre alone at the firm's addresses, too: the shell and the service worker name those. */
export function servePicturesAlone(app: FastifyInstance, client: string): void {
  for (const file of picturesOf(client)) app.get(`/${file}`, (_request, reply) => reply.sendFile(`${sites.centre.folder.slice(1)}/${file}`))
}

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
