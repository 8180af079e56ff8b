import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Body } from '#contract/index.ts'
import { frameHydrated, type Api, expect, expectArrival, storedKeys, test as base, underWorker } from './fixtures.ts'
import { type Server, startServer } from './server.ts'

/** On a server of its own: what is published and removed here would be in the way of other tests. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _any }, provide) => {
      const server = await startServer(process.env['DIST'] ?? 'dist')
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
})
test.describe.configure({ mode: 'default' })

type NewStory = Body<'POST /api/console/success'>

const aStory = (change: { isPublished?: boolean; isDivorceMain?: boolean } = {}) =>
  ({
    subject: { ko: `시험 사례 ${randomUUID()}`, en: `A case for a test ${randomUUID()}` },
    summary: { ko: '시험을 위한 요약입니다.' },
    result: { ko: '시험 결과' },
    content: { ko: `<p>시험 본문 ${randomUUID()}</p>` },
    thumb: null,
    code: 'firm',
    practice: 'inheritance',
    site: 'divorce',
    isDivorceMain: false,
    _lawyer: null,
    reviewedAt: null,
    ...change,
  }) satisfies NewStory

const create = async (api: Api, data: NewStory) => {
  const { success } = await api.staff('POST /api/console/success', '/api/console/success', data)
  return { ...success, path: `/story/${success._id}`, console: `/api/console/success/${success._id}` }
}

/** The document of a page, as it comes from the server. */
async function readPage(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const response = await request.get(path, { headers })
  return { status: response.status(), etag: response.headers()['etag'] ?? 'missing', html: await response.text() }
}

const title = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('a story that is published is on its page, in its list and on the home page at the next request', async ({ page, request, api }) => {
  const data = aStory({ isPublished: false, isDivorceMain: true })
  const story = await create(api, data)
  const lists = ['/', '/story/firm', '/story/firm?practice=inheritance', '/business/inheritance']
  const { subject } = data
  const expectListed = async (isListed: boolean) => {
    for (const path of lists) {
      const { status, html } = await readPage(request, path)
      expect(status).toBe(200)
      expect([path, html.includes(subject.ko)]).toEqual([path, isListed])
    }
    expect((await (await request.get('/sitemap.xml')).text()).includes(story.path)).toBe(isListed)
  }
  // Each is kept by the server from now on, as it is.
  await expectListed(false)
  expect((await readPage(request, story.path)).status, 'a draft is not there').toBe(404)

  await api.staff('PUT /api/console/success/{_id}', story.console, { isPublished: true })
  const { status, html } = await readPage(request, story.path)
  expect(status).toBe(200)
  expect(title(html)).toBe(`${subject.ko} | 법무법인 이음새`)
  expect(html).toContain(data.content.ko)
  await expectListed(true)
  expect(title((await readPage(request, `${story.path}?lang=en`)).html)).toContain(subject.en)

  await page.goto('/story/firm')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(story.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject.ko)

  await api.staff('PUT /api/console/success/{_id}', story.console, { isPublished: false })
  expect((await readPage(request, story.path)).status).toBe(404)
  await expectListed(false)
})

test('a story that is changed shows its new title and text at the next request, in each language', async ({ request, api }) => {
  const data = aStory()
  const story = await create(api, data)
  const pages = [story.path, `${story.path}?lang=en`, '/story/firm', '/story/firm?lang=en']
  const before = await Promise.all(pages.map((path) => readPage(request, path)))
  for (const [index, path] of pages.entries()) {
    const { status, etag } = await readPage(request, path, { 'if-none-match': before[index]?.etag ?? 'missing' })
    expect([path, status, etag]).toEqual([path, 304, before[index]?.etag])
  }

  const change = {
    subject: { ko: `바뀐 제목 ${randomUUID()}`, en: `A changed title ${randomUUID()}` },
    content: { ko: `<p>바뀐 본문 ${randomUUID()}</p>`, en: `<p>A changed text ${randomUUID()}</p>` },
  }
  await api.staff('PUT /api/console/success/{_id}', story.console, change)
  for (const [index, path] of pages.entries()) {
    const { status, etag, html } = await readPage(request, path, { 'if-none-match': before[index]?.etag ?? 'missing' })
    expect([path, status]).toEqual([path, 200])
    expect(etag).not.toBe(before[index]?.etag)
    const language = path.endsWith('en') ? 'en' : 'ko'
    expect(html).toContain(change.subject[language])
    for (const old of [data.subject.ko, data.subject.en, data.content.ko]) expect(html).not.toContain(old)
    if (!path.startsWith(story.path)) continue
    expect(title(html)).toContain(change.subject[language])
    expect(html).toContain(change.content[language])
    expect(textOf(html)).not.toContain(language === 'ko' ? change.subject.en : change.subject.ko)
  }
})

