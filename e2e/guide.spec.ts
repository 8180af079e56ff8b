import { expectNoViolations } from './axe.ts'
import { expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import { openGuide, part } from './guide-page.ts'

const subjects = [
  '앱으로 설치하기',
  '인터넷 없이 다시 읽기',
  '언어 바꾸기',
  '접수번호로 확인하기',
  '빠른 나가기',
  '함께 쓰는 휴대전화에서',
  '이 기기에 남은 것 지우기',
  '키보드와 화면낭독기',
]
const ways = [
  '안드로이드 Chrome',
  '삼성 인터넷',
  'iPhone·iPad',
  '컴퓨터의 Chrome·Edge·Whale',
  'Mac의 Safari',
  'Firefox',
  '카카오톡·네이버 앱 안에서 연 화면',
]

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test.describe(`the guide, ${colorScheme}, ${width} px wide`, { tag: '@all' }, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('has all its subjects, and no violations', async ({ page }) => {
      await openGuide(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('앱 설치와 이용 안내')
      await expect(page).toHaveTitle('앱 설치와 이용 안내 | 법무법인 이음새')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(subjects)
      const contents = page.getByRole('navigation', { name: '이 안내의 차례' }).getByRole('link')
      await expect(contents).toHaveText(subjects)
      for (const [index, name] of subjects.entries()) {
        await contents.nth(index).click()
        await expect(part(page, name).getByRole('heading', { level: 2 })).toBeInViewport()
      }
      for (const name of ways) await page.locator('summary').filter({ hasText: name }).click()
      await scrollThrough(page)
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

  test('every way to install can be read, and what needs scripts is not there', async ({ page }) => {
    await page.goto('/guide')
    for (const name of ways) {
      const way = page.getByRole('group').filter({ has: page.locator('summary', { hasText: name }) })
      await way.locator('summary').click()
      await expect(way.getByRole('listitem').first()).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0)
    // Playwright looks for no text in `noscript`.
    await expect(page.locator('#receipt noscript p')).toBeVisible()
  })
})

test('the page does not shift when the browser takes it over', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifted: shifts })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openGuide(page)
    await expect(page.getByRole('heading', { name: /^지금 쓰시는 브라우저/ })).toBeVisible()
    const shifted = await page.evaluate(() => (window as Window & { shifted?: number[] }).shifted)
    expect(shifted?.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02)
  }
})
