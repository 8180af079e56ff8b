import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Every rule of axe, also the size of targets, which it leaves out by itself. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 200)} | ${failureSummary}`),
  }))
  expect(found).toEqual([])
}
