import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { expectNoViolations } from './axe.ts'
import { hydrated, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import { type Server, startServer } from './server.ts'
import { cn, en, ko, type Language, languages } from './words.ts'

const vnu = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar')

interface Document {
  path: string
  status: number
  html: string
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
const content = ({ html }: Document, name: string) => decoded(all(html, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))[0] ?? '')
const titleOf = ({ html }: Document) => decoded(all(html, /<title>([^<]*)<\/title>/g)[0] ?? '')
/** Without its origin: a server that was given no port names itself by none. */
const pathOf = (url: string) => decoded(url).replace(/^https?:\/\/[^/]+/, '')
const languageOf = (path: string) => new URL(path, 'http://x').searchParams.get('lang') ?? 'ko'

/** The paths of the sitemap, as its server lists them: every page in every language. */
async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return all(sitemap, /<loc>([^<]+)<\/loc>/g).map(pathOf)
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test.describe('every document of the sitemap, on a fresh start', () => {
  test.describe.configure({ mode: 'default' })
  let server: Server
  let documents: Document[]

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    server = await startServer(process.env['DIST'] ?? 'dist')
    documents = []
    for (const path of await pathsOf(server.origin)) {
      const response = await fetch(`${server.origin}${path}`)
      documents.push({ path, status: response.status, html: await response.text() })
    }
    expect(documents.length).toBeGreaterThan(400)
  })
  test.afterAll(async () => server.stop())

  test('is there, in three languages', () => {
    expect(documents.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([])
    const languagesOf = documents.map(({ path, html }) => [languageOf(path), all(html, /<html lang="([^"]*)"/g)[0]])
    expect([...new Set(languagesOf.map(String))].toSorted()).toEqual(['cn,zh-Hans', 'en,en', 'ko,ko'])
  })

  test('has one h1, and a title and a description of its own', () => {
    const noHeading = documents.filter(({ html }) => all(html, /<(h1)[ >]/g).length !== 1)
    expect(noHeading.map(({ path }) => path)).toEqual([])
    const tooShort = documents.filter((one) => titleOf(one).length < 4 || content(one, 'description').length < 20)
    expect(tooShort.map(({ path }) => path)).toEqual([])
    for (const { locale } of languages) {
      const ours = documents.filter(({ path }) => languageOf(path) === locale)
      expect(repeated(ours.map(titleOf)), `titles in ${locale}`).toEqual([])
      expect(repeated(ours.map((one) => content(one, 'description'))), `descriptions in ${locale}`).toEqual([])
    }
  })

  test('names itself and its other languages, all of them in the sitemap', () => {
    const known = new Set(documents.map(({ path }) => path))
    for (const { path, html } of documents) {
      const pathIn = (pattern: RegExp) => all(html, pattern).map(pathOf)
      expect(pathIn(/<link rel="canonical" href="([^"]*)"/g), path).toEqual([path])
      const others = pathIn(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi)
      expect(others, path).toHaveLength(4)
      expect(
        others.filter((other) => !known.has(other)),
        path,
      ).toEqual([])
    }
  })

  test('leads nowhere into the void', async () => {
    test.setTimeout(180_000)
    const linked = new Map<string, string>()
    for (const { path, html } of documents) {
      // Pictures: one width of each is enough to know that it is there.
      const addresses = [...all(html, / href="(\/[^"]*)"/g), ...all(html, /<img[^>]* src="(\/[^"]*)"/g), ...all(html, / href="(\?[^"]*)"/g)]
      for (const address of addresses) {
        const { pathname, search } = new URL(decoded(address), `${server.origin}${path}`)
        linked.set(pathname + search, path)
      }
    }
    expect(linked.size).toBeGreaterThan(300)
    const dead: string[] = []
    for (const [address, from] of linked) {
      const { status } = await fetch(`${server.origin}${address}`, { redirect: 'manual' })
      if (status !== 200) dead.push(`${address} (${status}) on ${from}`)
    }
    expect(dead).toEqual([])
  })

  test('has a picture for those who share it', async () => {
    test.setTimeout(120_000)
    const kinds = new Map<string, string>()
    for (const { html } of documents) {
      const url = pathOf(all(html, /<meta property="og:image" content="([^"]*)"/g)[0] ?? '')
      kinds.set(url.replace(/[0-9a-f-]{36}/, ''), url)
    }
    expect(kinds.size).toBeGreaterThan(6)
    for (const url of kinds.values()) {
      const response = await fetch(`${server.origin}${url}`)
      expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/png'])
    }
  })

  test('is valid HTML by the Nu checker', { tag: '@all' }, async () => {
    test.setTimeout(240_000)
    const folder = await mkdtemp(join(tmpdir(), 'ieumsae-html-'))
    try {
      const files = new Map<string, string>()
      for (const [index, { path, html }] of documents.entries()) {
        const file = join(folder, `${index}.html`)
        files.set(file, path)
        await writeFile(file, html)
      }
      const { stderr, status } = spawnSync('java', ['-Xss4m', '-jar', vnu, '--format', 'json', '--errors-only', folder], {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      })
      const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract?: string }[] }
      const found = messages.map(
        ({ url, message, extract = '' }) => `${files.get(url.replace('file:', ''))}: ${message} | ${extract.trim()}`,
      )
      expect(found.slice(0, 20)).toEqual([])
      expect(status).toBe(0)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('has structured data that a checker takes, and whose references lead somewhere', async () => {
    interface Thing {
      '@type': string
      '@id'?: string
    }
    const problems: string[] = []
    const paths = new Set(documents.map(({ path }) => path))
    const types = new Set<string>()
    for (const { path, html } of documents) {
      const blocks = all(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g)
      expect(blocks, path).toHaveLength(1)
      const { '@graph': graph } = JSON.parse(blocks[0] ?? '') as { '@graph': Thing[] }
      for (const { '@type': type } of graph) types.add(type)
      const jsonld = Object.groupBy(
        graph.map((thing) => ({ ...thing, '@context': 'https://schema.org', '@location': '0,0' })),
        (thing) => thing['@type'],
      )
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
      problems.push(
        ...issues
          .filter(({ severity }) => severity === 'ERROR')
          .map(({ issueMessage, path: where }) => `${path}: ${issueMessage} at ${JSON.stringify(where)}`),
      )
      // Within a document a reference is resolved, or it is the address of another page.
      const ids = new Set(graph.flatMap((thing) => thing['@id'] ?? []))
      const references = all(JSON.stringify(graph), /\{"@id":"([^"]*)"\}/g)
      const isKnown = (id: string) => ids.has(id) || paths.has(pathOf(id).replace(/#.*/, ''))
      problems.push(...references.filter((id) => !isKnown(id)).map((id) => `${path}: ${id} is nothing`))
    }
    expect(problems.slice(0, 20)).toEqual([])
    for (const type of ['LegalService', 'Person', 'Article', 'VideoObject', 'FAQPage', 'BreadcrumbList']) expect([...types]).toContain(type)
  })
})

const pathsIn = async (origin: string | undefined, { locale }: Language) =>
  (await pathsOf(origin ?? '')).filter((path) => languageOf(path) === locale)

const shards = 4
for (const [language, colorScheme, width] of [
  [ko, 'light', 1280],
  [en, 'dark', 360],
  [cn, 'light', 768],
  [ko, 'dark', 360],
  [en, 'light', 1280],
  [cn, 'dark', 1280],
] as const)
  test.describe(`in ${language.locale}, ${colorScheme}, ${width} px wide`, { tag: '@all' }, () => {
    test.use({ language, colorScheme, viewport: { width, height: 800 } })
    for (let shard = 0; shard < shards; shard += 1)
      test(`every page has no violation, no message in the console, part ${shard + 1} of ${shards}`, async ({ page, baseURL }) => {
        test.setTimeout(1_200_000)
        const paths = (await pathsIn(baseURL, language)).filter((_path, index) => index % shards === shard)
        expect(paths.length).toBeGreaterThan(6)
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            await hydrated(page.getByRole('contentinfo'))
            await page.waitForLoadState('networkidle')
            if (path === '/' || path.startsWith('/?')) await scrollThrough(page)
            await expectNoViolations(page)
            await expectNoSidewaysScroll(page)
          })
      })
  })

for (let shard = 0; shard < shards; shard += 1)
  test(
    `every page in Korean opens without a message in the console, part ${shard + 1} of ${shards}`,
    { tag: '@all' },
    async ({ page, baseURL }) => {
      test.setTimeout(180_000)
      const paths = (await pathsIn(baseURL, ko)).filter((_path, index) => index % shards === shard)
      expect(paths.length).toBeGreaterThan(30)
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await hydrated(page.getByRole('contentinfo'))
        })
    },
  )
