import Validator from '@adobe/structured-data-validator'
import { scriptHash } from '../http/security.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../testing/words.ts'
import {
  all,
  attributesOf,
  charactersOfFaces,
  headingOf,
  headingsOf,
  hrefsOf,
  type LinkedData,
  linkedDataOf,
  metaOf,
  origin,
  type Page,
  pageServerForFile,
  textOf,
  titleOf,
} from '../testing/page.ts'

const server = await pageServerForFile()

/** What is kept of a page: with its tree, hundreds of them would fill the memory. */
interface Facts {
  path: string
  status: number
  language: Language
  lang: string | null
  title: string
  description: string
  canonical: readonly (string | null)[]
  alternates: readonly (string | null)[]
  headings: readonly number[]
  /** Links and pictures of the page, resolved against its address. */
  targets: readonly string[]
  /** Links to other pages, outside of rich text: what an editor has written is not rewritten. */
  links: readonly string[]
  ids: ReadonlySet<string>
  share: string
  graph: readonly LinkedData[]
  policy: string
  scriptHashes: readonly string[]
  problems: readonly string[]
  /** Syllables that are set in the serif, each once. */
  serif: string
}

/** Blocks of data are no scripts. */
const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)

const languageOf = (path: string): Language => {
  const locale = new URL(path, origin).searchParams.get('lang') ?? 'ko'
  const language = languages.find((one) => one.locale === locale)
  if (language === undefined) throw new Error(`no language: ${path}`)
  return language
}
const withoutOrigin = (address: string | null) => (address ?? '').replace(/^https?:\/\/[^/]+/, '')

/** What a reader would still wait for, what a policy forbids, and what another site would be asked for. */
function problemsOf({ main, document, path }: Page, { t, locale }: Language): string[] {
  const trail = all(main, 'nav').find((nav) => nav.getAttribute('aria-label') === t('현재 위치'))
  const frame = (trail === undefined ? '' : textOf(trail)).length + all(main, 'h1').map(textOf).join('').length
  const problems: [string, boolean][] = [
    ['is still loading', all(main, '[aria-busy=true], .skeleton, .reveal-waiting').length > 0],
    ['could not load something', all(main, 'button').some((button) => textOf(button) === t('다시 시도'))],
    // Chinese says the same in half as many characters.
    ['has nothing to read', textOf(main).length - frame < (locale === 'cn' ? 80 : 150)],
    ['has no footer', all(document, 'footer').length !== 1],
    [
      'has a style attribute or a handler',
      all(document, '*').some((one) => one.getAttributeNames().some((name) => /^(style$|on[a-z])/i.test(name))),
    ],
    ['embeds another site', all(document, 'iframe, [src^="http"]:not([src^="https://ieumsae.example/"])').length > 0],
  ]
  return problems.filter(([, isSo]) => isSo).map(([problem]) => `${path} ${problem}`)
}

