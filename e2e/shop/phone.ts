import type { Page } from '@playwright/test'
import type { Fixtures } from '../fixtures.ts'
import { en } from '../words.ts'

/** Opens a tab on a narrow phone in English, beside the device of the test. */
export async function openPhone(addDevice: Fixtures['addDevice']): Promise<Page> {
  const device = await addDevice({ locale: en.wish, viewport: { width: 360, height: 800 } })
  return device.newPage()
}
