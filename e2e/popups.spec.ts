import { expect, hydrated, openHome, sisterSites, test } from './fixtures.ts'
import { ko } from './words.ts'

test.use({ hasPopups: true })

// The rules of putting popups away are tested in src/client/site/home/popup-layer.browser.test.tsx.
test('a popup comes after the page, leaves it to its reader, and stays away over a reload once it is put away for today', async ({
  page,
  api,
  request,
}) => {
  const [one, two] = (await api.read('GET /api/v1/popups', '/api/v1/popups?code=divorce')).popups
  const html = await (await request.get('/')).text()
  expect(html, 'no popup in the document').not.toContain(one?.subject)
  await openHome(page, ko)
  const layer = page.getByRole('complementary', { name: '알림' })
  await expect(layer).toContainText(one?.subject ?? 'missing')
  await expect(page.locator('body')).toBeFocused()
  // The page behind it answers.
  await page.getByRole('button', { name: '2번째 안내 보기' }).click()
  await expect(page.getByRole('button', { name: '2번째 안내 보기' })).toHaveAttribute('aria-current', 'true')
  await layer.getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await expect(layer).toContainText(two?.subject ?? 'missing')
  await layer.getByRole('button', { name: '닫기' }).click()
  await expect(layer).toHaveCount(0)
  await page.reload()
  await hydrated(page.getByRole('navigation', { name: ko.t(sisterSites) }))
  await expect(layer, 'what was only closed is back').toContainText(two?.subject ?? 'missing')
})
