import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { hydrated, expect, expectNoSidewaysScroll, named, scrollThrough, test } from './fixtures.ts'

const part = (page: Page, name: string): Locator => named(page, name)
const titlesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('section')
    .evaluateAll((nodes) => nodes.map((node) => node.querySelector('h2')?.textContent ?? ''))
const parts = ['색', '글자', '버튼', '아이콘', '입력', '대화 상자', '불러오기', '그림', '넘겨 보기', '목록', '글']
const looks = ['look="paper"', 'look="wash"', 'look="night"']

async function openStyleGuide(page: Page, search = ''): Promise<void> {
  await page.goto(`/ex${search}`)
  await hydrated(part(page, '대화 상자').getByRole('button').first())
}

// The states of each part are tested in src/client/site/style-guide/style-guide.browser.test.tsx.
test('the style guide shows every part; filters, search and pages are in the address, and stay together', async ({ page }) => {
  await openStyleGuide(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await titlesOf(page)).toEqual([...parts, ...looks])
  const pictures = part(page, '그림')
  await pictures.scrollIntoViewIfNeeded()
  const images = pictures.locator('picture img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all())
    await expect.poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0)).toBe(true)
  const lists = part(page, '목록')
  await lists.getByRole('link', { name: 'two' }).click()
  await expect(page).toHaveURL('/ex?type=two')
  await expect(lists.getByRole('link', { name: 'two' })).toHaveAttribute('aria-current', 'page')
  await lists.getByRole('searchbox').fill('이혼')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/ex?q=${encodeURIComponent('이혼')}&type=two`)
  await lists.getByRole('link', { name: '다음 쪽' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(lists.getByRole('link', { name: '2쪽', exact: true })).toHaveAttribute('aria-current', 'page')
  await lists.getByRole('link', { name: '9쪽' }).click()
  await expect(lists.getByRole('link', { name: '다음 쪽' })).toHaveCount(0)
  await page.reload()
  await expect(lists.getByRole('searchbox')).toHaveValue('이혼')
  await expect(lists.getByRole('link', { name: '9쪽' })).toHaveAttribute('aria-current', 'page')
})

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1280],
] as const)
  test.describe(`the style guide, ${colorScheme}, ${width} px wide`, { tag: '@all' }, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('shows every part, without violations', async ({ page }) => {
      await openStyleGuide(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('디자인 안내')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await titlesOf(page)).toEqual([...parts, ...looks])
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

  test('every part is there', { tag: '@all' }, async ({ page }) => {
    await page.goto('/ex')
    for (const name of [...parts, ...looks]) {
      await part(page, name).scrollIntoViewIfNeeded()
      await expect(part(page, name).getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
  })
})
