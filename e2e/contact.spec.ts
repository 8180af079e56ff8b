import type { Locator, Page } from '@playwright/test'
import { type Api, hydrated, expect, expectNoSidewaysScroll, scrollThrough, test } from './fixtures.ts'
import {
  expectHead,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoViolations,
  nodesOf,
  openPage,
  structuredData,
} from './page-checks.ts'
import { ko, languages } from './words.ts'

const office = (page: Page, code: string): Locator => page.locator(`main section#${code}`)
const codes = ['seoul', 'suwon', 'incheon', 'daegu'] as const

const readOffices = async (api: Api) => (await api.read('GET /api/v1/setting', '/api/v1/setting')).setting

for (const language of languages)
  for (const width of [360, 1280])
    test.describe(`the offices in ${language.locale}, ${width} px wide`, () => {
      test.use({ language, viewport: { width, height: 800 } })

      test('are shown with all that the way there needs', async ({ page, api }) => {
        const { offices } = await readOffices(api)
        expect(offices.map(({ code }) => code)).toEqual(codes)
        await openPage(page, '/contact')
        await expectHead(page, language, '/contact')
        await expectHeadingsInOrder(page)
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(offices.map(({ name }) => name))
        for (const { code, name, address, phone, fax, hours, directions, parking, latitude, longitude } of offices) {
          const place = office(page, code)
          for (const text of [address, fax, hours, directions, parking]) await expect(place.getByText(text, { exact: true })).toBeVisible()
          await expect(place.locator('.copyable').filter({ hasText: address })).toHaveCount(1)
          await expect(place.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`)
          await expect(place.locator('img').last()).toBeVisible()
          const maps = place.locator('a[target=_blank]')
          const point = `${encodeURIComponent(name)},${latitude},${longitude}`
          expect(await maps.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
            `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
            `https://map.kakao.com/link/map/${point}`,
            `https://map.kakao.com/link/to/${point}`,
          ])
          for (const map of await maps.all()) {
            await expect(map).toHaveAttribute('rel', /noopener/)
            await expect(map).toHaveAccessibleName(new RegExp(`^${name} .+`))
          }
        }
        await expect(page.locator('iframe')).toHaveCount(0)
      })
    })

test('search engines are told of every office, when it is open, and whose it is', async ({ page, api }) => {
  const { offices, name } = await readOffices(api)
  await openPage(page, '/contact')
  const graph = await structuredData(page)
  const firm = `${new URL(page.url()).origin}/#firm`
  const services = nodesOf(graph, 'LegalService')
  expect(services.find((node) => node['@id'] === firm)).toMatchObject({
    name,
    telephone: '+82-2-0100-2000',
    email: 'contact@ieumsae.example',
  })
  for (const each of offices) {
    const node = services.find((service) => service['@id'] === firm.replace('/#firm', `/contact#${each.code}`))
    expect(node, each.code).toMatchObject({
      name: each.name,
      telephone: each.phone.replace(/^0/, '+82-'),
      address: { '@type': 'PostalAddress', streetAddress: each.address, addressCountry: 'KR' },
      geo: { '@type': 'GeoCoordinates', latitude: each.latitude, longitude: each.longitude },
      parentOrganization: { '@id': firm },
    })
    expect(node?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '12:00',
    })
  }
})

for (const path of ['/', '/program', '/business/tax', '/story/firm'])
  test(`${path} says who the firm is`, async ({ page }) => {
    await page.goto(path)
    await structuredData(page)
  })

/** Each office says this of itself now. */
async function expectStates(page: Page, words: string): Promise<void> {
  for (const code of codes) await expect(office(page, code).getByText(words, { exact: true })).toBeVisible()
}

test.describe('whether an office is open', () => {
  test('is nothing that the server says', async ({ request }) => {
    const html = await (await request.get('/contact')).text()
    expect(html).toContain('서울 주사무소')
    expect(html).not.toMatch(/지금 열림|지금은 닫힘/)
  })

  for (const { when, time, words } of [
    { when: 'on a weekday morning', time: '2026-11-20T10:30:00+09:00', words: '지금 열림. 12:00까지입니다.' },
    { when: 'over lunch', time: '2026-11-20T12:10:00+09:00', words: '지금은 닫힘. 오늘 13:00에 엽니다.' },
    { when: 'on an evening in the week', time: '2026-11-19T20:00:00+09:00', words: '지금은 닫힘. 내일 09:00에 엽니다.' },
    { when: 'at the weekend', time: '2026-11-21T10:30:00+09:00', words: '지금은 닫힘. 월요일 09:00에 엽니다.' },
  ])
    test(`is said ${when}`, async ({ page }) => {
      await page.clock.install({ time })
      await openPage(page, '/contact')
      await expectStates(page, words)
      await expect(page.getByText('공휴일은 반영하지 않습니다', { exact: false })).toBeVisible()
    })

  test('changes with the minute', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T17:58:30+09:00' })
    await openPage(page, '/contact')
    await expectStates(page, '지금 열림. 18:00까지입니다.')
    await page.clock.runFor(120_000)
    await expectStates(page, '지금은 닫힘. 월요일 09:00에 엽니다.')
  })

  test.describe('for a reader far away', () => {
    test.use({ timezoneId: 'America/New_York' })
    test('goes by the clock in Seoul', async ({ page }) => {
      await page.clock.install({ time: '2026-11-22T19:30:00-05:00' })
      await openPage(page, '/contact')
      await expectStates(page, '지금 열림. 12:00까지입니다.')
    })
  })
})

test.describe('each office has an address in the page', () => {
  for (const width of [360, 1280])
    test(`that its link leads to, ${width} px wide`, async ({ page }) => {
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

test('offices that could not be loaded say so, and are tried again', async ({ page, request, watch }) => {
  watch.allow(/status of 500|시험 오류/)
  // As without a network: the app starts from the shell, and asks for everything itself.
  const shell = await request.get('/index.html')
  await page.route('**/contact', async (route) => route.fulfill({ headers: shell.headers(), body: await shell.text() }))
  await page.route('**/api/v1/setting', (route) => route.fulfill({ status: 500, json: { message: '시험 오류', code: 'internal' } }))
  await page.goto('/contact')
  const failed = page.getByRole('status').filter({ hasText: '사무소 안내를 불러오지 못했습니다.' })
  await expect(failed).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/api/v1/setting')
  await failed.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the offices and their links are there, and what needs scripts is not', async ({ page, watch }) => {
    watch.allow(/\/assets\/.*\.js: csp$/)
    await page.goto('/contact')
    for (const code of codes) {
      await expect(office(page, code).getByRole('link').first()).toBeVisible()
      await expect(office(page, code).getByRole('button')).toHaveCount(0)
    }
    await page.getByRole('navigation', { name: '사무소' }).getByRole('link', { name: '대구 분사무소' }).click()
    await expect(office(page, 'daegu').getByRole('heading')).toBeInViewport()
  })
})

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, language: ko })

    test('the offices have no violations, fit, and are large enough to be touched', async ({ page }) => {
      await openPage(page, '/contact')
      await scrollThrough(page)
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
      await expectLargeTargets(page)
    })
  })
