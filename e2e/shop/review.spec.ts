import type { APIRequestContext } from '@playwright/test'
import type { Answer } from '#contract/api.ts'
import { addMember, type Member } from '../account-screens.ts'
import { expectNoViolations } from '../axe.ts'
import { type Api, expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { admin, logIn, openSession } from '../session.ts'
import { openPhone } from './phone.ts'
import { seconds } from '../../src/server/testing/patience.ts'

/** Orders one piece, to be collected. @returns the product */
async function receive(api: Api, request: APIRequestContext, member: Member) {
  const { accessToken } = await openSession(request, member)
  const list = '/api/v1/shop/products?isPickUp=true&inStock=true&limit=1&q=' + encodeURIComponent('Celadon mug')
  const [listed] = (await api.read('GET /api/v1/shop/products', list)).shopProducts
  const path = `/api/v1/shop/products/${listed?._id ?? ''}`
  const { shopProduct } = await api.read('GET /api/v1/shop/products/{_id}', path)
  const variant = shopProduct.variants.find(({ left }) => left > 0)
  const { price = 0, _id: _variant } = variant ?? {}
  const who = { receiver: member.name, phone: member.phone, payer: member.name }
  const where = { method: 'pickUp', postcode: null, address: null, addressDetail: null, note: null }
  const placed = await request.post('/api/v1/me/orders', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { ...who, ...where, lines: [{ _variant, quantity: 1, price }], total: price },
  })
  const { order } = (await placed.json()) as Answer<'POST /api/v1/me/orders'>
  return { shopProduct, order, price }
}

test('a member collects an order with its code, reviews what has come with a picture on a phone, a visitor sees it, and staff hide it with a reason', async ({
  page,
  addDevice,
  api,
  request,
  watch,
}) => {
  test.slow()
  // To hide without a reason is refused; the console's open review is gone when its author deletes it.
  watch.allow(/status of 40[04]/)
  const member = await addMember(api)
  const { shopProduct, order, price } = await receive(api, request, member)
  const words = `The glaze is lovely, ${member.username}.`

  const phone = await openPhone(addDevice)
  await logIn(phone, member)
  await phone.goto('/mypage/reviews')
  await expect(phone.getByText('You have not written any reviews yet.')).toBeVisible()
  await expect(phone.getByText('There is nothing you have received that waits for a review.')).toBeVisible()
  await expectNoViolations(phone)

  // Staff make it ready.
  await logIn(page, admin)
  await page.goto(`/console/shop/orders?q=${order.number}`)
  await page.getByRole('link', { name: order.number }).click()
  const work = page.getByRole('region', { name: '주문 처리' })
  await work.getByRole('button', { name: '입금 확인' }).click()
  await expect(work.getByRole('textbox', { name: '입금액(원)' })).toHaveValue(String(price))
  await work.getByRole('button', { name: '입금 확인' }).last().click()
  await work.getByRole('button', { name: '센터에 준비됨' }).click()
  await expect(work.getByRole('button', { name: '전달 완료' })).toBeVisible()

  // Its shopper shows the code, and staff type it.
  await phone.goto(`/mypage/orders/${order._id}`)
  const shown = phone.getByRole('region', { name: 'Collection code' })
  await expect(shown.getByRole('img', { name: 'Collection code' })).toBeVisible()
  const code = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(await shown.innerText())?.[0] ?? '?'
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)
  await page.goto('/console/shop/pickup')
  await expect(page.getByRole('textbox', { name: '수령 코드' })).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  const atDesk = page.getByRole('region', { name: order.number })
  await expect(atDesk.getByRole('listitem')).toContainText('1개')
  await expectNoViolations(page)
  await atDesk.getByRole('button', { name: '고객에게 전달' }).click()
  await expect(atDesk.getByText('전달했습니다.')).toBeVisible()

  // The open page hears of it.
  await phone.getByRole('link', { name: 'Write a review' }).click({ timeout: seconds(20) })
  const post = phone.getByRole('button', { name: 'Post review' })
  await post.click()
  await expect(phone.getByText('Please choose how many stars.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByRole('radio').first()).toBeFocused()
  // Chosen by the keyboard: from five to four.
  await phone.keyboard.press('ArrowDown')
  await phone.getByRole('textbox', { name: 'Review' }).fill('Short')
  await post.click()
  await expect(phone.getByText('Please write at least 10 characters.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await phone.getByRole('textbox', { name: 'Review' }).fill(words)
  // What was typed is there after a reload.
  await phone.reload()
  await expect(phone.getByRole('textbox', { name: 'Review' })).toHaveValue(words)
  await expect(phone.getByRole('radio', { name: '4 of 5' })).toBeChecked()
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)
  await post.click()
  await expect(phone.getByText('Your review is posted.')).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await phone.locator('#review-picture').setInputFiles('public/icons/neutral-apple-touch.png')
  await expect(phone.getByRole('button', { name: 'Delete picture 1' })).toBeVisible({ timeout: seconds(20) })
  await expectNoSidewaysScroll(phone)
  await expectNoViolations(phone)

  // A visitor, without scripts at first: the server renders it.
  const visitor = await openPhone(addDevice)
  await visitor.goto(`/shop/products/${shopProduct._id}`)
  const section = visitor.getByRole('region', { name: 'Reviews' })
  const review = section.getByRole('listitem').filter({ hasText: words })
  await expect(review).toContainText('김**')
  await expect(review).toContainText('4 of 5 stars')
  await frameHydrated(visitor)
  await section.getByRole('link', { name: 'With pictures' }).click()
  await review.getByRole('button', { name: /^Enlarge/ }).click()
  await expect(visitor.getByRole('dialog').getByRole('img')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expectNoSidewaysScroll(visitor)
  await expectNoViolations(visitor, '#reviews')

  // Staff hide it.
  await page.goto(`/console/shop/reviews?q=${member.username}`)
  await page.getByRole('link', { name: words }).click()
  await page.getByRole('checkbox', { name: '숨김' }).check()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('숨기시는 까닭을 적어 주십시오.')).toBeVisible()
  await page.getByRole('textbox', { name: '숨긴 사유' }).fill('시험으로 숨깁니다')
  await page.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('저장했습니다')).toBeVisible()
  await expectNoViolations(page)

  await visitor.reload()
  await expect(section.getByText('of 5', { exact: true })).toBeVisible()
  await expect(review).toBeHidden()
  await phone.goto('/mypage/reviews')
  await expect(phone.getByText('시험으로 숨깁니다')).toBeVisible()
  await phone.getByRole('link', { name: /^Change or delete/ }).click()
  await phone.getByRole('button', { name: 'Delete review' }).click()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByText('You have not written any reviews yet.')).toBeVisible()
})