function factsOf(page: Page): Facts {
  const { path, status, document, headers, html } = page
  const language = languageOf(path)
  const policy = String(headers['content-security-policy'])
  const addresses = [
    ...hrefsOf(document, 'a[href]:not([rel=nofollow]), link[href]:not([rel=canonical], [hreflang])'),
    ...attributesOf(document, 'img', 'src'),
  ]
  const own = new URL(path, origin)
  const resolve = (hrefs: readonly (string | null)[]) =>
    hrefs.flatMap((href) => {
      const url = new URL(href ?? '', own)
      return url.origin === origin ? [url.href.slice(origin.length)] : []
    })
  const links = all(document, 'a[href]').filter((link) => link.closest('.prose') === null)
  return {
    path,
    status,
    language,
    lang: document.querySelector('html')?.getAttribute('lang') ?? null,
    title: titleOf(page),
    description: metaOf(page, 'description'),
    canonical: hrefsOf(document, 'link[rel=canonical]'),
    alternates: hrefsOf(document, 'link[rel=alternate][hreflang]'),
    headings: headingsOf(document).map(({ localName }) => Number(localName.slice(1))),
    targets: resolve(addresses),
    links: resolve(links.map((link) => link.getAttribute('href'))).filter(
      (link) => !/^\/(api|assets|icons|fonts)\/|\.\w{2,11}(\?|$)/.test(link),
    ),
    ids: new Set(all(document, '[id]').map((one) => one.getAttribute('id') ?? '')),
    share: metaOf(page, 'og:image'),
    graph: linkedDataOf(page),
    policy,
    scriptHashes: inlineScriptsOf(html).map(scriptHash),
    // The trade centre has no serif (tokens.css).
    serif: [
      ...new Set(
        (document.querySelector('#root > .trade') === null ? all(document, '.font-serif') : []).flatMap(
          (one) => one.textContent.match(/[가-힣]/g) ?? [],
        ),
      ),
    ].join(''),
    problems: [...(headingOf(page) === '' ? [`${path} has an empty heading`] : []), ...problemsOf(page, language)],
  }
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** Language and identifier are what addresses of one kind differ in: `/story/*`, `/shop/*`, `/fairs/*?seller`. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, origin)
  const address = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*').replace(/^(\/(?:shop|business))\/[^/]+/, '$1/*')
  return `${address}?${[...searchParams.keys()].filter((key) => key !== 'lang').join('&')}`
}

/** @returns of each kind in each language the first address, in Korean the last one, too: those of one kind are rendered by one page */
function sampled(paths: readonly string[]): string[] {
  const groups = Object.groupBy(paths, (path) => `${kindOf(path)} ${languageOf(path).locale}`)
  return Object.values(groups).flatMap((group = []) => {
    const last = group.slice(1).findLast((path) => languageOf(path).locale === 'ko')
    return [...group.slice(0, 1), ...(last === undefined ? [] : [last])]
  })
}

