import type { APIRequestContext, Page } from '@playwright/test'
import { expect, openHome, section, sections, test } from './fixtures.ts'
import { ko } from './words.ts'

/** The client loads its data itself: it starts from the shell, as it does without a network. */
async function openShell(page: Page, request: APIRequestContext): Promise<void> {
  const shell = await request.get('/index.html')
  expect(shell.status()).toBe(200)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': shell.headers()['content-security-policy'] ?? 'missing',
  }
  const body = await shell.text()
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ headers, body }),
  )
  await openHome(page, ko)
}

// Every way in which a call fails is tested in src/client/routes/_firm/-home-sections.browser.test.tsx.
test('the shell loads the whole page by itself; what fails says so in its place, and loads at another try', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/)
  const path = (url: URL) => url.pathname === '/api/v1/success'
  await page.route(path, (route) => route.abort('failed'))
  await openShell(page, request)
  await expect(page).toHaveTitle('법무법인 이음새 | 이혼·가사 상담')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  for (const name of sections) await expect(section(page, ko, name)).toBeVisible()
  const stories = section(page, ko, '비슷한 고민을 지나온 길')
  await expect(stories.getByRole('status').filter({ hasText: '성공사례를 불러오지 못했습니다.' })).toBeVisible()
  for (const name of ['대표변호사', '법이 어떻게 바뀌고 있는지 살핍니다'] as const)
    await expect(section(page, ko, name).getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.unroute(path)
  await stories.getByRole('button', { name: '다시 시도' }).click()
  await expect(stories.getByRole('listitem').first()).toBeVisible()
})

test('a part of the app that does not arrive leaves the page as it is', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/)
  await page.route('**/assets/dialog-form-*.js', (route) => route.abort('failed'))
  await openHome(page, ko)
  await page.getByRole('region', { name: '주요 안내' }).getByRole('button', { name: '상담 문의' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('불러오지 못했습니다.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
