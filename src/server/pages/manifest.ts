import type { Picture } from '#contract/field.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import { siteApps } from '#contract/site-apps.ts'
import { hasSite, manifestPath, type SiteName, siteNames, sites } from '#contract/sites.ts'
import { widths } from '#contract/platform/files.ts'
import type { FastifyInstance } from 'fastify'
import { translate } from '../http/catalogues.ts'
import { ApiError } from '../http/api-error.ts'
import { onlySiteOf } from '../http/origins.ts'
import type { Platform } from '../http/platform.ts'
import { CachedResponse } from '../http/response-cache.ts'

/** A picture of the setting in the widest of its variants. */
function screenshot({ _file, width, height }: Picture, label: string) {
  const shown = widths.findLast((each) => each <= width) ?? widths[0]
  return {
    src: `/api/v1/files/${_file}/${shown}.webp`,
    sizes: `${shown}x${Math.round((height * shown) / width)}`,
    type: 'image/webp',
    form_factor: width > height ? 'wide' : 'narrow',
    label,
  }
}

async function makeManifest({ config, database, readSite }: Platform, site: SiteName, locale: Locale): Promise<object> {
  const { home, folder, colours } = sites[site]
  const { description, categories, shortcuts } = siteApps[site]
  const { name: stored, shortName, screenshots } = await readSite(database.db, site, locale)
  const name = stored || new URL(config.origins[site]).host
  const icon = (file: string, size: number, more: object = {}) => ({
    src: `${folder}/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  })
  return {
    id: home,
    name,
    short_name: shortName || name,
    description: translate(locale, description),
    lang: languageTag(locale),
    dir: 'ltr',
    start_url: home,
    // Both sites have pages of members and of accounts: they stay in the app's window.
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: 'focus-existing' },
    background_color: colours.light,
    theme_color: colours.window,
    categories,
    icons: [
      icon('192', 192),
      icon('512', 512),
      icon('512-maskable', 512, { purpose: 'maskable' }),
      { src: `${folder}/icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: shortcuts.map(({ label, url }) => ({ name: translate(locale, label), url, icons: [icon('192', 192)] })),
    ...(screenshots.length === 0 ? {} : { screenshots: screenshots.map((picture) => screenshot(picture, name)) }),
  }
}

/**
 * Serves the manifest of each site in each language (`/manifest.ko.webmanifest`, `/centre/manifest.ko.webmanifest`): under which
 * name and icon the app is installed. The neutral ones are files of `public/`.
 */
export function serveManifests(app: FastifyInstance): void {
  const { cache, config } = app.platform
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  }
  for (const site of siteNames.filter((each) => hasSite(config.onlySite, each)))
    for (const locale of locales)
      app.get(manifestPath(site, locale), async (request, reply) => {
        if (!hasSite(onlySiteOf(config, request.headers), site)) throw new ApiError('notFound')
        const response = await cache.get(`manifest ${site} ${locale}`, async () => ({
          response: new CachedResponse(JSON.stringify(await makeManifest(app.platform, site, locale)), headers),
          isCacheable: true,
        }))
        return response.send(request, reply)
      })
}
