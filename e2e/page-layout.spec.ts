import { expect, expectNoSidewaysScroll, type Api, openHome, test } from './fixtures.ts'
import { expectLargeTargets } from './page-checks.ts'

/** A page of each kind that has a layout of its own. */
const kinds: Record<string, (api: Api) => Promise<string>> = {
  '/rev/intro': async () => '/rev/intro',
  '/rev/about': async () => '/rev/about',
  '/program': async () => '/program',
  '/contact': async () => '/contact',
  '/business/divorce': async () => '/business/divorce',
  '/member/lawyer': async () => '/member/lawyer',
  '/insight_media/insight': async () => '/insight_media/insight',
  '/insight_media/media/media01': async () => '/insight_media/media/media01',
  'a lawyer': async (api) => `/member/${(await api.read('GET /api/v1/lawyers', '/api/v1/lawyers?type=LAWYER')).lawyers[0]?._id}`,
  'an article': async (api) =>
    `/insight_media/insight/${(await api.read('GET /api/v1/insights', '/api/v1/insights?code=article&limit=1')).insights[0]?._id}`,
}

test('the home page is nearly as high as it says before one scrolls', async ({ page, language }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openHome(page, language)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const announced = await height()
    for (const section of await page.locator('.section').all()) await section.scrollIntoViewIfNeeded()
    expect(Math.abs((await height()) / announced - 1)).toBeLessThan(0.12)
  }
})

// Narrow in accessibility.spec.ts.
for (const half of [0, 1])
  test.describe('1280 px wide, dark', { tag: '@all' }, () => {
    test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })

    test(`kinds of pages fit, and what can be touched is large enough, part ${half + 1} of 2`, async ({ page, api }) => {
      for (const [, pathOf] of Object.entries(kinds).filter((_kind, index) => index % 2 === half)) {
        await page.goto(await pathOf(api))
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expectNoSidewaysScroll(page)
        await expectLargeTargets(page)
      }
    })
  })