test('what a device kept of a story gives way to what the server says now', async ({ browser, baseURL, api }) => {
  const data = aStory()
  const story = await create(api, data)
  const change = { subject: { ko: `바뀐 제목 ${randomUUID()}` }, content: { ko: `<p>바뀐 본문 ${randomUUID()}</p>` } }
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR', serviceWorkers: 'allow' })
  const page = await context.newPage()
  const expectStory = async ({ subject, content }: { subject: { ko: string }; content: { ko: string } }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject.ko)
    await frameHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject.ko)
    await expect(page.getByRole('article').locator('.prose')).toHaveText(textOf(content.ko))
  }
  const keptStory = (text: string) => expect.poll(() => keptValue(page, story._id), { timeout: 40_000 }).toContain(text)

  await page.goto(story.path)
  await underWorker(page)
  await expectStory(data)
  await keptStory(data.subject.ko)

  await api.staff('PUT /api/console/success/{_id}', story.console, change)
  await page.reload()
  await expectStory(change)
  await keptStory(change.subject.ko)

  await context.setOffline(true)
  await page.reload()
  await expectStory(change)
  await context.close()
})

/** What the device keeps of an answer. */
async function keptValue(page: Page, part: string): Promise<string> {
  const key = (await storedKeys(page)).find((name) => name.includes(part) && !name.includes('neighbours'))
  if (key === undefined) return ''
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('ieumsae')
        request.addEventListener('success', () => {
          const database = request.result
          const row = database.transaction('answers').objectStore('answers').get(wanted)
          row.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(row.result))
          })
        })
      }),
    key,
  )
}

test.describe('a story that was removed', () => {
  test('is gone: a page that says so and helps on, not to be found', async ({ page, request, api, watch }) => {
    watch.allow(/status of 410/)
    const data = aStory()
    const story = await create(api, data)
    expect((await readPage(request, story.path)).status).toBe(200)
    await api.staff('DELETE /api/console/success/{_id}', story.console)

    const response = await page.goto(story.path)
    expect(response?.status()).toBe(410)
    expect(response?.headers()['content-type']).toContain('text/html')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['삭제된 내용입니다'])
    await expect(page).toHaveTitle('삭제된 내용입니다 | 법무법인 이음새')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveCount(0)
    await expect(main).not.toContainText(data.subject.ko)
    await expect(main.getByRole('link', { name: '사이트맵', exact: true })).toHaveAttribute('href', '/sitemap')
    await expect(main.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: '성공사례' })).toHaveAttribute(
      'href',
      '/story/firm',
    )
    await frameHydrated(page)
    await main.getByRole('link', { name: '처음으로' }).click()
    await expectArrival(page, '법무법인 이음새 | 이혼·가사 상담')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)

    expect((await readPage(request, '/story/firm')).html).not.toContain(data.subject.ko)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(story.path)
  })

  test('is told as gone inside the app, too, where a list that is still open leads to it', async ({ page, api, watch }) => {
    watch.allow(/status of 410/)
    const data = aStory()
    const story = await create(api, data)
    await page.goto('/story/firm')
    await frameHydrated(page)
    await api.staff('DELETE /api/console/success/{_id}', story.console)
    await page.getByRole('link', { name: data.subject.ko }).click()
    await expect(page).toHaveURL(story.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('삭제된 내용입니다')
    await expectArrival(page, '삭제된 내용입니다 | 법무법인 이음새')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('성공사례')
  })
})
