import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { decide, ofProvider } from '../payment-window.ts'
import { chooseFirst } from './first-choices.ts'
import { seconds } from '../../src/server/testing/patience.ts'
import { en } from '../words.ts'

test.use({ locale: en.wish, viewport: { width: 360, height: 800 } })

test('a visitor pays by card on a phone: refused once, then taken with the answer lost, and the money goes back with the order', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allowForeign(ofProvider)
  await page.goto('/shop?q=Sejak')
  await frameHydrated(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
  await chooseFirst(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Cart (1)' }).click()
  await page.getByRole('link', { name: 'Order as a guest' }).click()
  await page.getByLabel('Receiver').fill('Jo Garam')
  await page.getByLabel('Phone number').fill('010-0000-3434')
  await page.getByLabel('Postal code').fill('05510')
  await page.getByLabel('Address', { exact: true }).fill('12 Ieum-ro, Songpa-gu, Seoul')
  await page.getByRole('radio', { name: 'Card or easy pay' }).check()
  await expect(page.getByLabel('Name of the payer')).toBeHidden()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('ordering takes you to the payment')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Order', exact: true }).click()

  await page.waitForURL(/\/shop\/pay\//)
  await expect(page.getByText('Toss Payments shows the payment window.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const card = page.getByRole('button', { name: 'Card or easy pay' })
  await card.click()
  await decide(page, 'close')
  await expect(page.getByText('You stopped the payment. Nothing was charged.')).toBeVisible()
  await card.click()
  await decide(page, 'refuse')
  await expect(page.getByText('The card company or bank refused the payment.')).toBeVisible()
  await expect(page, 'what came back is in no address').toHaveURL(/\/shop\/pay\/[\w-]+$/)
  await page.getByRole('button', { name: 'Pay again' }).click()
  await card.click()
  await decide(page, 'lose')
  await expect(page.getByText('We are checking your payment. You may close this page')).toBeVisible()
  // The server finds out by itself what has become of it.
  await expect(page.getByText('It is paid.')).toBeVisible({ timeout: seconds(40) })
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the receipt of the payment' })).toHaveAttribute('href', /^https:/)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByLabel('Account for your refund')).toBeHidden()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('The order is cancelled.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('to the means of payment you used')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Refunded')).toBeVisible({ timeout: seconds(2) })
  }).toPass({ timeout: seconds(60) })
})
