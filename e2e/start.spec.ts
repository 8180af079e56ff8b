import { expect, frameHydrated, openBeforeApp, test } from './fixtures.ts'

test.describe('a page that the server has rendered', () => {
  test('hydrates by itself after its first paint', async ({ page }) => {
    await page.goto('/contact')
    await frameHydrated(page)
    const { paint, app } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      app: performance.getEntriesByName('app')[0]?.startTime ?? Number.NaN,
    }))
    // The entry says when the frame was presented, up to five frames after it was drawn.
    expect(app).toBeGreaterThan(paint - 84)
  })

  test('stays where its reader has scrolled to', async ({ page }) => {
    const come = await openBeforeApp(page, '/contact')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    come()
    await frameHydrated(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
  })

  test('says that the app has not come, and brings it when it does', async ({ page, watch }) => {
    watch.allow(/net::ERR_FAILED/)
    let isAway = true
    await page.route(/\/assets\/start-[\w-]+\.js$/, (route) => (isAway ? route.abort('failed') : route.continue()))
    await page.goto('/default-form?lang=en')
    const notice = page.getByRole('status').filter({ hasText: 'A part of this page has not arrived' })
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
    await page.getByRole('main').getByRole('textbox').first().fill('typed meanwhile')
    isAway = false
    await frameHydrated(page)
    await expect(notice).toBeHidden()
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('typed meanwhile')
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
})