describe('every kind of page of the sitemap', () => {
  let pages: Facts[]
  let inSitemap: ReadonlySet<string>

  beforeAll(async () => {
    const sitemap = (await server.app.inject('/sitemap.xml')).payload
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => withoutOrigin(address))
    inSitemap = new Set(paths)
    pages = []
    for (const path of sampled(paths)) pages.push(factsOf(await server.open(path)))
  }, 120_000)

  it('is there in three languages, complete, with nothing that needs a script or another site', () => {
    expect(inSitemap.size).toBeGreaterThan(400)
    expect(pages.length).toBeGreaterThan(150)
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([])
    expect(pages.filter(({ lang, language }) => lang !== language.tag).map(({ path }) => path)).toEqual([])
    const kindsIn = (one: Language) =>
      new Set(pages.filter(({ language }) => language.locale === one.locale).map(({ path }) => kindOf(path)))
    for (const language of languages) expect(kindsIn(language)).toEqual(new Set(pages.map(({ path }) => kindOf(path))))
    expect(pages.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('has one h1 that the other headings follow in order', () => {
    const odd = pages.filter(
      ({ headings }) =>
        headings.filter((level) => level === 1).length !== 1 ||
        headings[0] !== 1 ||
        headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
    )
    expect(odd.map(({ path, headings }) => [path, headings.join(' ')])).toEqual([])
  })

  it('has no heading in two typefaces: every syllable set in the serif is in the two files of those in use', () => {
    const isInUse = charactersOfFaces('serif-core', 'serif-more')
    expect(pages.filter(({ serif }) => serif !== '').length).toBeGreaterThan(30)
    expect(pages.flatMap(({ path, serif }) => [...serif].filter((sign) => !isInUse(sign)).map((sign) => `${sign} on ${path}`))).toEqual([])
  })

  it('has a title and a description of its own in each language', () => {
    expect(pages.filter(({ title, description }) => title.length < 4 || description.length < 20).map(({ path }) => path)).toEqual([])
    for (const { locale } of languages) {
      const ours = pages.filter(({ language }) => language.locale === locale)
      expect(repeated(ours.map(({ title }) => title)), `titles in ${locale}`).toEqual([])
      expect(repeated(ours.map(({ description }) => description)), `descriptions in ${locale}`).toEqual([])
    }
  })

  it('names its own address and those of its other languages, all of them in the sitemap', () => {
    const known = new Set([...inSitemap].map((path) => `${origin}${path}`))
    for (const { path, canonical, alternates } of pages) {
      expect(canonical, path).toEqual([`${origin}${path}`])
      expect(alternates, path).toHaveLength(4)
      expect(
        alternates.filter((address) => !known.has(address ?? '')),
        path,
      ).toEqual([])
    }
  })

  it('links only to addresses that answer, and to parts of pages that exist', async () => {
    const linked = new Map(pages.flatMap(({ path, targets }) => targets.map((target) => [target, path] as const)))
    expect(linked.size).toBeGreaterThan(300)
    const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]))
    const statuses = new Map(pages.map(({ path, status }) => [path, status]))
    const dead: string[] = []
    const addresses = [...linked.keys()].map((target) => target.split('#')[0] ?? '')
    // Of those of the sitemap some of each kind are open; of lists that are narrowed, some of each kind are asked for.
    const narrowed = addresses.filter((address) => address.includes('?') && !inSitemap.has(address))
    const passed = new Set([...inSitemap, ...narrowed])
    for (const address of [...pages.map(({ path }) => path), ...sampled(narrowed)]) passed.delete(address)
    for (const [target, from] of linked) {
      const [address = '', id] = target.split('#')
      if (passed.has(address)) continue
      // A picture is asked for as it was uploaded: its widths are made from that when they are first asked for.
      const asked = address.replace(/^(\/api\/v1\/files\/[^/]+)\/\d+\.\w+$/, '$1')
      const status = statuses.get(asked) ?? (await server.app.inject(asked)).statusCode
      statuses.set(asked, status)
      if (status !== 200) dead.push(`${target} (${status}) on ${from}`)
      if (id !== undefined && idsOf.get(address)?.has(id) === false) dead.push(`${target} names nothing, on ${from}`)
    }
    expect(dead).toEqual([])
  }, 120_000)

  it('keeps the language of its address in every link to another page', () => {
    const lost = pages
      .filter(({ path }) => path.includes('?lang='))
      .flatMap(({ path, links, language }) => {
        const others = languages.map(({ locale }) => path.replace(/(?<=lang=)\w+/, locale))
        const own = links.filter((link) => !others.includes(link))
        return own.filter((link) => !link.includes(`lang=${language.locale}`)).map((link) => `${link} on ${path}`)
      })
    expect(lost).toEqual([])
  })

  it('has a picture for those who share it', async () => {
    const kinds = new Map(pages.map(({ share }) => [share.replace(/[0-9a-f-]{36}/, ''), withoutOrigin(share)]))
    expect(kinds.size).toBeGreaterThan(6)
    for (const url of kinds.values()) {
      const { statusCode, headers } = await server.app.inject(url)
      expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/png'])
    }
  })

  it('allows by its policy its own inline scripts by their hashes, and nothing else inline or from elsewhere', () => {
    for (const { path, policy, scriptHashes } of pages) {
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
      expect(policy, path).not.toMatch(/unsafe-(inline|eval|hashes)/)
      expect(policy, path).not.toMatch(/(^|[ ;])(\*|https?:)([ ;]|$)/)
      expect(new Set(Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash)), path).toEqual(new Set(scriptHashes))
    }
  })

  it('has structured data that a checker accepts and whose references resolve', async () => {
    const problems: string[] = []
    for (const { path, graph } of pages) {
      const things = graph.map((thing) => ({ ...thing, '@context': 'https://schema.org', '@location': '0,0' }))
      const jsonld = Object.groupBy(things, (thing) => thing['@type'])
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
      // The centre says in words how long a delivery takes; what it costs and where it goes is true without.
      const errors = issues.filter(
        ({ severity, issueMessage }) => severity === 'ERROR' && issueMessage !== 'Required attribute "deliveryTime" is missing',
      )
      problems.push(...errors.map(({ issueMessage, path: where }) => `${path}: ${issueMessage} at ${JSON.stringify(where)}`))
      // Within a page a reference is resolved, or it is the address of another page.
      const ids = new Set(graph.flatMap((thing) => thing['@id'] ?? []))
      const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id = '']) => id)
      const unknown = references.filter((id) => !ids.has(id) && !inSitemap.has(withoutOrigin(id).replace(/#.*/, '')))
      problems.push(...unknown.map((id) => `${path}: ${id} is nothing`))
    }
    expect(problems.slice(0, 20)).toEqual([])
    const types = new Set(pages.flatMap(({ graph }) => graph.map((thing) => thing['@type'])))
    for (const type of ['LegalService', 'Person', 'Article', 'VideoObject', 'FAQPage', 'BreadcrumbList']) expect(types).toContain(type)
  }, 60_000)
})
