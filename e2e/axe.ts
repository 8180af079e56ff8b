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
  // The header stays while the page moves: where a scroll happens to end, it half covers a link that the next pixel frees.
  if (part === undefined) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const axe = new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'] })
  // Without a second page for the results: there is nothing to collect from frames of other sites.
  axe.setLegacyMode(true)
  if (part !== undefined) axe.include(part)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} | ${failureSummary}`),
  }))
  expect(found).toEqual([])
}
