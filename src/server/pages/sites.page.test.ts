import { manifestPath, siteNames, siteOf, type SiteName, sites } from '#contract/sites.ts'
import { setting } from '#demo/setting.ts'
import { describe, expect, it } from 'vitest'
import { hrefsOf, metaOf, origin, type Page, pageServerForFile, textOf, titleOf } from '../testing/page.ts'
import { languages } from '../testing/words.ts'

const server = await pageServerForFile()
const { fairs } = await server.read('GET /api/v1/fairs')
const below = `/fairs/${fairs[0]?._id}`
const inLanguage = (path: string, locale: string) => (locale === 'ko' ? path : `${path}?lang=${locale}`)

interface Manifest {
  id: string
  name: string
  short_name: string
  description: string
  start_url: string
  theme_color: string
  background_color: string
  icons: { src: string }[]
  screenshots?: { src: string; form_factor: string }[]
  shortcuts: { url: string; icons: { src: string }[] }[]
}

describe('a page that both sites have', () => {
  const shared = ['/login', '/join', '/recovery', '/device', '/guide', '/mypage/myinfo', '/mypage/inquiries', '/mypage/bookmarks']
  const frameOf = ({ document }: Page) => (document.querySelector('#root > .trade') === null ? 'firm' : 'centre')

  it('is in the frame of the site that its address names, in the first HTML, and of the firm where it names none', async () => {
    for (const path of [...shared, '/nothing-here']) {
      expect([path, frameOf(await server.open(path))]).toEqual([path, 'firm'])
      expect([path, frameOf(await server.open(`${path}?site=centre`))]).toEqual([path, path === '/nothing-here' ? 'firm' : 'centre'])
    }
    for (const path of ['/fairs/faq/nothing', '/fairs?site=firm'])
      expect([path, frameOf(await server.open(path))]).toEqual([path, 'centre'])
    expect(frameOf(await server.open('/contact?site=centre'))).toBe('firm')
  })

  it('has in the centre’s frame neither a quick exit nor a consultation, and no word of the firm but the way to it', async () => {
    const { setting } = await server.read('GET /api/v1/setting')
    for (const path of [...shared, '/fairs', below, '/fairs/nothing']) {
      const page = await server.open(shared.includes(path) ? `${path}?site=centre` : path)
      const { document, main } = page
      expect([path, document.querySelector('[data-quick-exit]')]).toEqual([path, null])
      expect([path, document.querySelector('#consultation')]).toEqual([path, null])
      expect([path, textOf(main).match(/이혼|변호사|법무법인|빠른 나가기/)?.[0]]).toEqual([path, undefined])
      expect(titleOf(page)).toContain(setting.centre.name)
      expect(metaOf(page, 'og:site_name')).toBe(setting.centre.name)
    }
  })

  it('keeps the site in its links to others, and leaves it out elsewhere', async () => {
    for (const path of ['/fairs', `${below}/products`, '/login?site=centre', '/guide?site=centre', '/fairs?lang=en']) {
      const { document } = await server.open(path)
      const hrefs = hrefsOf(document, 'a[href^="/"]').map(String)
      const [named, others] = [
        hrefs.filter((href) => shared.includes(href.replace(/[?#].*/, ''))),
        hrefs.filter((href) => !shared.includes(href.replace(/[?#].*/, ''))),
      ]
      expect(named.length).toBeGreaterThan(1)
      expect([path, named.filter((href) => !href.includes('site=centre'))]).toEqual([path, []])
      expect([path, others.filter((href) => href.includes('site='))]).toEqual([path, []])
    }
    const { document } = await server.open('/login')
    expect(hrefsOf(document, 'a[href*="site="]')).toEqual([])
  })
})

describe('the head of a page', () => {
  const linked = ({ document }: Page) => ({
    manifest: hrefsOf(document, 'link[rel=manifest]'),
    icon: hrefsOf(document, 'link[rel=icon]'),
    touch: hrefsOf(document, 'link[rel=apple-touch-icon]'),
    bars: [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content')),
  })

  it.each(languages)('has the manifest, icons, colours and picture of its site in $locale', async ({ locale }) => {
    for (const [path, site] of [
      ['/', 'firm'],
      ['/login', 'firm'],
      ['/mypage/myinfo', 'firm'],
      ['/fairs', 'centre'],
      [below, 'centre'],
      ['/mypage/matchings', 'centre'],
    ] as const) {
      const page = await server.open(inLanguage(path, locale))
      const { folder, colours } = sites[site]
      expect([path, linked(page)]).toEqual([
        path,
        {
          manifest: [`${folder}/manifest.${locale}.webmanifest`],
          icon: [`${folder}/icons/icon.svg`],
          touch: [`${folder}/icons/apple-touch.png`],
          bars: [colours.light, colours.dark],
        },
      ])
      expect(metaOf(page, 'og:image')).toBe(`${origin}${folder}/share.png`)
    }
  })

  it('says whom to tell of a weakness, and where a password is changed', async () => {
    const { statusCode, headers, payload } = await server.app.inject('/.well-known/security.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const said = Object.fromEntries(
      payload
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    ) as Record<string, string>
    expect(said).toMatchObject({
      Contact: `mailto:${setting.email}`,
      'Preferred-Languages': 'ko, en, zh-Hans',
      Canonical: `${origin}/.well-known/security.txt`,
    })
    // RFC 9116: less than a year from now.
    const days = (Date.parse(said['Expires'] ?? '') - Date.now()) / 86_400_000
    expect([days > 100, days < 365]).toEqual([true, true])
    const { statusCode: found, headers: there } = await server.app.inject('/.well-known/change-password')
    expect([found, there.location]).toEqual([302, '/mypage/myinfo#password'])
  })

  it('says at /favicon.ico and /apple-touch-icon.png which site asks', async () => {
    const bytes = async (url: string, referer?: string) => {
      const { statusCode, rawPayload } = await server.app.inject({
        url,
        headers: referer === undefined ? {} : { referer: `${origin}${referer}` },
      })
      expect([url, statusCode]).toEqual([url, 200])
      return rawPayload.toString('base64')
    }
    for (const [address, file] of [
      ['/favicon.ico', 'icons/favicon.ico'],
      ['/apple-touch-icon.png', 'icons/apple-touch.png'],
    ] as const) {
      const [firm, centre] = [await bytes(`/${file}`), await bytes(`/centre/${file}`)]
      expect(firm).not.toBe(centre)
      expect(await bytes(address)).toBe(firm)
      expect(await bytes(address, '/story/firm')).toBe(firm)
      expect(await bytes(address, '/fairs')).toBe(centre)
      expect(await bytes(address, '/login?site=centre')).toBe(centre)
    }
  })
})

it.each(languages)(
  'the manifest of each site has its own id, name, start page, icons and shortcuts in $locale',
  async ({ locale, tag }) => {
    const { setting } = await server.read('GET /api/v1/setting', { locale })
    const names = { firm: setting, centre: setting.centre }
    const read = async (site: SiteName): Promise<Manifest> => (await server.app.inject(manifestPath(site, locale))).json()
    for (const site of siteNames) {
      const manifest = await read(site)
      const { home, folder } = sites[site]
      expect(manifest).toMatchObject({
        id: home,
        start_url: home,
        scope: '/',
        lang: tag,
        name: names[site].name,
        short_name: names[site].shortName,
      })
      const shown = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
      for (const { src } of shown) expect([src, src.startsWith(`${folder}/icons/`)]).toEqual([src, true])
      for (const address of [...shown.map(({ src }) => src), manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
        expect([address, (await server.app.inject(address)).statusCode]).toEqual([address, 200])
      expect(manifest.screenshots?.map((each) => each.form_factor)).toEqual(['wide', 'narrow'])
      for (const { src } of [...shown, ...(manifest.screenshots ?? [])])
        expect([src, (await server.app.inject(src)).headers['content-type']]).toEqual([src, expect.stringMatching(/^image\//)])
      for (const { url } of manifest.shortcuts) expect(siteOf(new URL(url, origin).pathname, site)).toBe(site)
      expect(manifest.theme_color).toBe(sites[site].colours.window)
    }
    const [firm, centre] = await Promise.all(siteNames.map(read))
    for (const key of ['id', 'name', 'short_name', 'description', 'theme_color', 'background_color'] as const)
      expect([key, firm?.[key] === centre?.[key]]).toEqual([key, false])
    expect(firm?.shortcuts.map(({ url }) => url)).not.toContain('/mypage/matchings')
  },
)

it.each(languages)('under another name an installed app says nothing of the firm in $locale', async ({ locale }) => {
  const { payload } = await server.app.inject(`/manifest.neutral.${locale}.webmanifest`)
  expect(payload).not.toMatch(/이음새|법|상담|ieumsae|law|legal|family|divorce|怡音|律师|法律/i)
  const { id, icons } = JSON.parse(payload) as Manifest
  expect(id).not.toBe(sites.firm.home)
  for (const src of [...icons.map((icon) => icon.src), '/icons/neutral-apple-touch.png']) {
    const { statusCode, headers } = await server.app.inject(src)
    expect([src, statusCode, headers['content-type']]).toEqual([src, 200, expect.stringMatching(/^image\//)])
  }
})
