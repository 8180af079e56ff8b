import type { Page } from '@playwright/test'
import type { Plan } from '../src/server/testing/payment-gateway.ts'

/** Where the payment gateway of the tests listens, beside the server. */
export const paymentPort = (port: number): number => port + 9

/** Requests for the script and the window of the payment gateway. */
export const ofProvider = /^http:\/\/localhost:\d+\/(v2\/standard|window|decide)/

/** Decides in the window of the payment gateway what becomes of a payment, and comes back. */
export async function decide(page: Page, plan: Plan | 'close'): Promise<void> {
  await page.waitForURL(/\/window\?/)
  await page.getByRole('button', { name: plan, exact: true }).click()
}
