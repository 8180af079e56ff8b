import { type Api, expect, scrollThrough, test } from '../fixtures.ts'
import { openPage } from '../page-checks.ts'

const videoPage = '/insight_media/media/media01'
const nocookie = /^https:\/\/www\.youtube-nocookie\.com\/embed\//

const read = async (api: Api, query: string, headers: Record<string, string> = {}) =>
  api.read('GET /api/v1/insights', `/api/v1/insights?site=divorce&${query}`, headers)

test.describe('videos', () => {
  for (const path of ['/insight_media/media', videoPage])
    for (const width of [360, 1280])
      test(`${path} asks nothing of another site before a click, ${width} px wide`, { tag: '@all' }, async ({ page, watch, api }) => {
        await page.setViewportSize({ width, height: 800 })
        const videos = (await read(api, 'code=youtube', { limit: '12' })).insights.filter(({ youtube }) => youtube !== null)
        await openPage(page, path)
        await scrollThrough(page)
        await expect(page.locator('iframe')).toHaveCount(0)
        await page.getByRole('link', { name: '영상 재생' }).first().hover()
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
})
