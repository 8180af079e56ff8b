import type { Locator, Page } from '@playwright/test'
import { expect, scrollThrough, test } from '../fixtures.ts'
import { endPrinting, keepFromPrinting, openPage } from '../page-checks.ts'

const office = (page: Page, code: string): Locator => page.locator(`main section#${code}`)
const codes = ['seoul', 'suwon', 'incheon', 'daegu'] as const

test.describe('on a desk', () => {
  test('a map opens in a window of its own', async ({ page, watch, context }) => {
    watch.allowForeign(/^https:\/\/map\.(naver|kakao)\.com\//)
    await openPage(page, '/contact')
    const opened = context.waitForEvent('page')
    await office(page, 'seoul').getByRole('link', { name: '네이버 지도' }).click()
    await opened
    await expect.poll(() => watch.foreign.join(' ')).toContain('https://map.naver.com/p/search/')
    await expect(page).toHaveURL(/\/contact$/)
  })
})

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
}

/** Addresses of apps that the page asks for. No browser here knows one, so that nothing follows from it. */
async function asksForApps(page: Page): Promise<string[]> {
  const found: string[] = []
  const cdp = await page.context().newCDPSession(page)
  cdp.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) found.push(url)
  })
  await cdp.send('Page.enable')
  return found
}

test.describe('on an Android phone', () => {
  test.use({ userAgent: phones.android, viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a map and the way there ask for their app, which knows the page to fall back on', async ({ page, watch }) => {
    watch.allow(/a user gesture is required/)
    await openPage(page, '/contact')
    const asked = await asksForApps(page)
    const tap = async (name: string) => {
      const link = office(page, 'seoul').getByRole('link', { name })
      const href = (await link.getAttribute('href')) ?? 'missing'
      const before = asked.length
      // No finger: while the browser looks for an app that is not there, it takes no further touch.
      await link.dispatchEvent('click')
      await expect.poll(() => asked.length).toBe(before + 1)
      return { address: asked[before] ?? 'missing', fallback: `S.browser_fallback_url=${encodeURIComponent(href)};end` }
    }
    const naver = await tap('네이버 지도')
    expect(naver.address).toContain('intent://place?lat=37.4942&lng=127.0118&name=')
    expect(naver.address).toContain('#Intent;scheme=nmap;')
    expect(naver.address).toContain('package=com.nhn.android.nmap;')
    expect(naver.address).toContain(naver.fallback)
    const kakao = await tap('카카오맵')
    expect(kakao.address).toContain('intent://look?p=37.4942,127.0118#Intent;scheme=kakaomap;')
    expect(kakao.address).toContain('package=net.daum.android.map;')
    expect(kakao.address).toContain(kakao.fallback)
    const route = await tap('길찾기')
    expect(route.address).toContain('intent://route?ep=37.4942,127.0118&by=PUBLICTRANSIT#Intent;scheme=kakaomap;')
    expect(route.address).toContain(route.fallback)
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: phones.iPhone, viewport: { width: 390, height: 780 }, hasTouch: true })

  test('a map asks for its app, and after a while for the page in the browser', async ({ page, watch }) => {
    watch.allowForeign(/^https:\/\/map\.kakao\.com\//)
    await openPage(page, '/contact')
    const asked = await asksForApps(page)
    await office(page, 'suwon').getByRole('link', { name: '카카오맵' }).tap()
    await expect.poll(() => asked).toEqual(['kakaomap://look?p=37.2894,127.0668'])
    await expect.poll(() => watch.foreign.some((address) => address.startsWith('https://map.kakao.com/link/map/'))).toBe(true)
  })

  test('the page stays as it is where the app has opened', async ({ page, watch }) => {
    await page.clock.install()
    await openPage(page, '/contact')
    const asked = await asksForApps(page)
    await office(page, 'suwon').getByRole('link', { name: '네이버 지도' }).tap()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/^nmap:\/\/place\?lat=37\.2894&lng=127\.0668&name=/)
    // The app is in front; then the reader comes back.
    await page.evaluate(() => {
      let state = 'hidden'
      Object.defineProperty(document, 'visibilityState', { get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
      state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(10_000)
    expect(watch.foreign).toEqual([])
    await expect(page).toHaveURL(/\/contact$/)
  })
})

test.describe('an address', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied with the keyboard, and the page says so', async ({ page, api }) => {
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    await openPage(page, '/contact')
    await office(page, 'incheon').getByRole('button', { name: '인천 분사무소 사무소 주소 복사' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('사무소 주소를 복사했습니다.')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(setting.offices.find(({ code }) => code === 'incheon')?.address)
  })
})

test.describe('on paper', () => {
  const pages = async (page: Page) => {
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' } })
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length
  }

  test('every office has a page of its own, with nothing that needs a screen, and one can be printed alone', async ({ page }) => {
    await keepFromPrinting(page)
    await openPage(page, '/contact')
    await scrollThrough(page)
    await page.getByRole('button', { name: '모두 인쇄' }).click()
    await page.emulateMedia({ media: 'print' })
    for (const code of codes) {
      await expect(office(page, code)).toBeVisible()
      await expect(office(page, code).getByRole('button')).toHaveCount(0)
      for (const link of await office(page, code).locator('a[target=_blank]').all()) await expect(link).toBeHidden()
      await expect(office(page, code).getByText(/지금/)).toBeHidden()
    }
    await expect(page.getByRole('contentinfo')).toBeHidden()
    expect(await pages(page)).toBe(4)
    await endPrinting(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: '대구 분사무소 이 안내 인쇄' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(office(page, 'daegu')).toBeVisible()
    for (const code of codes.slice(0, 3)) await expect(office(page, code)).toBeHidden()
    expect(await pages(page)).toBe(1)
  })
})
