import type { Locator, Page } from '@playwright/test'
import { expect, openHome, scrollThrough, section, test } from './fixtures.ts'
import { ko } from './words.ts'

const youtube = /^https:\/\/www\.youtube-nocookie\.com\/embed\//
const needsNetwork = '영상을 보려면 인터넷 연결이 필요합니다.'

const thumbnails = (page: Page): Locator => section(page, ko, '변호사가 직접 설명합니다').getByRole('button', { name: '영상 재생' })

const query = '/api/v1/insights?code=youtube&site=divorce&isDivorceMain=true'

test('nothing is asked of another site until a video is clicked', async ({ page, watch }) => {
  await openHome(page, ko)
  await scrollThrough(page)
  await thumbnails(page).first().hover()
  await thumbnails(page).first().focus()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(watch.foreign).toEqual([])
  expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch]').count()).toBe(0)
})

for (const width of [360, 1280])
  test.describe(`a video, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('plays over the whole screen, without cookies', async ({ page, watch, api }) => {
      watch.allowForeign(youtube)
      const { insights } = await api.read('GET /api/v1/insights', query, { limit: '4' })
      expect(insights).toHaveLength(4)
      await openHome(page, ko)
      for (const [index, { subject, youtube: video }] of insights.entries()) {
        await thumbnails(page).nth(index).click()
        const dialog = page.getByRole('dialog', { name: subject, exact: true })
        await expect(dialog).toBeVisible()
        await expect(dialog.getByRole('heading', { name: subject, exact: true })).toBeVisible()
        const frame = dialog.locator('iframe')
        await expect(frame).toHaveAttribute('src', new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${video?.id}\\?`))
        await expect(frame).toHaveAttribute('title', subject)
        await expect.poll(() => watch.foreign.some((address) => address.includes(`/embed/${video?.id}?`))).toBe(true)
        await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
        const box = await frame.boundingBox()
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
        await dialog.getByRole('button', { name: '닫기' }).click()
        await expect(page.locator('iframe')).toHaveCount(0)
        await expect(dialog).toHaveCount(0)
        await expect(thumbnails(page).nth(index)).toBeFocused()
      }
      expect(watch.foreign.filter((address) => !youtube.test(address))).toEqual([])
    })

    test('ends with the Escape key, opened by the keyboard', async ({ page, watch }) => {
      watch.allowForeign(youtube)
      await openHome(page, ko)
      for (const key of ['Enter', 'Space']) {
        await thumbnails(page).nth(1).focus()
        await page.keyboard.press(key)
        const dialog = page.getByRole('dialog')
        await expect(dialog.locator('iframe')).toHaveCount(1)
        await expect(dialog.getByRole('button', { name: '닫기' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.locator('iframe')).toHaveCount(0)
        await expect(dialog).toHaveCount(0)
        await expect(thumbnails(page).nth(1)).toBeFocused()
      }
    })
  })

test('without a network a video says that it needs one, and plays once it is back', async ({ page, context, watch }) => {
  watch.allowForeign(youtube)
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/)
  await openHome(page, ko)
  // What the sheet is made of is on the device from now on (the worker is not there in this test).
  await thumbnails(page).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveCount(0)

  await context.setOffline(true)
  await thumbnails(page).first().click()
  await expect(dialog.getByRole('status')).toHaveText(needsNetwork)
  await expect(dialog.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(dialog.locator('iframe')).toHaveAttribute('src', youtube)
  await expect(dialog.getByText(needsNetwork)).toHaveCount(0)
  await context.setOffline(true)
  await expect(dialog.getByRole('status')).toHaveText(needsNetwork)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(thumbnails(page).first()).toBeFocused()
})

test('a first click without a network has an answer, and the page stays', async ({ page, context, watch }) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await openHome(page, ko)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await thumbnails(page).first().click()
  await expect(page.getByText(/연결/).filter({ visible: true }).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(section(page, ko, '대표변호사')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
