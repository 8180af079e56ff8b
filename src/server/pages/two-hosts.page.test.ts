import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { languageTag, locales } from '#contract/locale.ts'
import { isOfSites, type SiteName, siteNames, sites } from '#contract/sites.ts'
import { describe, expect, it } from 'vitest'
import { fewOfAKind, hrefsIn } from '../testing/of-a-kind.ts'
import { centreOrigin, hrefsOf, metaOf, origin, pageServerForFile, readPage } from '../testing/page.ts'

const server = await pageServerForFile({ hosts: 2 })
const origins: Record<SiteName, string> = { firm: origin, centre: centreOrigin }
const otherOf = { firm: 'centre', centre: 'firm' } as const
const get = (site: SiteName, url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: new URL(origins[site]).host, accept: 'text/html', ...headers } })
const open = async (site: SiteName, path: string) => readPage(path, await get(site, path))

const decode = (address: string) => address.replaceAll('&amp;', '&')
/** Every absolute and relative address of a document, a feed or a sitemap, without its hash. */
const addressesIn = (body: string, base: string) =>
  [...hrefsIn(body), ...[...body.matchAll(/<(?:loc|link)>([^<#]+)/g)].map(([, text = '']) => text)].flatMap((address) => {
    const [page = ''] = address.split('#')
    return page === '' ? [] : [new URL(decode(page), base).href]
  })
/** Files and manifests are the same at both. */
const isPage = (address: string) => !/\/(assets|fonts|icons|api\/v1\/files|og)\/|\/manifest\./.test(address)

describe.each(siteNames)('the host of the %s', (site) => {
  const own = origins[site]
  const other = origins[otherOf[site]]

  it('has all pages of its site, which name it as theirs, and leads to the other host for the other’s', async () => {
    const starts = locales.flatMap((locale) => ['/', '/rss.xml'].map((path) => `${own}${path}?lang=${locale}`))
    const waiting = [...starts, `${own}/sitemap.xml`, `${own}/login`, `${own}/join`, `${own}/guide`]
    const seen = new Set(waiting)
    const isChosen = fewOfAKind(1)
    const toOther = new Set<string>()
    const wrong: unknown[] = []
    for (const address of waiting) {
      const { pathname, search } = new URL(address)
      const { statusCode, headers, payload } = await get(site, pathname + search)
      if (statusCode >= 400) wrong.push([address, statusCode])
      const found = headers.location === undefined ? addressesIn(payload, address) : [new URL(headers.location, address).href]
      for (const each of found) {
        if (each.startsWith(`${other}/`)) toOther.add(each)
        if (!each.startsWith(`${own}/`) || !isPage(each) || seen.has(each)) continue
        seen.add(each)
        if (isChosen(each)) waiting.push(each)
        // The address says the site already, and no page of the other is linked to as one of this host.
        const { pathname: path, searchParams } = new URL(each)
        if (searchParams.has('site') || (!isOfSites(path, site) && path !== '/')) wrong.push([address, each])
      }
      if (!String(headers['content-type']).startsWith('text/html') || statusCode !== 200) continue
      const page = readPage(pathname, { statusCode, headers, payload } as never)
      const named = [
        ...hrefsOf(page.document, 'link[rel=canonical], link[rel=alternate][hreflang]'),
        metaOf(page, 'og:url'),
        metaOf(page, 'og:image'),
      ]
      for (const each of named) if (each?.startsWith(`${own}/`) !== true) wrong.push([address, each])
      if ((page.document.querySelector('#root > .trade') !== null) !== (site === 'centre')) wrong.push([address, 'frame'])
    }
    expect(wrong).toEqual([])
    expect(waiting.length).toBeGreaterThan(30)
    for (const address of toOther) {
      const { pathname, search, searchParams } = new URL(address)
      expect([address, (await get(otherOf[site], pathname + search)).statusCode]).toEqual([address, 200])
      expect([address, searchParams.get('lang')]).toEqual([address, expect.stringMatching(/^(ko|en|cn)$/)])
    }
    expect(toOther.size).toBeGreaterThan(1)
  }, 120_000)

  it('is named by its robots, sitemap, feed and manifest, which have nothing of the other', async () => {
    expect((await get(site, '/robots.txt')).payload).toContain(`\nSitemap: ${own}/sitemap.xml\n`)
    for (const [path, many] of [
      ['/sitemap.xml', 30],
      ['/rss.xml?lang=en', 0],
    ] as const) {
      const { statusCode, payload } = await get(site, path)
      const addresses = [...payload.matchAll(/<(?:loc|link)>([^<]+)|href="([^"]+)"/g)].map(([, text, href]) => decode(text ?? href ?? ''))
      expect([path, statusCode, addresses.filter((each) => !each.startsWith(`${own}/`))]).toEqual([path, 200, []])
      expect([path, addresses.filter((each) => !/\.xml\b/.test(each) && !isOfSites(new URL(each).pathname, site))]).toEqual([path, []])
      expect([path, addresses.length > many]).toEqual([path, true])
    }
    for (const locale of locales) {
      const { folder, home } = sites[site]
      const manifest = (await get(site, `${folder}/manifest.${locale}.webmanifest`)).json<Record<string, unknown>>()
      expect(manifest).toMatchObject({ id: home, start_url: home, scope: '/', lang: languageTag(locale) })
      expect((await get(site, `${sites[otherOf[site]].folder}/manifest.${locale}.webmanifest`)).statusCode).toBe(404)
    }
    expect((await get(site, '/favicon.ico')).rawPayload).toEqual((await get(site, `${sites[site].folder}/icons/favicon.ico`)).rawPayload)
  })

  it('says to the app which site it is and where the other is, also in the shell', async () => {
    for (const path of [sites[site].home, '/index.html', '/no-such-page']) {
      const { dataset } = (await open(site, path)).document.querySelector('html') as unknown as { dataset: Record<string, string> }
      expect([path, { ...dataset }]).toEqual([path, expect.objectContaining({ only: site, other })])
    }
    // Both sites have one console.
    expect((await get(site, '/console')).payload).not.toContain('data-only')
  })
})

it('a page at the wrong host leads to the right one, with what its address says', async () => {
  const moved = [
    ['firm', '/fairs', `${centreOrigin}/fairs`],
    ['firm', '/fairs/faq?lang=en', `${centreOrigin}/fairs/faq?lang=en`],
    ['firm', '/mypage/matchings?open=1', `${centreOrigin}/mypage/matchings?open=1`],
    ['firm', '/join?site=centre&lang=cn', `${centreOrigin}/join?lang=cn`],
    ['centre', '/story/firm?page=2', `${origin}/story/firm?page=2`],
    ['centre', '/contact', `${origin}/contact`],
  ] as const
  for (const [site, path, to] of moved) {
    const { statusCode, headers } = await get(site, path)
    expect([site, path, statusCode, headers.location]).toEqual([site, path, 301, to])
  }
  const { statusCode, headers } = await get('centre', '/?lang=en')
  expect([statusCode, headers.location]).toEqual([302, '/fairs?lang=en'])
})

it('leads nowhere else, whatever path and host a request names', async () => {
  for (const path of ['//evil.example/fairs', '/fairs//evil.example', '/\\evil.example', '/fairs/..//evil.example'])
    for (const site of siteNames) {
      const location = (await get(site, path)).headers.location ?? ''
      expect([site, path, new URL(location, origins[site]).origin]).toEqual([
        site,
        path,
        expect.stringMatching(/\/(ieumsae|centre)\.example$/),
      ])
    }
  // A host that is neither is the firm's, as an address of the machine itself is.
  for (const host of ['evil.example', 'centre.example.evil.example', '127.0.0.1:3000']) {
    const page = readPage('/login', await get('firm', '/login', { host }))
    expect([host, page.status, hrefsOf(page.document, 'link[rel=manifest]')]).toEqual([host, 200, ['/manifest.ko.webmanifest']])
    expect([host, page.html.includes('evil.example')]).toEqual([host, false])
  }
  expect(readPage('/login', await get('centre', '/login', { host: 'CENTRE.example' })).html).toContain('data-only="centre"')
})

it('keeps a page that both hosts have once for each, also where it is sent without routing', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const over = async (site: SiteName) => {
    const sent = request({ port, path: '/guide', headers: { host: new URL(origins[site]).host } }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return /data-only="(\w+)"/.exec(await text(response))?.[1]
  }
  // Made, sent by Fastify, and sent past it.
  for (const _time of [1, 2, 3]) for (const site of siteNames) expect(await over(site)).toBe(site)
})

it('lets a passkey be made and used at each host, for that host', async () => {
  for (const site of siteNames) {
    const { options } = (await get(site, '/api/auth/passkeyOptions')).json<{ options: { rpId: string } }>()
    expect(options.rpId).toBe(new URL(origins[site]).hostname)
  }
})
