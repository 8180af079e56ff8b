import type { Locator, Page } from '@playwright/test'
import { hydrated, expect } from './fixtures.ts'
import type { Language } from './words.ts'

export { expectNoViolations } from './axe.ts'

/** Opens a page of the firm, and waits until all of it answers: the page itself, where it lies, and the foot. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page.getByRole('heading', { level: 1 }))
  await hydrated(page.getByRole('main').getByRole('navigation').first())
  await hydrated(page.getByRole('contentinfo'))
}

/** Title, description, addresses and the one heading of a page that is to be found. */
export async function expectHead(page: Page, { locale, tag }: Language, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('title')).toHaveCount(1)
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  // Chinese says the same in half as many characters.
  expect(description.length, description).toBeGreaterThanOrEqual(locale === 'cn' ? 25 : 50)
  expect(description.length, description).toBeLessThanOrEqual(160)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toMatch(new RegExp(`^http://[^/]+${path}(\\?lang=\\w+)?$`))
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4)
}

/** What can be touched in the page itself is large enough for a thumb; a link of one short word is as wide as its word. */
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

/** Headings come in order, under the first. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page.getByRole('heading').evaluateAll((nodes) => nodes.map((node) => Number(node.tagName.slice(1))))
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1)
}

/** Whether an element takes part in what is seen or printed, down to the content of closed details. */
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
