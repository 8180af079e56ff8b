import { Account, addMember } from '../account-screens.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { en } from '../words.ts'
import { seconds } from '../../src/server/testing/patience.ts'

test('a visitor fills a cart on a phone, logs in, orders by bank transfer, and has what staff send', async ({
  page,
  browser,
  baseURL,
  api,
  watch,
}) => {
  test.slow()
  // A step without what it asks for is refused.
  watch.allow(/status of 400/)
  const member = await addMember(api)
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: en.wish, viewport: { width: 360, height: 800 } })
  const phone = await context.newPage()

  await phone.goto('/shop?stock=yes&sort=cheapest')
  await frameHydrated(phone)
  await phone.getByRole('article').first().getByRole('link').click()
  await expect(phone.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
  const name = await phone.getByRole('heading', { level: 1 }).innerText()
  for (const option of await phone
    .getByRole('group')
    .filter({ has: phone.getByRole('radio') })
    .all())
    await option.getByRole('radio').first().check()
  await phone.getByRole('button', { name: 'Add to cart' }).click()
  await expect(phone.getByText('It is in your cart.')).toBeVisible()
  await phone.getByRole('link', { name: 'Cart (1)' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await phone.getByRole('combobox', { name: 'Pieces' }).selectOption('2')
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)

  await phone.getByRole('link', { name: 'Order', exact: true }).click()
  await phone.getByRole('button', { name: 'OK' }).click()
  await new Account(phone, en, context.request).logIn(member, '')
  // The cart of the device is in the account's.
  const order = phone.getByRole('button', { name: 'Review order' })
  await expect(order).toBeVisible({ timeout: seconds(20) })
  await expect(phone.getByText('2 pieces')).toBeVisible()
  await order.click()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByLabel('Receiver')).toBeFocused()
  await phone.getByLabel('Receiver').fill(member.name)
  await phone.getByLabel('Phone number').fill(member.phone)
  await phone.getByLabel('Postal code').fill('05510')
  await phone.getByLabel('Address', { exact: true }).fill('12 Ieum-ro, Songpa-gu, Seoul')
  await phone.getByLabel('Name of the payer').fill(member.name)
  await order.click()
  await expect(phone.getByRole('heading', { name: 'Please check your order once more' })).toBeFocused()
  await expect(phone.getByText('escrow')).toBeVisible()
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: 'Order', exact: true }).click()
  await expect(phone.getByText('Please check the order and agree to it.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: 'Order', exact: true }).click()
  await expect(phone.getByText('We have received your order.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByRole('region', { name: 'Where to pay' })).toContainText('000-000000-00-000')
  const number = /\d{6}-[\dA-Z]{8}/.exec(await phone.getByText('Order number').innerText())?.[0] ?? ''
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)

  await page.goto(`/console/shop/orders?q=${number}`)
  await page.getByRole('textbox', { name: '아이디' }).fill('admin')
  await page.getByRole('textbox', { name: '비밀번호' }).fill('ieumsae-demo')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('link', { name: number }).click()
  const work = page.getByRole('region', { name: '주문 처리' })
  await work.getByRole('button', { name: '입금 확인' }).click()
  await work.getByRole('button', { name: '입금 확인' }).last().click()
  await work.getByRole('button', { name: '발송 처리' }).click()
  await work.getByRole('button', { name: '발송 처리' }).last().click()
  // Asked for beside the fields, and nothing has been sent.
  await expect(work.getByText('꼭 필요한 값입니다.').first()).toBeVisible()
  await work.getByRole('textbox', { name: '택배사' }).fill('이음택배')
  await work.getByRole('textbox', { name: '송장번호' }).fill('402171234567')
  await work.getByRole('button', { name: '발송 처리' }).last().click()
  await expect(work.getByRole('button', { name: '전달 완료' })).toBeVisible()
  await expectNoViolations(page)

  await phone.reload()
  await expect(phone.getByText('402171234567')).toBeVisible()
  await work.getByRole('button', { name: '전달 완료' }).click()
  await expect(work.getByRole('button', { name: '전달 완료' })).toBeHidden()
  // The open page hears of it.
  await phone.getByRole('button', { name: 'Confirm purchase' }).click({ timeout: seconds(20) })
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByText('Purchase confirmed').first()).toBeVisible()
  await phone.getByRole('link', { name: 'My orders' }).click()
  await expect(phone.getByRole('link', { name })).toContainText(number)
  await context.close()
})
