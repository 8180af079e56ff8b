import type { Page } from '@playwright/test'
import { staticPaths } from '#contract/pages.ts'
import { atOnce } from './delays.ts'
import { type Api, expect, frameHydrated, storedKeys, test, underWorker } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', delays: atOnce })
test.slow()

/** One page of each kind that the device does not know by its name. */
async function detailPaths(api: Api): Promise<string[]> {
  const [story] = (await api.read('GET /api/v1/success', '/api/v1/success?limit=1')).successes
  const [lawyer] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?limit=1')).lawyers
  const [notice] = (await api.read('GET /api/v1/center/notifications', '/api/v1/center/notifications?limit=1')).notifications
  const [post] = (await api.read('GET /api/v1/boards', '/api/v1/boards?limit=1')).boards
  const insight = async (code: string) => (await api.read('GET /api/v1/insights', `/api/v1/insights?limit=1&code=${code}`)).insights[0]?._id
  return [
    '/business/divorce',
    `/story/${story?._id}`,
    `/member/${lawyer?._id}`,
    `/insight_media/insight/${await insight('article')}`,
    `/insight_media/column/${await insight('column')}`,
    `/insight_media/review/${await insight('review')}`,
    `/center/notice/${notice?._id}`,
    `/board/default-board/${post?._id}`,
  ]
}

/** What a reader sees of a page: its heading, and how much there is. */
async function read(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
  let text = ''
  const isStill = async () => text === (text = await page.getByRole('main').innerText())
  await expect.poll(isStill, { message: 'the page has come to rest', intervals: [50] }).toBe(true)
  return { title: await page.title(), heading: await heading.innerText(), length: text.length }
}

/** Goes to a page inside the app, as its links do: without a new document. */
async function go(page: Page, path: string) {
  const before = await page.title()
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await expect(page).not.toHaveTitle(before)
  return read(page)
}

test('every kind of page that was opened once opens again without a network', { tag: '@all' }, async ({ page, context, api, watch }) => {
  // Pictures that were not shown yet are not there, and the page says nothing of them.
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
  const details = await detailPaths(api)
  const paths = [...staticPaths.filter((path) => path !== '/'), '/business/tax', ...details]
  await page.goto('/')
  await underWorker(page)
  await frameHydrated(page)
  const online = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const path of paths) online.set(path, await go(page, path))
  // What the pages have read is put on the device at an idle moment, in order.
  const last = details.at(-1)?.split('/').at(-1) ?? 'missing'
  await expect.poll(async () => (await storedKeys(page)).some((key) => key.includes(last))).toBe(true)
  await context.setOffline(true)
  await page.goto('/')
  await frameHydrated(page)
  for (const [path, seen] of online)
    await test.step(path, async () => {
      const { title, heading } = await go(page, path)
      expect({ title, heading }).toEqual({ title: seen.title, heading: seen.heading })
      // What stands below an item is read after it.
      const length = async () => (await page.getByRole('main').innerText()).length
      await expect.poll(length, 'as much to read as online').toBeGreaterThan(seen.length * 0.9)
    })
})
