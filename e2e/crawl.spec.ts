import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNoViolations } from './axe.ts'
import { hydrated, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import { openLoaded, pathsOfSitemap } from './page-checks.ts'
import { type Server, startServer } from './server.ts'
import { cn, en, ko, type Language } from './words.ts'
import { seconds } from '../src/server/testing/patience.ts'

const vnu = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar')

interface Document {
  path: string
  status: number
  html: string
}

const languageOf = (path: string) => new URL(path, 'http://x').searchParams.get('lang') ?? 'ko'

test.describe('every document of the sitemap, on a fresh start', { tag: '@all' }, () => {
  test.describe.configure({ mode: 'default' })
  let server: Server
  let documents: Document[]

  test.beforeAll(async () => {
    test.setTimeout(seconds(120))
    server = await startServer(process.env['DIST'] ?? 'dist')
    documents = []
    for (const path of await pathsOfSitemap(server.origin)) {
      const response = await fetch(`${server.origin}${path}`)
      documents.push({ path, status: response.status, html: await response.text() })
    }
    expect(documents.length).toBeGreaterThan(400)
  })
  test.afterAll(async () => server.stop())

  test('is valid HTML by the Nu checker', async () => {
    test.setTimeout(seconds(240))
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
})

const pathsIn = async (origin: string | undefined, { locale }: Language) =>
  (await pathsOfSitemap(origin ?? '')).filter((path) => languageOf(path) === locale)

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
        test.setTimeout(seconds(1200))
        const paths = (await pathsIn(baseURL, language)).filter((_path, index) => index % shards === shard)
        expect(paths.length).toBeGreaterThan(6)
        for (const path of paths)
          await test.step(path, async () => {
            await openLoaded(page, path)
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
      test.setTimeout(seconds(180))
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
