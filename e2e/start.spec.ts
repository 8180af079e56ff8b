import type { Locator, Page } from '@playwright/test'
import { frameHydrated, expect, isHydrated, openBeforeApp, test } from './fixtures.ts'

const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: '전체 메뉴' })
const menu = (page: Page): Locator => page.getByRole('dialog', { name: '전체 메뉴' })

test.describe('a page that the server has rendered', () => {
  test('is left to its reader: nothing of the app is evaluated before four seconds, then it is hydrated by itself', async ({ page }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto('/contact')
    const foot = page.getByRole('contentinfo')
    // In small steps, so that what the app does between its timers could happen.
    for (let step = 0; step < 38; step += 1) await page.clock.runFor(100)
    await expect(page.locator('head link[rel=modulepreload]')).not.toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(foot)).toBe(false)
    await page.clock.resume()
    await expect.poll(() => isHydrated(foot)).toBe(true)
  })

  for (const [what, path, use] of [
    ['as soon as it is used by a pointer', '/contact', (page: Page) => page.mouse.move(100, 100)],
    ['as soon as it is used by a key', '/contact', (page: Page) => page.keyboard.press('Tab')],
    ['as soon as it is used by the wheel', '/contact', (page: Page) => page.mouse.wheel(0, 300)],
    ['as soon as a tool scrolls it', '/contact', (page: Page) => page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))],
    ['as soon as a tool moves the focus', '/contact', (page: Page) => page.getByRole('contentinfo').getByRole('link').first().focus()],
    ['at once if its address asks for the form', '/?open=consultation', () => undefined],
    ['at once if it is about this device', '/device', () => undefined],
  ] as const)
    test(`is hydrated ${what}`, async ({ page }) => {
      // The four seconds never pass.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.goto(path)
      await use(page)
      await expect
        .poll(async () => {
          await page.clock.runFor(50)
          return isHydrated(page.getByRole('contentinfo'))
        })
        .toBe(true)
    })

  test('stays where its reader has scrolled to', async ({ page }) => {
    const come = await openBeforeApp(page, '/contact')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    come()
    await frameHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
  })

  test('keeps what is pressed for the app, and presses it once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const come = await openBeforeApp(page, '/contact')
    await menuButton(page).dblclick()
    await expect(menu(page)).toHaveCount(0)
    come()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await page.waitForLoadState('networkidle')
    await expect(menu(page)).toBeHidden()
  })

  test('plays a video that was pressed before the app is there, instead of leading to another site', async ({ page, watch, context }) => {
    watch.allowForeign(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    const come = await openBeforeApp(page, '/insight_media/media')
    await page.getByRole('link', { name: '영상 재생' }).first().click()
    expect(watch.foreign).toEqual([])
    come()
    await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(1)
    expect(context.pages()).toHaveLength(1)
  })

  test('leads on by its links before the app is there', async ({ page }) => {
    await openBeforeApp(page, '/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click()
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.getByRole('heading', { level: 1, name: '개인정보처리방침' })).toBeVisible()
  })

  test('searches before the app is there', async ({ page }) => {
    await openBeforeApp(page, '/story/firm')
    await page.getByRole('searchbox').fill('양육비')
    await page.getByRole('search').getByRole('button', { name: '검색' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/story/firm' && url.searchParams.get('q') === '양육비')
    await expect(page.getByRole('searchbox')).toHaveValue('양육비')
  })

  test('keeps what is written in a form before the app is there', async ({ page }) => {
    const come = await openBeforeApp(page, '/default-form')
    await page.getByRole('main').getByLabel('성함').fill('김이음')
    await page.getByRole('main').getByLabel('문의내용').fill('천천히 오는 앱')
    await page.getByRole('main').getByRole('checkbox').check()
    come()
    await frameHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('main').getByLabel('연락처').fill('010')
    await expect(page.getByRole('main').getByLabel('성함')).toHaveValue('김이음')
    await expect(page.getByRole('main').getByLabel('문의내용')).toHaveValue('천천히 오는 앱')
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked()
  })
})
