import { expectNoViolations } from '../axe.ts'
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { admin, logIn } from '../session.ts'
import { bid, openBidder } from './bidder.ts'
import { hangSale } from './hang-sale.ts'

test('a lot is called at the desk, bid on from the page of the hall, and sold by the hammer', async ({ page, api, addDevice }) => {
  const hall = `hall-${Date.now()}`
  const { program } = await hangSale(api, { closing: 'hammer', hall })
  await logIn(page, admin)
  await page.goto(`/console/auction/programs/${program._id}/rostrum`)
  await page.getByRole('button', { name: '1 호가 시작' }).click()
  const called = page.getByRole('region', { name: /밤바다 1$/ })
  await expect(called).toContainText('응찰 없음')

  const device = await addDevice({ viewport: { width: 360, height: 780 } })
  const bidder = await openBidder(device, api, '', `/auction/halls/${hall}`)
  await expect(bidder.getByText('지금 호가 중인 작품')).toBeVisible()
  await bid(bidder, 2_500_000)
  await expect(bidder.getByText('회원님이 앞서 있습니다')).toBeVisible()
  await expectNoViolations(bidder)
  await expectNoSidewaysScroll(bidder)

  // The sum was there before, as the next one; the desk asks once a second.
  await expect(called).toContainText(/₩2,000,000.*패들 \d+번/s)
  await page.getByRole('button', { name: '마지막 호가 알리기' }).click()
  await expect(bidder.getByText('마지막 호가: 곧 낙찰됩니다.').first()).toBeVisible()
  await page.getByRole('button', { name: /^₩2,000,000 · \d+번 낙찰$/ }).click()
  await expect(page.getByRole('region', { name: '방금 끝난 작품' })).toContainText('밤바다 1')
  await expect(bidder.getByText('방금 호가한 작품')).toBeVisible()
  await expect(bidder.getByText('낙찰받으셨습니다')).toBeVisible()

  // The next lot is called: the page goes on to it, without a bid.
  await page.getByRole('button', { name: '2 호가 시작' }).click()
  await expect(bidder.getByText('지금 호가 중인 작품')).toBeVisible()
  await expect(bidder.getByRole('button', { name: '응찰하기', exact: true })).toBeVisible()
})
