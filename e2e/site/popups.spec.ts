import { expect, hydrated, openHome, sisterSites, test } from '../fixtures.ts'
import { ko } from '../words.ts'

// The rules of putting popups away are tested in src/client/site/home/notices.browser.test.tsx.
test('popups are one line above the page, which moves nothing and stays away over a reload once it is put away', async ({ page, api }) => {
  const [one, two] = (await api.read('GET /api/v1/popups', '/api/v1/popups?code=divorce')).popups
  await openHome(page, ko)
  const notices = page.getByRole('complementary', { name: '알림' })
  await expect(notices).toContainText(one?.subject ?? 'missing')
  expect((await notices.boundingBox())?.height).toBeLessThan(60)
  await expect(page.locator('body')).toBeFocused()
  await notices
    .getByText(one?.subject ?? 'missing')
    .first()
    .click()
  await expect(notices.getByRole('listitem')).toHaveText([one, two].map((popup) => new RegExp(popup?.subject ?? 'missing')))
  await notices.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await expect(notices).toHaveCount(0)

  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    const count = (list: PerformanceObserverEntryList) => Object.assign(window, { shifted: list.getEntries().length })
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await hydrated(page.getByRole('navigation', { name: ko.t(sisterSites) }))
  await expect(notices).toHaveCount(0)
  expect(await page.evaluate(() => 'shifted' in window && window.shifted), 'nothing moves where it would have been').toBe(0)
})
