import type { Locator, Page } from '@playwright/test'
import { type Api, expect, scrollThrough, test } from './fixtures.ts'
import { nodesOf, openWithPictures, structuredData } from './page-checks.ts'

const videoPage = '/insight_media/media/media01'
const nocookie = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

const read = async (api: Api, query: string, headers: Record<string, string> = {}) =>
  api.read('GET /api/v1/insights', `/api/v1/insights?site=divorce&${query}`, headers)
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test.describe('videos', () => {
  for (const path of ['/insight_media/media', videoPage])
    for (const width of [360, 1280])
      test(`${path} asks nothing of another site before a click, ${width} px wide`, async ({ page, watch, api }) => {
        await page.setViewportSize({ width, height: 800 })
        const videos = (await read(api, 'code=youtube', { limit: '12' })).insights
        await openWithPictures(page, path)
        await scrollThrough(page)
        await expect(page.locator('iframe')).toHaveCount(0)
        await page.getByRole('link', { name: '영상 재생' }).first().hover()
        await page.waitForLoadState('networkidle')
        expect(watch.foreign).toEqual([])

        watch.allowForeign(nocookie)
        const link = page.getByRole('link', { name: '영상 재생' }).filter({ hasText: videos[1]?.subject ?? 'missing' })
        await link.click()
        const sheet = page.getByRole('dialog', { name: videos[1]?.subject ?? 'missing' })
        await expect(sheet.locator('iframe')).toHaveAttribute('src', nocookie)
        await expect.poll(() => watch.foreign.length).toBeGreaterThan(0)
        await expect(page).toHaveURL(path)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await expect(page.locator('iframe')).toHaveCount(0)
        await expect(link).toBeFocused()
      })

  test('the video page shows the newest main video large, and the others', async ({ page, api }) => {
    const [main] = (await read(api, 'code=youtube&isDivorceMain=true', { limit: '1' })).insights
    const others = (await read(api, 'code=youtube', { limit: '12' })).insights.filter(({ _id }) => _id !== main?._id)
    await openWithPictures(page, videoPage)
    await expect(heading(page)).toHaveText(main?.subject ?? 'missing')
    await expect(page.getByRole('main')).toContainText(main?.summary ?? 'missing')
    const links = page.getByRole('main').getByRole('link', { name: '영상 재생' })
    await expect(links).toHaveCount(others.length + 1)
    const [large, small] = await Promise.all([links.nth(0).boundingBox(), links.nth(1).boundingBox()])
    expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? 0))
    const own = nodesOf(await structuredData(page), 'VideoObject')
    expect(own.map((node) => node['name'])).toEqual([main?.subject])
    await openWithPictures(page, '/insight_media/media')
    const all = nodesOf(await structuredData(page), 'VideoObject')
    expect(all).toHaveLength(others.length + 1)
    for (const node of all) expect(String(node['thumbnailUrl'])).toMatch(/\/api\/v1\/files\//)
  })
})
