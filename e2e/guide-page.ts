import type { Locator, Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** A subject of the guide. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Opens the guide, and waits until it answers. */
export async function openGuide(page: Page): Promise<void> {
  await page.goto('/guide')
  await hydrated(part(page, '접수번호로 확인하기').getByRole('button', { name: '확인하기' }))
}
