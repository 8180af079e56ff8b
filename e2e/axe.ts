import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/**
 * Every rule of axe, also the size of targets, which it leaves out by itself.
 * @param part a selector: only what is in there is looked at
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  // Colours that the system forces are its own; axe would compare them with those of the style sheet.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: !isForced } }
  // A header or a bar that stays while the page moves half covers whatever is there, and the next pixel of a scroll frees it.
  const sticky = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => getComputedStyle(each).position === 'sticky')
    for (const { style } of found) style.position = 'static'
    return found
  })
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] })
  // Without a second page for the results: there is nothing to collect from frames of other sites.
  axe.setLegacyMode(true)
  if (part !== undefined) axe.include(part)
  const { violations } = await axe.analyze()
  await sticky.evaluate((found) => {
    for (const { style } of found) style.position = ''
  })
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} | ${failureSummary}`),
  }))
  expect(found).toEqual([])
}
