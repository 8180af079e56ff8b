import { locales } from '#contract/locale.ts'
import { languagePath } from '#contract/language-path.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../account/administrators.ts'
import { setting as initialSetting } from '../site/first/setting.ts'
import { areas } from '../law/first/areas.ts'
import {
  all,
  headingOf,
  hrefsOf,
  linkedDataOf,
  metaOf,
  only,
  origin,
  type Page,
  pageServerForFile,
  textOf,
  textsOf,
  titleOf,
} from '../testing/page.ts'
import { languages } from '../testing/words.ts'

/** An installation that nobody has filled in yet: `SEED=none`. */
const server = await pageServerForFile({ isSeeded: false })
await createAdministrator(server.database.db, 'admin', 'ieumsae-demo')
const token = await server.login('admin')

const put = async (body: object): Promise<void> => {
  expect((await server.ask('PUT /api/console/setting', { token, body })).status).toBe(200)
}
const readText = async (path: string): Promise<string> => {
  const { statusCode, payload } = await server.app.inject(path)
  expect(statusCode, path).toBe(200)
  return payload
}

/** What a reader or a machine would notice of what nobody has said. */
function problemsOf({ document, main, path }: Page): string[] {
  const read = textOf(main)
  const problems: [string, boolean][] = [
    ['says undefined, NaN or null', /undefined|NaN|\bnull\b|\[object/.test(read)],
    ['has an empty heading', textsOf(document, 'h1, h2, h3, h4').includes('')],
    ['has an empty list', all(document, 'ul, ol, dl').some((list) => textOf(list) === '')],
    ['has a link without a name', all(document, 'a').some((link) => textOf(link) === '' && link.getAttribute('aria-label') === null)],
    ['calls nobody', hrefsOf(document).some((href) => /^(tel|mailto):(null|undefined)?$/.test(href ?? ''))],
    ['could not load something', all(main, '[role=status] button').length > 0],
    ['is still loading', all(main, '[aria-busy=true], .skeleton').length > 0],
  ]
  return problems.filter(([, isSo]) => isSo).map(([problem]) => `${path} ${problem}`)
}

describe('an empty start', () => {
  let pages: Page[]

  beforeAll(async () => {
    const sitemap = await readText('/sitemap.xml')
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path)
    pages = []
    for (const path of paths) pages.push(await server.open(path))
  }, 120_000)

  it('has every page in three languages, with a head of its own and nothing that nobody has said', () => {
    // The pages of the menu, and the six business areas: there is nothing else yet.
    expect(pages).toHaveLength((pages.length / locales.length) * locales.length)
    expect(pages.filter(({ path }) => path.startsWith('/business/'))).toHaveLength(areas.length * locales.length)
    for (const page of pages) {
      const { searchParams } = new URL(page.path, origin)
      const language = languages.find(({ locale }) => locale === (searchParams.get('lang') ?? 'ko'))
      if (language === undefined) throw new Error(page.path)
      expect([page.path, page.status]).toEqual([page.path, 200])
      expect(only(page.document, 'html').getAttribute('lang')).toBe(language.tag)
      expect(headingOf(page)).not.toBe('')
      expect(titleOf(page)).toContain(initialSetting.name[language.locale])
      expect(metaOf(page, 'description').length, page.path).toBeGreaterThan(20)
    }
    expect(pages.flatMap(problemsOf)).toEqual([])
  })

  it('names no firm but its own, and no person, number or address', () => {
    const invented = /이음새|Ieumsae|怡音|설혜령|금소연|이음로|02-0100|\.example(?!["/]?[^"]*")/i
    for (const { path, html } of pages) {
      const ours = html.replaceAll(origin, '').replaceAll('ieumsae-outbox', '')
      expect([path, invented.exec(ours)?.[0]]).toEqual([path, undefined])
    }
  })

  it('links only to addresses that answer', async () => {
    const targets = new Set(
      pages.flatMap(({ path, document }) =>
        hrefsOf(document, 'a[href^="/"], a[href^="?"], link[rel=manifest], link[rel=alternate][type]').map((href) => {
          const { pathname, search } = new URL(href ?? '', new URL(path, origin))
          return pathname + search
        }),
      ),
    )
    expect(targets.size).toBeGreaterThan(60)
    const dead: string[] = []
    for (const target of targets) if ((await server.app.inject(target)).statusCode !== 200) dead.push(target)
    expect(dead).toEqual([])
  }, 60_000)

  it('leaves sections of the home page out that have nothing to show', async () => {
    const home = await server.open('/')
    expect(all(home.main, 'section').map((section) => section.getAttribute('aria-label') ?? textsOf(section, 'h2')[0])).toEqual([
      '주요 안내',
      '서두르지 않고, 빠뜨리지 않습니다',
      '어떤 일로 오셨는지부터 듣겠습니다',
      '지금 서 계신 자리에서 시작합니다',
    ])
    expect(textOf(home.main)).toContain(initialSetting.tagline.ko)
  })

  it('takes a consultation, with the consent that is in force', async () => {
    const { terms } = await server.read('GET /api/v1/terms')
    expect(terms.map(({ code }) => code)).toEqual([
      'privacy-consult',
      'privacy-policy',
      'terms-of-use',
      'email-refusal',
      'privacy-join',
      'marketing',
    ])
    const consent = { code: 'privacy-consult', version: terms[0]?.edition ?? '', agreedAt: new Date().toISOString() }
    const body = { name: '김', phone: '010-0000-0000', content: '문의', site: 'divorce', consent }
    expect((await server.ask('POST /api/v1/forms', { body })).status).toBe(201)
    const { forms } = (await server.ask('GET /api/console/forms', { token })).answer
    // Of a request that nobody has opened one cannot see whose it is.
    expect(forms).toMatchObject([{ name: '김**', content: '문의' }])
  })

  it('has a feed, a manifest in each language and robots without content', async () => {
    expect(await readText('/rss.xml')).not.toContain('<item>')
    expect(await readText('/robots.txt')).toContain('Sitemap: ')
    for (const { locale, tag } of languages) {
      const manifest = JSON.parse(await readText(`/manifest.${locale}.webmanifest`)) as Record<string, unknown>
      const name = initialSetting.name[locale]
      expect(manifest).toMatchObject({ name, short_name: name, lang: tag })
      expect(manifest).not.toHaveProperty('screenshots')
    }
  })
})

describe('the name of the firm in the setting', () => {
  const first = { ko: '법무법인 가온', en: 'Gaon Law', cn: '嘉温律师事务所' }
  const second = { ko: '법률사무소 나루', en: 'Naru Law', cn: '那鲁律师事务所' }
  const shown = [
    '/',
    '/rev/about',
    '/rev/intro',
    '/member/lawyer',
    '/contact',
    '/guide',
    '/sitemap',
    '/privacy-policy',
    '/insight_media/column',
  ]

  it.each([
    [first, second],
    [second, first],
  ])('is in title, header, footer, JSON-LD, manifest and feed, and no other name is', async (name, other) => {
    await put({ name, shortName: null, legalEntity: name })
    for (const locale of locales) {
      for (const path of shown) {
        const page = await server.open(languagePath(path, locale))
        expect(titleOf(page), path).toContain(name[locale])
        expect(textsOf(page.document, 'header a')[0]).toBe(name[locale])
        expect(textOf(page.document.querySelector('footer') ?? page.main)).toContain(`© ${new Date().getFullYear()} ${name[locale]}`)
        expect(linkedDataOf(page).find(({ '@id': id }) => id === `${origin}/#firm`)?.['name']).toBe(name[locale])
        expect(page.html, path).not.toContain(other[locale])
      }
      const manifest = JSON.parse(await readText(`/manifest.${locale}.webmanifest`)) as Record<string, unknown>
      expect(manifest).toMatchObject({ name: name[locale], short_name: name[locale] })
      expect(await readText(languagePath('/rss.xml', locale))).toContain(`<title>${name[locale]}</title>`)
    }
    expect(textOf((await server.open('/guide')).main)).toContain(`‘${name.ko}’`)
  })

  it('is short below the icon of the app where there is a short one', async () => {
    await put({ name: first, shortName: { ko: '가온', en: 'Gaon' } })
    expect(JSON.parse(await readText('/manifest.ko.webmanifest'))).toMatchObject({ name: first.ko, short_name: '가온' })
    // An absent field stays.
    await put({ phone: '02-0000-0000' })
    expect(JSON.parse(await readText('/manifest.en.webmanifest'))).toMatchObject({ short_name: 'Gaon' })
    expect(textOf((await server.open('/guide')).main)).toContain('‘가온’')
  })
})
