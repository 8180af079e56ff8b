import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#contract/locale.ts'
import type { ContractModule } from '#contract/module.ts'
import { modules } from '#contract/modules.ts'
import { platform } from '#contract/platform/module.ts'
import { hasModule, type SiteName, sites } from '#contract/sites.ts'
import { success } from '#contract/law/success.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { setting } from '#demo/setting.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { addMember } from '../testing/members.ts'
import { fewOfAKind, hrefsIn } from '../testing/of-a-kind.ts'
import { origin, pageServerForFile } from '../testing/page.ts'

/** What only the other site says, whichever of its languages. */
const wordsOfOther: Record<SiteName, RegExp> = {
  firm: /무역|상담회|바이어|매칭|trade cent|\bfairs?\b|\bbuyers?\b|贸易|洽谈会|采购商/gi,
  centre: /법무|법률|변호사|이혼|상간|의뢰인|\blaw (?:firm|office|group)|\blawyers?\b|attorney|divorce|律师|离婚/gi,
}
const names: Record<SiteName, readonly string[]> = {
  firm: Object.values(setting.centre.name),
  centre: [...Object.values(setting.name), ...Object.values(setting.tagline), setting.phone, setting.email],
}

/** Pages, and whatever else has words. Lists that are narrowed twice say nothing new. */
const isFollowed = (path: string) =>
  path.startsWith('/') && !/^(\/centre|\/console)?\/(assets|fonts|icons|api\/v1\/files|og)\//.test(path) && !/&type=|open=/.test(path)
const decode = (text: string) => text.replaceAll('&amp;', '&')

/** Addresses that a document leads to. */
function linksIn(type: string, text: string): string[] {
  if (/xml/.test(type)) return [...text.matchAll(/<(?:loc|link)>([^<]+)</g)].map(([, address = '']) => decode(address).replace(origin, ''))
  if (/manifest/.test(type)) {
    const { start_url, shortcuts } = JSON.parse(text) as { start_url: string; shortcuts: { url: string }[] }
    return [start_url, ...shortcuts.map(({ url }) => url)]
  }
  return hrefsIn(text).map((href) => decode(href).replace(origin, ''))
}

/** The words around a match: what a failure shows. */
const around = (text: string, index: number) => text.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ')
const setOnce = (found: Map<string, string>, what: string, url: string) => found.has(what) || found.set(what, url)

interface OpenApi {
  tags: { name: string }[]
  paths: Record<string, object>
  components: object
}

