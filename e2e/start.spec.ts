import { expect, frameHydrated, neutralSite, openBeforeApp, test } from './fixtures.ts'

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

  test('leaves by the quick exit before the app is there, and leaves no page of ours in the history', async ({ page, api, watch }) => {
    watch.allowForeign(neutralSite)
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    await page.route(`${setting.quickExitUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' }))
    await openBeforeApp(page, '/contact')
    await page.getByRole('banner').getByRole('link', { name: '빠른 나가기' }).click()
    await expect(page).toHaveTitle('neutral')
    expect(await page.evaluate(() => document.referrer)).toBe('')
    await page.goBack()
    expect(page.url()).not.toContain('/contact')
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

  test('keeps what is written in a form before the app is there', async ({ page }) => {
    const come = await openBeforeApp(page, '/default-form')
    await page.getByRole('main').getByLabel('성함').fill('김이음')
    await page.getByRole('main').getByLabel('문의내용').fill('천천히 오는 앱')
    await page.getByRole('main').getByRole('checkbox').first().check()
    come()
    await frameHydrated(page)
    await page.getByRole('main').getByLabel('연락처').fill('010')
    await expect(page.getByRole('main').getByLabel('성함')).toHaveValue('김이음')
    await expect(page.getByRole('main').getByLabel('문의내용')).toHaveValue('천천히 오는 앱')
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked()
  })
})
