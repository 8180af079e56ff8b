import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { hangSale } from './hang-sale.ts'

test.use({ viewport: { width: 360, height: 780 } })

test('a collector goes from the sales to a lot, looks closely by the keyboard, and goes on to the next lot', async ({ page, api }) => {
  const { title } = await hangSale(api)
  await page.goto('/auction')
  await frameHydrated(page)
  await expectNoViolations(page)
  await page.getByRole('region', { name: '진행 중인 경매' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('article').getByRole('link', { name: '밤바다 1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '밤바다 1' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('남음')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: '문해린, 밤바다 1 크게 보기' }).click()
  const viewer = page.getByRole('dialog', { name: '문해린, 밤바다 1' })
  await expect(viewer.getByRole('region')).toBeFocused()
  const scale = viewer.getByRole('status')
  await expect(scale).toContainText('100%')
  const tiles = page.waitForResponse((response) => /\/tiles\/\d+\/\d+\/\d+$/.test(response.url()) && response.ok())
  for (const _time of [1, 2, 3]) await page.keyboard.press('+')
  await tiles
  await expect(scale).toContainText(/[2-9]\d\d%/)
  await page.keyboard.press('ArrowRight')
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.press('0')
  await expect(scale).toContainText('100%')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1, name: '밤바다 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^이전 작품: Lot 1/ })).toBeVisible()
})
