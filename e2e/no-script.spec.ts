import type { Locator, Page } from '@playwright/test'
import { expect, neutralSite, section, sections, sisterSites, test } from './fixtures.ts'
import { cn, en, ko, type Language } from './words.ts'

// What is in the HTML is tested on the server (src/server/pages/*.page.test.ts); here is what only a browser shows of it.
test.use({ javaScriptEnabled: false })
// How the browser puts that scripts are off.
test.beforeEach(({ watch }) => watch.allow(/\/assets\/.*\.js: csp$/))

const main = (page: Page): Locator => page.getByRole('main')
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  test('the menu opens, its groups too, and leads to a page, where nothing is shown that needs scripts', async ({ page, api, watch }) => {
    watch.allowForeign(neutralSite)
    const { setting } = await api.read('GET /api/v1/setting', '/api/v1/setting')
    await page.route(`${setting.quickExitUrl}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>neutral</title>' }))
    await page.goto('/contact')
    const banner = page.getByRole('banner')
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('navigation', { name: '사무소' }).getByRole('link', { name: '대구 분사무소' }).click()
    await expect(page.locator('section#daegu').getByRole('heading')).toBeInViewport()
    await banner.getByRole('button', { name: '전체 메뉴' }).click()
    const menu = page.getByRole('dialog', { name: '전체 메뉴' })
    await menu.locator('summary', { hasText: '업무 분야' }).click()
    await menu.getByRole('link', { name: '사실혼' }).click()
    await expect(page).toHaveURL('/business/commonlaw')
    await expect(page.locator('.needs-scripts').filter({ visible: true })).toHaveCount(0)
    const answer = main(page).locator('details > p').first()
    await expect(answer).toBeHidden()
    await main(page).locator('summary').first().click()
    await expect(answer).toBeVisible()
    await banner.getByRole('link', { name: '빠른 나가기' }).click()
    await expect(page).toHaveURL(setting.quickExitUrl)
    await expect(page).toHaveTitle('neutral')
  })

  test('the home page shows all of its sections, and every slide can be reached', async ({ page }) => {
    await page.goto('/')
    for (const name of sections) {
      const place = section(page, ko, name)
      await place.scrollIntoViewIfNeeded()
      await expect(place).toBeVisible()
      expect((await place.innerText()).length, name).toBeGreaterThan(40)
    }
    await expect(page.getByRole('navigation', { name: ko.t(sisterSites) }).getByRole('link')).toHaveCount(4)
    await expect(section(page, ko, '대표변호사').getByRole('img')).toBeVisible()
    const judgments = section(page, ko, '판단이 갈린 쟁점을 기록합니다')
    await judgments.getByRole('link').last().focus()
    await expect(judgments.getByRole('link').nth(8)).toBeVisible()
  })
})

test('the language links switch the language where the reader is, and a list is searched and paged in it', async ({ page }) => {
  const link = (now: Language, short: string) =>
    page
      .getByRole('banner')
      .getByRole('group', { name: now.t('언어') })
      .getByRole('link', { name: short })
  await page.goto('/insight_media/insight')
  await link(ko, 'CN').click()
  await expect(page).toHaveURL('/insight_media/insight?lang=cn')
  await link(cn, 'EN').click()
  await expect(page).toHaveURL('/insight_media/insight?lang=en')
  await expect(heading(page)).toHaveText(en.t('언론 보도'))
  await main(page)
    .getByRole('navigation', { name: en.t('쪽 이동') })
    .getByRole('link', { name: en.t('다음 쪽') })
    .click()
  await expect(page).toHaveURL(/(?=.*lang=en)(?=.*page=2)/)
  const form = main(page).getByRole('search')
  await form.getByRole('searchbox').fill('divorce')
  await form.getByRole('button', { name: en.t('검색'), exact: true }).click()
  await expect(page).toHaveURL(/(?=.*lang=en)(?=.*q=divorce)/)
  await expect(form.getByRole('searchbox')).toHaveValue('divorce')
  await main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/insight_media\/insight\/[0-9a-f-]{36}\?lang=en$/)
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the main menu opens where it is pointed at, and by a button for the keyboard', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: '주 메뉴' })
  const contact = menu.getByRole('link', { name: '오시는 길' })
  await expect(contact).toHaveCount(0)
  await menu.getByRole('link', { name: '소개', exact: true }).hover()
  await expect(contact).toBeVisible()
  await page.mouse.move(640, 700)
  await expect(contact).toHaveCount(0)
  await menu.getByRole('link', { name: '소개', exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(contact).toBeVisible()
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab')
  await expect(contact).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
})
