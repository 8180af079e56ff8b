import type { Page } from '@playwright/test'
import { staticPaths } from '#contract/pages.ts'
import { expect, storedResponses, test, underWorker } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** When the newest of the answers on the device came, in milliseconds; 0: there is none. */
const newestAnswer = async (page: Page) => Math.max(0, ...(await storedResponses(page)).map(({ savedAt }) => savedAt))

interface Seen {
  path: string
  heading: string
  length: number
}

/** What a reader sees of a page: its heading, and how much there is. */
async function read(page: Page, path: string): Promise<Seen> {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
  const text = await page.getByRole('main').innerText()
  return { path, heading: await heading.innerText(), length: text.length }
}

const parts = 3
for (let part = 0; part < parts; part += 1)
  test(`a page that was opened once opens again without a network, part ${part + 1} of ${parts}`, async ({ page, context, api, watch }) => {
    test.setTimeout(240_000)
    const [story] = (await api.read('GET /api/v1/success', '/api/v1/success?limit=1')).successes
    const [lawyer] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?limit=1')).lawyers
    const [notice] = (await api.read('GET /api/v1/center/notifications', '/api/v1/center/notifications?limit=1')).notifications
    const [post] = (await api.read('GET /api/v1/boards', '/api/v1/boards?limit=1')).boards
    const insight = async (code: string) =>
      (await api.read('GET /api/v1/insights', `/api/v1/insights?limit=1&code=${code}`)).insights[0]?._id
    const details = [
      `/story/${story?._id}`,
      `/member/${lawyer?._id}`,
      `/insight_media/insight/${await insight('article')}`,
      `/insight_media/column/${await insight('column')}`,
      `/insight_media/review/${await insight('review')}`,
      `/center/notice/${notice?._id}`,
      `/board/default-board/${post?._id}`,
      '/business/divorce',
      '/business/tax',
    ]
    const paths = [...staticPaths, ...details].filter((_path, index) => index % parts === part)
    // Pictures that were not shown yet are not there, and the page says nothing of them.
    watch.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)

    await page.goto(paths[0] ?? '/')
    await underWorker(page)
    const online: Seen[] = []
    for (const path of paths) {
      const openedAt = Date.now()
      online.push(await read(page, path))
      // What the page has read is put on the device, all of it together, at an idle moment.
      await expect.poll(() => newestAnswer(page), { message: `${path} is kept` }).toBeGreaterThanOrEqual(openedAt)
    }
    await context.setOffline(true)
    for (const { path, heading, length } of online) {
      const offline = await read(page, path)
      expect(offline.heading, path).toBe(heading)
      expect(offline.length, `${path}: as much to read as online`).toBeGreaterThan(length * 0.9)
    }
  })
