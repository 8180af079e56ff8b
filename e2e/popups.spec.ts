import type { Locator, Page } from '@playwright/test'
import type { Answer } from '#contract/index.ts'
import { type Api, hydrated, expect, expectArrival, openHome, sisterSites, test } from './fixtures.ts'
import { en, ko } from './words.ts'

test.use({ hasPopups: true })

type Popup = Answer<'GET /api/v1/popups'>['popups'][number]
const over = '추석 연휴 휴무 안내'
const notToday = '오늘 하루 보지 않기'

const layer = (page: Page): Locator => page.getByRole('complementary', { name: '알림' })
const press = (page: Page, name: string) => layer(page).getByRole('button', { name, exact: true }).click()

/** The two popups of these days. */
async function twoPopups(api: Api): Promise<[Popup, Popup]> {
  const { popups } = await api.read('GET /api/v1/popups', '/api/v1/popups?code=divorce')
  const [one, two] = popups
  if (one === undefined || two === undefined) throw new Error('the demo has two popups')
  expect(popups).toHaveLength(2)
  return [one, two]
}

async function expectPopup(page: Page, { subject, content }: Popup): Promise<void> {
  await expect(layer(page)).toHaveCount(1)
  await expect(layer(page)).toContainText(subject)
  await expect(layer(page)).toContainText(content)
}

/** The page has asked for its popups, and has had time to show one. */
async function reload(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/popups?'))
  await page.reload()
  await (await answered).finished()
  await hydrated(page.getByRole('navigation', { name: sisterSites }))
}

test('a popup comes after the page, and leaves the page to its reader', async ({ page, api, request }) => {
  const [one] = await twoPopups(api)
  const html = await (await request.get('/')).text()
  expect(html, 'no popup in the document').not.toContain(one.subject)
  const asked = page.waitForRequest((sent) => sent.url().includes('/api/v1/popups?'))
  await openHome(page, ko)
  expect((await asked).url()).toContain('code=divorce')
  await expectPopup(page, one)
  await expect(page.locator('body')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The page behind it answers.
  await page.getByRole('button', { name: '2번째 안내 보기' }).click()
  await expect(page.getByRole('button', { name: '2번째 안내 보기' })).toHaveAttribute('aria-current', 'true')
  await expect(layer(page)).toBeVisible()
})

test('a popup speaks the language of the page', async ({ page, api }) => {
  const { popups } = await api.read('GET /api/v1/popups', '/api/v1/popups?code=divorce', { 'accept-language': 'en' })
  await openHome(page, en, '/?lang=en')
  const aside = page.getByRole('complementary', { name: en.t('알림') })
  await expect(aside).toContainText(popups[0]?.subject ?? 'missing')
  await expect(aside.getByRole('button', { name: en.t(notToday) })).toBeVisible()
  await expect(aside.getByRole('button', { name: en.t('닫기') })).toBeVisible()
})

for (const width of [360, 1280])
  test.describe(`a popup, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("that is put away for today stays away over a reload, and comes back the next day; another one's turn has come", async ({
      page,
      api,
    }) => {
      const [one, two] = await twoPopups(api)
      // A minute before midnight in Seoul.
      await page.clock.setFixedTime('2026-03-10T14:59:00Z')
      await openHome(page, ko)
      await expectPopup(page, one)
      await press(page, notToday)
      await expectPopup(page, two)
      await reload(page)
      await expectPopup(page, two)
      await press(page, notToday)
      await expect(layer(page)).toHaveCount(0)
      await reload(page)
      await expect(layer(page)).toHaveCount(0)

      await page.clock.setFixedTime('2026-03-10T15:01:00Z')
      await reload(page)
      await expectPopup(page, one)
      await press(page, notToday)
      await expectPopup(page, two)
    })

    test('that is closed is back with the next visit', async ({ page, api }) => {
      const [one, two] = await twoPopups(api)
      await openHome(page, ko)
      await expectPopup(page, one)
      await press(page, '닫기')
      await expectPopup(page, two)
      await press(page, '닫기')
      await expect(layer(page)).toHaveCount(0)
      await reload(page)
      await expectPopup(page, one)
    })
  })

test('a popup that is closed stays closed while its reader moves about the site', async ({ page, api }) => {
  const [one, two] = await twoPopups(api)
  await openHome(page, ko)
  await expectPopup(page, one)
  await press(page, '닫기')
  await expectPopup(page, two)
  await page.getByRole('contentinfo').getByRole('link', { name: '사이트맵', exact: true }).click()
  await expect(page).toHaveURL('/sitemap')
  await expectArrival(page, '사이트맵 | 법무법인 이음새')
  await expect(layer(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: '법무법인 이음새' }).click()
  await expect(page).toHaveURL('/')
  await expectPopup(page, two)
})

test('popups lead where they say, and one whose period is over is never shown', async ({ page, api }) => {
  const popups = await twoPopups(api)
  expect(popups.map(({ subject }) => subject)).not.toContain(over)
  await openHome(page, ko)
  for (const popup of popups) {
    await expectPopup(page, popup)
    await expect(page.getByText(over)).toHaveCount(0)
    const more = layer(page).getByRole('link', { name: '자세히 보기' })
    if (popup.link === null) await expect(more).toHaveCount(0)
    else await expect(more).toHaveAttribute('href', popup.link)
    await press(page, '닫기')
  }
  await expect(layer(page)).toHaveCount(0)
  await expect(page.getByText(over)).toHaveCount(0)
})

test('a browser that keeps nothing puts popups away for the visit all the same', async ({ page, api }) => {
  const [one, two] = await twoPopups(api)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openHome(page, ko)
  await expectPopup(page, one)
  await press(page, notToday)
  await expectPopup(page, two)
})

for (const [what, fail] of [
  ['that the server fails on', { status: 500, json: { message: '시험 오류', code: 'internal' } }],
  ['that the server refuses', { status: 429, json: { message: '시험 오류', code: 'rateLimited' } }],
  ['without an answer', undefined],
] as const)
  test(`a call for popups ${what} is silent`, async ({ page, watch }) => {
    watch.allow(/status of (500|429)|net::ERR_FAILED/)
    let asked = 0
    await page.route('**/api/v1/popups?*', async (route) => {
      asked += 1
      await (fail === undefined ? route.abort('failed') : route.fulfill(fail))
    })
    await openHome(page, ko)
    await expect.poll(() => asked).toBe(fail?.status === 429 ? 1 : 3)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(layer(page)).toHaveCount(0)
    await expect(page.getByText('시험 오류')).toHaveCount(0)
  })
