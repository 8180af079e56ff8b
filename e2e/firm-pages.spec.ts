import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import {
  expectHead,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoViolations,
  isRendered,
  nodesOf,
  openPage,
  structuredData,
} from './page-checks.ts'
import { ko, languages } from './words.ts'

const main = (page: Page) => page.getByRole('main')
const paths = ['/rev/intro', '/rev/about', '/program'] as const

for (const language of languages)
  test.describe(`in ${language.locale}`, () => {
    test.use({ language })

    test('the representative lawyer greets, with portrait and main career', async ({ page, api }) => {
      const [lawyer] = (await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?isRepresentative=true')).lawyers
      if (lawyer === undefined) throw new Error('nobody represents the firm')
      await openPage(page, '/rev/intro')
      await expectHead(page, language, '/rev/intro')
      await expectHeadingsInOrder(page)
      await expect(main(page).getByRole('img', { name: lawyer.name })).toBeVisible()
      await expect(main(page).getByText(lawyer.name, { exact: true })).toBeVisible()
      await expect(main(page).getByRole('blockquote')).toHaveText(lawyer.intro)
      const mainLines = lawyer.career.filter(({ isMain }) => isMain).map(({ txt }) => txt)
      expect(mainLines.length).toBeGreaterThan(0)
      await expect(main(page).locator('section li')).toHaveText(mainLines)
      await expect(main(page).locator(`a[href="/member/${lawyer._id}"]`)).toHaveCount(1)
      const [profile] = nodesOf(await structuredData(page), 'ProfilePage')
      expect(profile?.['mainEntity']).toMatchObject({
        '@id': expect.stringMatching(new RegExp(`/member/${lawyer._id}$`)),
        name: lawyer.name,
      })
    })

    test('the firm says what it keeps to, who is there, and nothing that cannot be counted', async ({ page, api }) => {
      const lawyers = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?type=LAWYER')
      const advisers = await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?type=ADVISORY')
      const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
      await openPage(page, '/rev/about')
      await expectHead(page, language, '/rev/about')
      await expectHeadingsInOrder(page)
      const figures = main(page).locator('header li')
      const totals = [lawyers.summary.total, advisers.summary.total, setting.offices.length]
      expect(totals).toEqual([12, 4, 4])
      for (const [index, total] of totals.entries())
        await expect(figures.nth(index).getByRole('link')).toHaveText(new RegExp(`^${total}\\D`))
      const sections = main(page).locator('section')
      await expect(sections).toHaveCount(4)
      await expect(sections.nth(0).getByRole('heading', { level: 3 })).toHaveCount(3)
      await expect(sections.nth(1).getByRole('heading', { level: 3 })).toHaveCount(6)
      const faces = sections.nth(2).getByRole('listitem').getByRole('link')
      expect(await faces.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        lawyers.lawyers.map(({ _id }) => `/member/${_id}`),
      )
      await expect(faces.first()).toContainText(lawyers.lawyers[0]?.name ?? 'missing')
      const offices = sections.nth(3).getByRole('link')
      expect(await offices.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        setting.offices.map(({ code }) => `/contact#${code}`),
      )
      for (const [index, { address }] of setting.offices.entries()) await expect(offices.nth(index)).toContainText(address)
      expect(nodesOf(await structuredData(page), 'AboutPage')).toHaveLength(1)
    })

    test('the programme says what it is, names the numbers for now, and promises nothing', async ({ page }) => {
      await openPage(page, '/program')
      await expectHead(page, language, '/program')
      await expectHeadingsInOrder(page)
      const emergency = main(page).locator('section[aria-labelledby=emergency]')
      expect(await emergency.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        ['112', '1366', '109', '1577-0199', '1577-1366'].map((number) => `tel:${number}`),
      )
      const whole = await main(page).innerText()
      expect(whole.indexOf('1366'), 'the numbers come before the programme').toBeLessThan(
        whole.indexOf(await main(page).getByRole('heading', { level: 2 }).nth(1).innerText()),
      )
      await expect(main(page).locator('section[aria-labelledby=sessions]').getByRole('heading', { level: 3 })).toHaveCount(6)
      const questions = await main(page).locator('summary').allInnerTexts()
      expect(questions.length).toBeGreaterThan(4)
      const graph = await structuredData(page)
      const [faqs] = nodesOf(graph, 'FAQPage')
      expect(faqs?.['mainEntity']).toEqual(questions.map((name) => expect.objectContaining({ '@type': 'Question', name: name.trim() })))
      expect(nodesOf(graph, 'Service')).toHaveLength(1)
    })
  })

test('the office that was chosen is the one that comes into view', async ({ page }) => {
  await openPage(page, '/rev/about')
  await scrollThrough(page)
  await main(page).getByRole('link', { name: '대구 분사무소' }).click()
  await expect(page).toHaveURL(/\/contact#daegu$/)
  await expect(page.locator('section#daegu').getByRole('heading')).toBeInViewport()
})

test('the faces lead to who they are', async ({ page }) => {
  await openPage(page, '/rev/about')
  const face = main(page).locator('section').nth(2).getByRole('listitem').getByRole('link').first()
  const name = await face.locator('span.font-bold').innerText()
  await face.click()
  await expect(page).toHaveURL(/\/member\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

for (const path of paths)
  test(`${path} leads to a consultation, and the keyboard comes back`, async ({ page }) => {
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

test.describe('where the lawyers cannot be loaded', () => {
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
      await expect(alert).toBeVisible({ timeout: 15_000 })
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths)
    test(`${path} is read, and asks by phone`, async ({ page, watch }) => {
      watch.allow(/\/assets\/.*\.js: csp$/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await main(page).innerText()).length).toBeGreaterThan(500)
      await expect(main(page).getByRole('button')).toHaveCount(0)
      await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
})

for (const path of paths)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280])
      test.describe(`${path}, ${colorScheme}, ${width} px wide`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 }, language: ko })

        test('has no violations, fits, and is large enough to be touched', async ({ page }) => {
          await openPage(page, path)
          await scrollThrough(page)
          await expectNoViolations(page)
          await expectNoSidewaysScroll(page)
          await expectLargeTargets(page)
        })
      })
