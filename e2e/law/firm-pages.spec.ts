import type { Page } from '@playwright/test'
import { expect, scrollThrough, test } from '../fixtures.ts'
import { isRendered, openPage } from '../page-checks.ts'
import { seconds } from '../../src/server/testing/patience.ts'

const main = (page: Page) => page.getByRole('main')
const paths = ['/rev/intro', '/rev/about', '/program'] as const

test('the firm’s page leads to who is there, and to the office that was chosen', async ({ page }) => {
  await openPage(page, '/rev/about')
  const face = main(page).locator('section').nth(2).getByRole('listitem').getByRole('link').first()
  const name = await face.getByRole('heading').innerText()
  await face.click()
  await expect(page).toHaveURL(/\/member\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await scrollThrough(page)
  await main(page).getByRole('link', { name: '대구 분사무소' }).click()
  await expect(page).toHaveURL(/\/contact#daegu$/)
  await expect(page.locator('section#daegu').getByRole('heading')).toBeInViewport()
})

for (const path of paths)
  test(`${path} leads to a consultation, and the keyboard comes back`, { tag: path === '/program' ? [] : ['@all'] }, async ({ page }) => {
    await openPage(page, path)
    const ask = main(page).getByRole('button', { name: '상담 문의' })
    await ask.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '상담 문의' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(ask).toBeFocused()
  })

test('the answers of the programme open by the keyboard, and are all on paper', async ({ page }) => {
  await openPage(page, '/program')
  const answer = main(page).locator('details > p').first()
  await expect(answer).toBeHidden()
  await main(page).locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const each of await main(page).locator('details > p').all()) expect(await isRendered(each)).toBe(true)
  await expect(main(page).getByRole('link', { name: '1366', exact: false }).first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: '상담 문의' })).toBeHidden()
})

test.describe('where the lawyers cannot be loaded', { tag: '@all' }, () => {
  for (const { path, words } of [
    { path: '/rev/intro', words: '대표변호사 소개를 불러오지 못했습니다.' },
    { path: '/rev/about', words: '변호사 소개를 불러오지 못했습니다.' },
  ])
    test(`${path} says so in their place, and tries again`, async ({ page, watch }) => {
      watch.allow(/status of 500|시험 오류/)
      const from = path === '/rev/intro' ? '/contact' : '/program'
      await openPage(page, from)
      await page.route('**/api/v1/lawyers?*', (route) => route.fulfill({ status: 500, json: { message: '시험 오류', code: 'internal' } }))
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toBeVisible({ timeout: seconds(15) })
      await alert.getByRole('button').click()
      const failed = main(page).getByRole('status').filter({ hasText: words })
      await failed.scrollIntoViewIfNeeded()
      await expect(failed).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await page.unroute('**/api/v1/lawyers?*')
      await failed.getByRole('button', { name: '다시 시도' }).click()
      await expect(main(page).locator('a[href^="/member/"]').first()).toBeVisible()
    })
})