describe.each(['firm', 'centre'] as const)('a server with the %s alone', async (only) => {
  const server = await pageServerForFile({ only })
  const get = (url: string, headers = {}) => server.app.inject({ url, headers })

  const idOf = async (kind: 'success' | 'fairs') => {
    const resource = kind === 'success' ? success : fairs
    const [item] = await repositoryOf(resource).select(server.database.db, { limit: 1, state: 'published' })
    return item?._id ?? '0193a0b4-0000-7000-8000-000000000001'
  }

  it('says no word of the other and has no link to it, wherever one goes', async () => {
    const starts = locales.flatMap((locale) => ['/', '/rss.xml', '/no-such-page'].map((path) => `${path}?lang=${locale}`))
    const waiting = [...starts, '/sitemap.xml', '/robots.txt', '/index.html', '/console', '/login', '/join']
    const seen = new Set(waiting)
    const isChosen = fewOfAKind(2)
    /** Each excerpt once, with the first address that has it. */
    const wrong = new Map<string, string>()
    for (const url of waiting) {
      const { statusCode, headers, payload } = await get(url, { accept: 'text/html' })
      const type = String(headers['content-type'])
      const isMissing = url.startsWith('/no-such-page')
      if (statusCode >= 400 && !isMissing) wrong.set(url, String(statusCode))
      for (const { index } of payload.replaceAll(/\/assets\/[\w.-]+/g, '').matchAll(wordsOfOther[only]))
        setOnce(wrong, around(payload, index), url)
      for (const name of names[only]) if (payload.includes(name)) setOnce(wrong, name, url)
      const found = statusCode < 400 && headers.location !== undefined ? [headers.location] : linksIn(type, payload)
      for (const link of found) {
        const address = link.replace(/#.*/, '')
        if (!isFollowed(address) || seen.has(address)) continue
        seen.add(address)
        if (isChosen(address)) waiting.push(address)
      }
    }
    expect([...wrong]).toEqual([])
    expect(waiting.length).toBeGreaterThan(100)
  }, 120_000)

  it('answers 404 for the pages, calls and pictures of the other', async () => {
    const off = {
      firm: ['/fairs', '/fairs/faq', '/mypage/matchings', '/centre/manifest.ko.webmanifest', '/api/v1/fairs', '/api/console/fairs'],
      centre: [
        '/story/firm',
        '/contact',
        '/privacy-policy',
        '/manifest.ko.webmanifest',
        '/api/v1/success',
        '/api/v1/lawyers',
        '/api/console/forms',
      ],
    }[only]
    for (const url of off) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it.each(['icons/icon.svg', 'icons/512.png', 'share.png'])(
    'has of %s its own alone, also where the shell and the worker ask',
    async (file) => {
      const bytesOf = ({ folder }: { folder: string }) => readFileSync(join(import.meta.dirname, `../../../public${folder}`, file))
      expect((await get(`/${file}`)).rawPayload).toEqual(bytesOf(sites[only]))
      const atCentre = await get(`${sites.centre.folder}/${file}`)
      expect([atCentre.statusCode, atCentre.rawPayload.equals(bytesOf(sites.centre))]).toEqual(
        only === 'centre' ? [200, true] : [404, false],
      )
    },
  )

  it('describes no call and no error of the other', async () => {
    const { tags, paths, components } = (await get('/api/openapi.json')).json<OpenApi>()
    for (const { name, resources, calls, errors = {} } of [platform, ...modules] as readonly ContractModule[]) {
      const isOn = hasModule(only, name)
      for (const call of Object.keys(calls)) expect([call, (call.split(' ')[1] ?? '') in paths]).toEqual([call, isOn])
      for (const { path } of resources) expect([path, tags.some((tag) => tag.name === path)]).toEqual([path, isOn])
      for (const code of Object.keys(errors)) expect([code, JSON.stringify(components).includes(`"${code}"`)]).toEqual([code, isOn])
    }
  })

  it('opens at its home, with the pages that both have in its frame', async () => {
    const { statusCode, headers } = await get('/')
    expect([statusCode, headers.location]).toEqual(only === 'firm' ? [200, undefined] : [302, '/fairs'])
    for (const path of [sites[only].home, '/login', '/login?site=centre', '/nothing-here']) {
      const { document } = await server.open(path)
      expect([path, document.querySelector('#root > .trade') !== null]).toEqual([path, only === 'centre'])
      expect([path, document.querySelector('html')?.getAttribute('data-only')]).toEqual([path, only])
    }
  })

  it('keeps what members save of its own, and knows no kind of the other', async () => {
    const { token } = await addMember(server, 'member')
    const save = async (kind: 'success' | 'fairs') =>
      (await server.ask('POST /api/v1/me/bookmarks', { token, body: { kind, _item: await idOf(kind) } })).status
    expect([await save('success'), await save('fairs')]).toEqual(only === 'firm' ? [201, 400] : [400, 201])
    const { bookmarks } = await server.read('GET /api/v1/me/bookmarks', { token })
    expect(bookmarks.map(({ kind }) => kind)).toEqual([only === 'firm' ? 'success' : 'fairs'])
  })

  it('counts what comes in of its own alone', async () => {
    const { trends } = await server.read('GET /api/console/trends', { token: await server.login('admin') })
    expect(trends.some(({ resource }) => resource === 'forms')).toBe(only === 'firm')
  })

  it('writes no first content of the other', async () => {
    const { setting: said } = await server.read('GET /api/v1/setting')
    expect(said.name).toBe(only === 'firm' ? setting.name.ko : setting.centre.name.ko)
    for (const { name, resources } of modules.filter((module) => !hasModule(only, module.name)))
      for (const resource of resources)
        expect([name, resource.path, await repositoryOf(resource).count(server.database.db, {})]).toEqual([name, resource.path, 0])
  })
})
