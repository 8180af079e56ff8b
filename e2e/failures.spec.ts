import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, openHome, section, type SectionName, sections, test } from './fixtures.ts'
import { ko } from './words.ts'

const refused = { status: 500, json: { message: '시험 오류', code: 'internal' } }
/** Two more tries, with a second and two between them. */
const afterRetries = { timeout: 20_000 }

interface Part {
  name: SectionName
  failed: string
  empty: string
}

const calls: readonly { path: string; list: string; parts: readonly Part[] }[] = [
  {
    path: '/api/v1/lawyers',
    list: 'lawyers',
    parts: [
      { name: '대표변호사', failed: '대표변호사 소개를 불러오지 못했습니다.', empty: '대표변호사 소개를 준비하고 있습니다.' },
      {
        name: '사건마다 맞는 변호사가 함께합니다',
        failed: '변호사 소개를 불러오지 못했습니다.',
        empty: '변호사 소개를 준비하고 있습니다.',
      },
    ],
  },
  {
    path: '/api/v1/success',
    list: 'successes',
    parts: [
      { name: '비슷한 고민이 지나온 길', failed: '성공사례를 불러오지 못했습니다.', empty: '아직 올라온 성공사례가 없습니다.' },
      { name: '판단이 갈린 쟁점을 기록합니다', failed: '대표 판결을 불러오지 못했습니다.', empty: '아직 올라온 대표 판결이 없습니다.' },
    ],
  },
  {
    path: '/api/v1/insights',
    list: 'insights',
    parts: [
      { name: '변호사가 직접 설명합니다', failed: '영상 목록을 불러오지 못했습니다.', empty: '아직 올라온 영상이 없습니다.' },
      { name: '법은 어떻게 바뀌고 있을까요', failed: '언론 보도를 불러오지 못했습니다.', empty: '아직 올라온 보도가 없습니다.' },
    ],
  },
]

/** The client loads its data itself: it starts from the shell, as it does without a network. */
async function openShell(page: Page, request: APIRequestContext): Promise<void> {
  const shell = await request.get('/console')
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

const of = (path: string) => (url: URL) => url.pathname === path
const isEntry = (path: string, { name }: Part) =>
  calls.find((call) => call.path === path)?.parts.some((part) => part.name === name) === true

const failedState = (page: Page, { name, failed }: Part): Locator => section(page, ko, name).getByRole('status').filter({ hasText: failed })

/** The sections of one call are in a state of their own; all others show what they have. */
async function expectOthersThere(page: Page, path: string): Promise<void> {
  for (const name of sections) await expect(section(page, ko, name)).toBeVisible()
  for (const part of calls.flatMap(({ parts }) => parts)) {
    if (isEntry(path, part)) continue
    await expect(section(page, ko, part.name).getByText(part.failed)).toHaveCount(0)
    await expect(section(page, ko, part.name).getByText(part.empty)).toHaveCount(0)
    await expect(section(page, ko, part.name).getByRole('listitem').first()).toBeVisible()
  }
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectRetryLoads(page: Page, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await failedState(page, part).getByRole('button', { name: '다시 시도' }).click()
    await expect(failedState(page, part)).toHaveCount(0)
    await expect(section(page, ko, part.name).getByRole('listitem').first()).toBeVisible()
  }
}

test('the shell loads the whole page by itself', async ({ page, request }) => {
  await openShell(page, request)
  await expect(page).toHaveTitle('법무법인 이음새 | 이혼·가사 상담')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  await expectOthersThere(page, 'none')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

for (const { path, list, parts } of calls)
  test.describe(`${path} on a page that loads its data itself`, () => {
    test('answering with an error says so once, and loads at another try', async ({ page, request, watch }) => {
      watch.allow(/status of 500|시험 오류/)
      await page.route(of(path), (route) => route.fulfill(refused))
      await openShell(page, request)
      for (const { name, failed } of parts) await expect(section(page, ko, name).getByText(failed)).toBeVisible(afterRetries)
      const alert = page.getByRole('alertdialog', { name: '시험 오류', exact: true })
      await expect(page.getByRole('alertdialog')).toHaveCount(1)
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: '확인' }).click()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      for (const part of parts) await expect(failedState(page, part)).toBeVisible()
      await expectOthersThere(page, path)

      await page.unroute(of(path))
      await page.unrouteAll()
      await expectRetryLoads(page, parts)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

    test('refusing is not asked again, and its own words are shown', async ({ page, request, watch }) => {
      watch.allow(/status of 403|시험 거절/)
      let asked = 0
      await page.route(of(path), async (route) => {
        asked += 1
        await route.fulfill({ status: 403, json: { message: '시험 거절', code: 'forbidden' } })
      })
      await openShell(page, request)
      await expect(page.getByRole('alertdialog', { name: '시험 거절', exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      for (const part of parts) await expect(failedState(page, part)).toBeVisible()
      expect(asked).toBe(parts.length)
    })

    test('that cannot be reached is told by its section alone, without an alert', async ({ page, request, watch }) => {
      watch.allow(/net::ERR_FAILED/)
      await page.route(of(path), (route) => route.abort('failed'))
      await openShell(page, request)
      for (const part of parts) await expect(failedState(page, part)).toBeVisible(afterRetries)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expectOthersThere(page, path)
      await page.unrouteAll()
      await expectRetryLoads(page, parts)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

    test('with nothing in it says that nothing is there yet', async ({ page, request }) => {
      await page.route(of(path), async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as Record<string, unknown>
        expect(Object.keys(answer)).toContain(list)
        await route.fulfill({ response, json: { ...answer, [list]: [] } })
      })
      await openShell(page, request)
      for (const { name, empty } of parts) {
        await expect(section(page, ko, name).getByText(empty)).toBeVisible()
        await expect(section(page, ko, name).getByRole('button', { name: '다시 시도' })).toHaveCount(0)
      }
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expectOthersThere(page, path)
    })
  })

test('an error without a message is shown all the same', async ({ page, request, watch }) => {
  watch.allow(/status of 500|HTTP 500|ApiFailure/)
  await page.route(of('/api/v1/lawyers'), (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }))
  await openShell(page, request)
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible(afterRetries)
  await expect(alert).toContainText('500')
  await expect(alert).not.toContainText('Oops')
})

test('everything failing at once with one message is told once', async ({ page, request, watch }) => {
  watch.allow(/status of 500|시험 오류/)
  for (const { path } of calls) await page.route(of(path), (route) => route.fulfill(refused))
  await openShell(page, request)
  for (const { name, failed } of calls.flatMap(({ parts }) => parts))
    await expect(section(page, ko, name).getByText(failed)).toBeVisible(afterRetries)
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('popups failing change nothing', async ({ page, request, watch }) => {
  watch.allow(/status of 500/)
  let asked = 0
  await page.route(of('/api/v1/popups'), async (route) => {
    asked += 1
    await route.fulfill(refused)
  })
  await openShell(page, request)
  await expect.poll(() => asked, afterRetries).toBe(3)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('시험 오류')).toHaveCount(0)
  await expectOthersThere(page, 'none')
})

test('a part of the app that does not arrive leaves the page as it is', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED|Failed to fetch dynamically imported module/)
  await openHome(page, ko)
  const part = '**/assets/site-menu-*.js'
  await page.route(part, (route) => route.abort('failed'))
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('banner').getByRole('button', { name: '전체 메뉴' }).click()
  await failed
  // What the page makes of it is there with the next frames.
  for (const _frame of [1, 2, 3]) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('법무법인 이음새, 이혼과 가사 사건 상담')
  await expect(section(page, ko, '대표변호사')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
