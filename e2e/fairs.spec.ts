import type { Page } from '@playwright/test'
import { Account } from './account-screens.ts'
import { expectNoViolations } from './axe.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from './fixtures.ts'
import { ko } from './words.ts'

/** Accounts of the demo, in the fair to which buyers apply: nothing is between the two there yet. */
const password = 'ieumsae-demo'
const seller = { username: 'seller', password, name: '다온티' }
const buyer = { username: 'buyer', password }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await frameHydrated(page)
}

/** Answers what the program asks, and returns what it says then. */
async function agree(page: Page, question: string, result: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(question)
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(alert).toContainText(result)
  await alert.getByRole('button', { name: '확인' }).click()
}

test('a buyer offers times, the seller accepts two of them on a phone, and the buyer confirms one', async ({ page, context, request }) => {
  const { fairs } = (await (await request.get('/api/v1/fairs?state=applying')).json()) as { fairs: { _id: string; title: string }[] }
  const [fair] = fairs
  if (fair === undefined) throw new Error('the demo has no fair to which buyers apply')
  await new Account(page, ko, request).logIn(buyer)
  await expect(page).toHaveURL('/mypage/myinfo')
  await open(page, `/fairs/${fair._id}/matching`)
  await page.getByRole('article').filter({ hasText: seller.name }).getByRole('link', { name: '시간 제안' }).click()
  const offer = page.getByRole('region', { name: `${seller.name}에 상담 제안` })
  const slots = offer.getByRole('listbox', { name: /^제안할 시간/ })
  // By the keyboard alone: the arrows with Shift paint.
  await slots.getByRole('option', { disabled: false }).nth(0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(slots.getByRole('option', { selected: true })).toHaveCount(3)
  await offer.getByLabel('메시지').fill('첫 주문을 의논하고 싶습니다')
  await expectNoViolations(page)
  await offer.getByRole('button', { name: '제안 보내기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  const sent = page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })
  await expect(sent).toContainText('상대의 답을 기다립니다')

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await new Account(phone, ko, request).logIn(seller)
  await expect(phone).toHaveURL('/mypage/myinfo')
  await open(phone, '/mypage/matchings')
  await phone.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' }).getByRole('button', { name: '수락' }).click()
  const dialog = phone.getByRole('dialog', { name: '제안 수락' })
  const offered = dialog.getByRole('option', { disabled: false })
  await expect(offered).toHaveCount(3)
  for (const index of [0, 1]) await offered.nth(index).getByText('비어 있음').click()
  await expectNoViolations(phone)
  await expectNoSidewaysScroll(phone)
  await dialog.getByRole('button', { name: '수락' }).click()
  await agree(phone, '수락하시겠습니까?', '제안을 수락했습니다')

  await open(page, '/mypage/matchings')
  const answered = page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })
  await answered.getByRole('button', { name: '시간 확정' }).click()
  const confirming = page.getByRole('dialog', { name: '시간 확정' })
  await confirming.getByRole('option', { disabled: false }).nth(1).getByText('비어 있음').click()
  await confirming.getByRole('button', { name: '시간 확정' }).click()
  await agree(page, '이 시간으로 확정하시겠습니까?', '상담이 확정되었습니다')
  await open(page, '/mypage/matchings?type=confirmed')
  await expect(page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })).toContainText(/테이블 \d+번/)
})
