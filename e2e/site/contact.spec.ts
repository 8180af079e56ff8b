import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures.ts'
import { openPage } from '../page-checks.ts'
import { seconds } from '../../src/server/testing/patience.ts'

const office = (page: Page, code: string): Locator => page.locator(`main section#${code}`)
const codes = ['seoul', 'suwon', 'incheon', 'daegu'] as const

/** Each office says this of itself now. */
async function expectStates(page: Page, words: string): Promise<void> {
  for (const code of codes) await expect(office(page, code).getByText(words, { exact: true })).toBeVisible()
}

test.describe('whether an office is open', () => {
  for (const { when, time, words } of [
    { when: 'on a weekday morning', time: '2026-11-20T10:30:00+09:00', words: '지금 운영 중입니다(12:00까지).' },
    { when: 'over lunch', time: '2026-11-20T12:10:00+09:00', words: '지금은 운영 시간이 아닙니다. 오늘 13:00에 엽니다.' },
    { when: 'on an evening in the week', time: '2026-11-19T20:00:00+09:00', words: '지금은 운영 시간이 아닙니다. 내일 09:00에 엽니다.' },
    { when: 'at the weekend', time: '2026-11-21T10:30:00+09:00', words: '지금은 운영 시간이 아닙니다. 월요일 09:00에 엽니다.' },
  ])
    test(`is said ${when}`, { tag: '@all' }, async ({ page }) => {
      await page.clock.install({ time })
      await openPage(page, '/contact')
      await expectStates(page, words)
      await expect(page.getByText('공휴일은 반영하지 않습니다', { exact: false })).toBeVisible()
    })

  test.describe('for a reader far away', () => {
    test.use({ timezoneId: 'America/New_York' })
    test('changes with the minute of the clock in Seoul', async ({ page }) => {
      await page.clock.install({ time: '2026-11-20T17:58:30+09:00' })
      await openPage(page, '/contact')
      await expectStates(page, '지금 운영 중입니다(18:00까지).')
      await page.clock.runFor(120_000)
      await expectStates(page, '지금은 운영 시간이 아닙니다. 월요일 09:00에 엽니다.')
    })
  })
})

test.describe('each office has an address in the page', () => {
  for (const width of [360, 1280])
    test(`that its link leads to, ${width} px wide`, { tag: width === 360 ? [] : ['@all'] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, '/contact')
      const link = page.getByRole('navigation', { name: '사무소' }).getByRole('link', { name: '인천 분사무소' })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/contact#incheon$/)
      await expect(office(page, 'incheon').locator('img').last()).toBeInViewport({ ratio: 0.5 })
      await page.keyboard.press('Tab')
      await expect(office(page, 'incheon').getByRole('link', { name: '032-0300-4000' })).toBeFocused()
    })

  test('and is found by whoever is sent there', async ({ page }) => {
    await page.goto('/contact#daegu')
    await hydrated(page.getByRole('contentinfo'))
    await expect(office(page, 'daegu').getByRole('heading')).toBeInViewport()
  })
})

test('offices that could not be loaded say so, and are tried again', { tag: '@all' }, async ({ page, request, watch }) => {
  watch.allow(/status of 500|시험 오류/)
  // As without a network: the app starts from the shell, and asks for everything itself.
  const shell = await request.get('/index.html')
  await page.route('**/contact', async (route) => route.fulfill({ headers: shell.headers(), body: await shell.text() }))
  await page.route('**/api/v1/setting', (route) => route.fulfill({ status: 500, json: { message: '시험 오류', code: 'internal' } }))
  await page.goto('/contact')
  const failed = page.getByRole('status').filter({ hasText: '사무소 안내를 불러오지 못했습니다.' })
  await expect(failed).toBeVisible({ timeout: seconds(15) })
  await page.unroute('**/api/v1/setting')
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5)
})
