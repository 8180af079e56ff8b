import type { Page } from '@playwright/test'

/** Chooses the first value of each option of a product. */
export async function chooseFirst(page: Page): Promise<void> {
  const options = page.getByRole('group').filter({ has: page.getByRole('radio') })
  for (const option of await options.all()) await option.getByRole('radio').first().check()
}
