import type { Locator, Page } from '@playwright/test'
import { hydrated, expect, loaded } from './fixtures.ts'

export { expectNoViolations } from './axe.ts'

/** Opens a page of the firm, and waits until all of it answers: the page itself, where it lies, and the foot. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page.getByRole('heading', { level: 1 }))
  await hydrated(page.getByRole('main').getByRole('navigation').first())
  await hydrated(page.getByRole('contentinfo'))
}

/** The paths of the sitemap, as its server lists them: every page in every language, without an origin that the server may not know. */
export async function pathsOfSitemap(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replace(/^https?:\/\/[^/]+/, ''),
  )
}

/** Opens a page of either site, and waits until it answers and shows what it shows at first. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await hydrated(page.getByRole('contentinfo'))
  await loaded(page)
}

/** Expects that what can be touched in the page itself is large enough for a thumb; a link of one short word is as wide as its word. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], summary, label:has(input))')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && node.closest('.prose') === null)
      .map((node) => ({ box: node.getBoundingClientRect(), leastWidth: node.matches('a') ? 24 : 44, html: node.outerHTML.slice(0, 140) }))
      .filter(({ box, leastWidth }) => box.width < leastWidth || box.height < 44)
      .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`),
  )
  expect(small).toEqual([])
}

/** Returns whether an element takes part in what is seen or printed, down to the content of closed details. */
export const isRendered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.checkVisibility() && node.getBoundingClientRect().height > 0)

/** `window.print` does nothing in the test; what would come out of it is looked at as print media. */
export async function keepFromPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { isPrinted: true })
  })
}

/** The test has seen the paper. */
export const endPrinting = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
