import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { workerAtOnce } from './delays.ts'
import { frameHydrated, type Api, expect, expectArrival, storedKeys, test as base, underWorker } from './fixtures.ts'
import { aNewStory, type NewStory } from '../src/server/testing/new-story.ts'
import { type Server, startServer } from './server.ts'
import { seconds } from '../src/server/testing/patience.ts'

/** On a server of its own: what is published and removed here would be in the way of other tests. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _any }, provide) => {
      const server = await startServer(process.env['DIST'] ?? 'dist')
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: seconds(60) },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
})
test.describe.configure({ mode: 'default' })

const create = async (api: Api, data: NewStory) => {
  const { success } = await api.staff('POST /api/console/success', '/api/console/success', data)
  return { ...success, path: `/story/${success._id}`, console: `/api/console/success/${success._id}` }
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test.describe('under a worker', () => {
  test.use({ delays: workerAtOnce })

  test('what a device kept of a story gives way to what the server says now', async ({ addDevice, api }) => {
    const data = aNewStory()
    const story = await create(api, data)
    const change = { subject: { ko: `바뀐 제목 ${randomUUID()}` }, content: { ko: `<p>바뀐 본문 ${randomUUID()}</p>` } }
    const context = await addDevice({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    const expectStory = async ({ subject, content }: { subject: { ko: string }; content: { ko: string } }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject.ko)
      await frameHydrated(page)
      await expect(page.getByRole('article').locator('.prose')).toHaveText(textOf(content.ko))
    }
    const keptStory = (text: string) => expect.poll(() => keptValue(page, story._id), { timeout: seconds(40) }).toContain(text)

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
  })
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
  test('is told as gone inside the app, too, where a list that is still open leads to it', async ({ page, api, watch }) => {
    watch.allow(/status of 410/)
    const data = aNewStory()
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
