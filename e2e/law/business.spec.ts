import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures.ts'
import { endPrinting, isRendered, keepFromPrinting, openPage } from '../page-checks.ts'
import { seconds } from '../../src/server/testing/patience.ts'

const codes = ['divorce', 'alimony', 'fornication', 'commonlaw', 'inheritance', 'tax'] as const
const part = (page: Page, id: string) => page.locator(`main section#${id}`)

const openArea = (page: Page, code: string) => openPage(page, `/business/${code}`)

test('an area leads to the five others, without a new document', async ({ page }) => {
  await openArea(page, 'divorce')
  const others = page.getByRole('navigation', { name: '다른 업무 분야' }).getByRole('link')
  expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    codes.slice(1).map((code) => `/business/${code}`),
  )
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await others.filter({ hasText: '세무' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('세무')
  await expect(page).toHaveTitle(/^세무/)
  // It has been moved to its top by then: a link that is pressed before may move from under the pointer.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(part(page, 'stories').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(others.first()).toHaveAttribute('href', '/business/divorce')
  // With the keyboard, which no movement of the page can miss: beside load a click had no effect once.
  await part(page, 'stories').getByRole('link', { name: '이 분야의 사례 더 보기' }).press('Enter')
  await expect(page).toHaveURL(/\/story\/firm\?practice=tax$/)
})

for (const width of [360, 1280])
  test.describe(`the parts of an area, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('are reached by their links, with the keyboard too, and back again', { tag: width === 360 ? [] : ['@all'] }, async ({ page }) => {
      await openArea(page, 'divorce')
      const links = page.getByRole('navigation', { name: '이 화면의 내용' }).getByRole('link')
      await expect(links).toHaveCount(6)
      const top = (id: string) => part(page, id).evaluate((node) => node.getBoundingClientRect().top)
      const headerBottom = () => page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom)
      const expectAtTop = async (id: string) => {
        await expect(page).toHaveURL(new RegExp(`#${id}$`))
        await expect.poll(async () => (await top(id)) - (await headerBottom()), id).toBeGreaterThanOrEqual(0)
        await expect.poll(() => top(id), id).toBeLessThan(300)
      }
      await links.filter({ hasText: '준비하실 서류' }).click()
      await expectAtTop('documents')
      await page.keyboard.press('Tab')
      await expect(part(page, 'documents').getByRole('button')).toBeFocused()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await links.filter({ hasText: '비용' }).focus()
      await page.keyboard.press('Enter')
      await expectAtTop('costs')
      await page.goBack()
      await expectAtTop('documents')
    })
  })

test.describe('the contents of a wide screen', () => {
  test('stay in view while the page is read', { tag: '@all' }, async ({ page }) => {
    await openArea(page, 'divorce')
    await part(page, 'costs').scrollIntoViewIfNeeded()
    await expect(page.getByRole('navigation', { name: '이 화면의 내용' }).getByRole('link').first()).toBeInViewport({ ratio: 1 })
  })
})

test.describe('the checklist', () => {
  test('is ticked off on the page, and stored nowhere', async ({ page, context }) => {
    await openArea(page, 'divorce')
    const box = part(page, 'documents').getByRole('checkbox').first()
    await part(page, 'documents').locator('label').first().click()
    await expect(box).toBeChecked()
    await box.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(part(page, 'documents').getByRole('checkbox').nth(1)).toBeChecked()
    expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain('checked')
    await page.reload()
    await hydrated(part(page, 'faqs'))
    for (const each of await part(page, 'documents').getByRole('checkbox').all()) await expect(each).not.toBeChecked()
  })

  test('is printed alone, and the whole page with its answers', async ({ page }) => {
    await keepFromPrinting(page)
    await openArea(page, 'divorce')
    const heading = part(page, 'documents').getByRole('heading')
    const title = page.getByRole('heading', { level: 1 })
    const answer = part(page, 'faqs').locator('details > p').first()
    await page.getByRole('button', { name: '준비 서류 인쇄' }).click()
    expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(heading).toBeVisible()
    for (const box of await part(page, 'documents').getByRole('checkbox').all()) await expect(box).toBeVisible()
    await expect(part(page, 'documents').getByRole('button')).toBeHidden()
    for (const other of [title, page.getByRole('contentinfo'), page.getByRole('banner'), part(page, 'steps')])
      await expect(other).toBeHidden()
    await endPrinting(page)
    await expect(title).toBeVisible()
    await expect(heading).toBeVisible()
    expect(await isRendered(answer), 'closed answers are on the paper').toBe(true)
    for (const name of ['이 화면의 내용', '다른 업무 분야', '주 메뉴']) await expect(page.getByRole('navigation', { name })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    expect(await isRendered(answer)).toBe(false)
  })
})

test('an area that could not be loaded says so, and is tried again', { tag: '@all' }, async ({ page, watch }) => {
  watch.allow(/status of 500|시험 오류/)
  await openArea(page, 'divorce')
  const path = '**/api/v1/areas/tax'
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: '시험 오류', code: 'internal' } }))
  await page.getByRole('navigation', { name: '다른 업무 분야' }).getByRole('link', { name: '세무' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible({ timeout: seconds(15) })
  await alert.getByRole('button').click()
  const failed = page.getByRole('status').filter({ hasText: '내용을 불러오지 못했습니다.' })
  await expect(failed).toBeVisible()
  await page.unroute(path)
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('세무')
})
