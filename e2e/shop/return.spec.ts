import type { Locator } from '@playwright/test'
import type { Answer } from '#contract/api.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { admin, logIn } from '../session.ts'
import { openPhone } from './phone.ts'

/** Notes in the console that a parcel was sent. */
async function send(region: Locator, button: string, trackingNumber: string): Promise<void> {
  await region.getByRole('button', { name: button }).click()
  await region.getByRole('textbox', { name: '택배사' }).fill('이음택배')
  await region.getByRole('textbox', { name: '송장번호' }).fill(trackingNumber)
  await region.getByRole('button', { name: button }).last().click()
}

test('a guest gives one of two pieces back on a phone, sees what that brings before, is paid back, and exchanges the other', async ({
  page,
  addDevice,
  api,
  request,
  watch,
}) => {
  test.slow()
  // A refusal without a reason is refused itself.
  watch.allow(/status of 400/)
  const list = '/api/v1/shop/products?sort=price&inStock=true&limit=20'
  const listed = (await api.read('GET /api/v1/shop/products', list)).shopProducts.find(({ price }) => price > 6000 && price < 25_000)
  const path = `/api/v1/shop/products/${listed?._id ?? ''}`
  const { shopProduct } = await api.read('GET /api/v1/shop/products/{_id}', path)
  const { price = 0, _id: _variant } = shopProduct.variants.find(({ left }) => left > 1) ?? {}
  const where = { method: 'delivery', postcode: '05510', address: '12 Ieum-ro', addressDetail: null, note: null }
  const placed = await request.post('/api/v1/shop/orders', {
    data: {
      receiver: 'Jo Garam',
      phone: '010-0000-4321',
      payer: 'Jo Garam',
      ...where,
      lines: [{ _variant, quantity: 2, price }],
      total: 2 * price + 3000,
    },
  })
  const { order } = (await placed.json()) as Answer<'POST /api/v1/shop/orders'>

  await logIn(page, admin)
  await page.goto(`/console/shop/orders?q=${order.number}`)
  await page.getByRole('link', { name: order.number }).click()
  const work = page.getByRole('region', { name: '주문 처리' })
  await work.getByRole('button', { name: '입금 확인' }).click()
  await work.getByRole('button', { name: '입금 확인' }).last().click()
  await send(work, '발송 처리', '402171234567')
  await work.getByRole('button', { name: '전달 완료' }).click()
  await expect(work.getByRole('button', { name: '전달 완료' })).toBeHidden()

  const phone = await openPhone(addDevice)
  const won = (amount: number) => `₩${amount.toLocaleString('en')}`
  await phone.goto('/shop/order')
  await frameHydrated(phone)
  await phone.getByLabel('Order number').fill(order.number)
  await phone.getByLabel('Phone number that you gave').fill('010-0000-4321')
  await phone.getByRole('button', { name: 'Find order' }).click()
  await phone.getByRole('button', { name: 'Return or exchange' }).click()
  await phone.getByRole('button', { name: 'Ask for a return' }).click()
  await expect(phone.getByText('Please choose whether you want your money back or an exchange.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await phone.getByRole('radio', { name: 'Money back' }).check()
  await phone.getByRole('radio', { name: 'It is faulty or broken' }).check()
  await expect(
    phone
      .getByRole('definition')
      .filter({ hasText: won(price) })
      .last(),
  ).toBeVisible()
  await phone.getByRole('radio', { name: 'I changed my mind' }).check()
  await expect(phone.getByText('Return postage')).toBeVisible()
  await expect(phone.getByRole('definition').filter({ hasText: won(price - 3000) })).toBeVisible()
  await phone.getByLabel('Account for your refund').fill('Ieum Bank 1234 Jo Garam')
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: 'Ask for a return' }).click()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByText('waiting for our check')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Confirm purchase' }), 'nothing confirms it meanwhile').toBeHidden()

  await page.reload()
  await work.getByRole('link', { name: '반품' }).click()
  const claim = page.getByRole('region', { name: '반품·교환 처리' })
  await claim.getByRole('button', { name: '신청 거절' }).click()
  await claim.getByRole('button', { name: '신청 거절' }).last().click()
  await expect(claim.getByText('꼭 필요한 값입니다.')).toBeVisible()
  await claim.getByRole('button', { name: '상품이 돌아옴' }).click()
  await claim.getByRole('button', { name: '확인하고 환불 금액 정하기' }).click()
  await expect(claim.getByRole('button', { name: '상품이 돌아옴' })).toBeHidden()
  await expectNoViolations(page)
  await claim.getByRole('link', { name: '주문 보기' }).click()
  await work.getByRole('button', { name: '환불 완료' }).click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(work.getByRole('button', { name: '환불 완료' })).toBeHidden()

  await phone.reload()
  await expect(phone.getByText('Return 1 piece · done')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Confirm purchase' })).toBeVisible()

  await phone.getByRole('button', { name: 'Return or exchange' }).click()
  await phone.getByRole('radio', { name: 'Exchange' }).check()
  await phone.getByRole('radio', { name: 'It is faulty or broken' }).check()
  await phone
    .getByRole('group', { name: 'What you get instead' })
    .getByRole('radio', { name: /^The same/ })
    .check()
  await expectNoViolations(phone)
  await phone.getByRole('button', { name: 'Ask for an exchange' }).click()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByRole('button', { name: 'Withdraw the exchange' })).toBeVisible()

  await page.reload()
  await work.getByRole('link', { name: '교환' }).click()
  await claim.getByRole('button', { name: '상품이 돌아옴' }).click()
  await claim.getByRole('button', { name: '상품이 돌아옴' }).last().click()
  await send(claim, '바꾼 상품을 보냄', '402179876543')
  await expect(claim.getByRole('button', { name: '바꾼 상품을 보냄' })).toHaveCount(0)

  await phone.reload()
  await expect(phone.getByText('Exchange 1 piece · done')).toBeVisible()
  await expect(phone.getByText('402179876543')).toBeVisible()
})
