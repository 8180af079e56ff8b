import type { Locator, Page } from '@playwright/test'
import { type Api, expect, test } from '../fixtures.ts'
import { openPage } from '../page-checks.ts'

type Code = 'article' | 'youtube'

const read = async (api: Api, query: string, headers: Record<string, string> = {}) =>
  api.read('GET /api/v1/insights', `/api/v1/insights?site=divorce&${query}`, headers)
const newest = async (api: Api, code: Code) => {
  const [first] = (await read(api, `code=${code}`, { limit: '1' })).insights
  if (first === undefined) throw new Error(`no ${code}`)
  return first
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
/** The cards of a list: what is in the list that is no navigation. */
const cards = (page: Page): Locator => page.getByRole('main').locator('ul:not(nav ul)').getByRole('listitem')

test('words and initial consonants find articles; the way back leads to where one was', async ({ page, api }) => {
  await openPage(page, '/insight_media/insight')
  await test.step('initial consonants find one', async () => {
    await page.getByRole('searchbox', { name: '검색어' }).fill('ㅅㄹㄱㄱ')
    await page.getByRole('button', { name: '검색', exact: true }).click()
    await expect(page.getByText('‘ㅅㄹㄱㄱ’ 검색 결과')).toBeVisible()
    await expect(cards(page).first()).toContainText('숙려기간')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
  const { insights, summary } = await read(api, 'code=article&q=ㅇㅇ', { limit: '12', skip: '12' })
  expect(insights.length, 'there is a second page').toBeGreaterThan(2)
  await test.step('others find many, on two pages', async () => {
    await page.getByRole('searchbox', { name: '검색어' }).fill('ㅇㅇ')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`‘ㅇㅇ’ 검색 결과 ${summary.total}건`)).toBeVisible()
    await page.getByRole('navigation', { name: '쪽 이동' }).getByRole('link', { name: '2쪽', exact: true }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(cards(page)).toHaveCount(insights.length)
    await expect(cards(page).getByRole('link').first()).toContainText(insights[0]?.subject ?? 'missing')
  })
  await test.step('back from an article it is the same place', async () => {
    const link = cards(page)
      .getByRole('link')
      .nth(insights.length - 1)
    await link.hover()
    const before = { url: page.url(), top: await page.evaluate(() => window.scrollY) }
    expect(before.top).toBeGreaterThan(0)
    await link.click()
    await expect(heading(page)).toHaveText(insights.at(-1)?.subject ?? 'missing')
    await page.goBack()
    await expect(page).toHaveURL(before.url)
    await expect(cards(page)).toHaveCount(insights.length)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before.top, -1)
  })
})

test.describe('an address of another section', () => {
  test('leads on inside the app too, and leaves no step behind', async ({ page, api }) => {
    const { _id, subject } = await newest(api, 'article')
    const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
    await openPage(page, '/insight_media/column')
    await go(`/insight_media/column/${_id}`)
    await expect(page).toHaveURL(`/insight_media/insight/${_id}`)
    await expect(heading(page)).toHaveText(subject)
    await page.goBack()
    await expect(page).toHaveURL('/insight_media/column')
    await go(`/insight_media/review/${(await newest(api, 'youtube'))._id}`)
    await expect(page).toHaveURL('/insight_media/media')
    await expect(heading(page)).toHaveText('영상')
  })
})

test('a list that could not be loaded says so, and tries again', { tag: '@all' }, async ({ page, watch }) => {
  watch.allow(/status of 500|잠시 후 다시 시도해 주십시오/)
  await openPage(page, '/insight_media/column')
  await page.route('**/api/v1/insights?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: '잠시 후 다시 시도해 주십시오.' } }),
  )
  await page.getByRole('searchbox', { name: '검색어' }).fill('아이')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('잠시 후 다시 시도해 주십시오.')
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(page.getByText('칼럼을 불러오지 못했습니다.')).toBeVisible()
  await page.unroute('**/api/v1/insights?*')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByText(/‘아이’ 검색 결과/)).toBeVisible()
})
