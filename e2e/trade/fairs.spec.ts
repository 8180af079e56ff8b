import { chromium, type Page } from '@playwright/test'
import { headless } from '../../scripts/chromium.ts'
import { expectNoViolations } from '../axe.ts'
import { setDelays } from '../delays.ts'
import { expect, expectNoSidewaysScroll, frameHydrated, test } from '../fixtures.ts'
import { Caller, ownFair } from '../online-meeting.ts'
import { logIn } from '../session.ts'

/** Accounts of the demo, in the fair to which buyers apply: nothing is between the two there yet. */
const password = 'ieumsae-demo'
const seller = { username: 'seller', password, name: '다온티' }
const buyer = { username: 'buyer', password }

// Both journeys are between the same two members.
test.describe.configure({ mode: 'serial' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await frameHydrated(page)
}

/** Presses what goes on under a text of the program. */
async function agree(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button', { name: '확인' }).click()
}

/** Reads what was done, which needs no press. */
const expectSaid = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('a buyer offers times, the seller accepts two of them on a phone, and the buyer confirms one', async ({ page, context, request }) => {
  const { fairs } = (await (await request.get('/api/v1/fairs?state=applying')).json()) as { fairs: { _id: string; title: string }[] }
  const fair = fairs.find(({ title }) => title !== ownFair)
  if (fair === undefined) throw new Error('the demo has no fair to which buyers apply')
  await logIn(page, buyer)
  await open(page, `/fairs/${fair._id}/companies`)
  await page.getByRole('navigation', { name: '내게 맞는 기업' }).getByRole('link', { name: '함께 빈 시간 있음' }).click()
  await expect(page).toHaveURL(/free=yes/)
  await expect(page.getByRole('article').filter({ hasText: seller.name })).toContainText('함께 비어 있는 시간')
  await expectNoViolations(page)
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
  // It begins with what the last offer said.
  await offer.getByRole('radio', { name: '현장' }).check()
  await offer.getByLabel('메시지').fill('첫 주문을 의논하고 싶습니다')
  await expectNoViolations(page)
  await offer.getByRole('button', { name: '제안 보내기' }).click()
  await expectSaid(page, '제안을 보냈습니다')
  const sent = page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })
  await expect(sent).toContainText('상대의 답을 기다립니다')

  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await logIn(phone, seller)
  await open(phone, '/mypage/matchings')
  await phone.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' }).getByRole('button', { name: '수락' }).click()
  const dialog = phone.getByRole('dialog', { name: '제안 수락' })
  const offered = dialog.getByRole('option', { disabled: false })
  await expect(offered).toHaveCount(3)
  for (const index of [0, 1]) await offered.nth(index).getByText('비어 있음').click()
  await expectNoViolations(phone)
  await expectNoSidewaysScroll(phone)
  await dialog.getByRole('button', { name: '수락' }).click()
  await agree(phone, '수락하시겠습니까?')
  await expectSaid(phone, '제안을 수락했습니다')

  await open(page, '/mypage/matchings')
  await page.getByRole('main').getByRole('link').filter({ hasText: seller.name }).first().click()
  const answered = page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })
  await answered.getByRole('button', { name: '시간 확정' }).click()
  const confirming = page.getByRole('dialog', { name: '시간 확정' })
  await confirming.getByRole('option', { disabled: false }).nth(1).getByText('비어 있음').click()
  await confirming.getByRole('button', { name: '시간 확정' }).click()
  await agree(page, '이 시간으로 확정하시겠습니까?')
  await expectSaid(page, '상담이 확정되었습니다')
  await open(page, '/mypage/matchings?type=confirmed')
  await expect(page.getByRole('article').filter({ hasText: '첫 주문을 의논하고 싶습니다' })).toContainText(/테이블 \d+번/)
})

test('a seller’s answer in flight mode outlives the browser, waits for its account, and arrives once', async ({
  page,
  request,
  delays,
}, info) => {
  const [asBuyer, asStaff] = [await Caller.logIn(request, buyer.username), await Caller.logIn(request, 'admin')]
  const { fairs } = await asBuyer.call('GET /api/v1/fairs', {}, undefined, { state: 'applying' })
  const ofDemo = fairs.find(({ title }) => title !== ownFair)
  const { matchings } = await asBuyer.call('GET /api/v1/me/matchings', {}, undefined, { state: 'confirmed' })
  // What the journey before has left: the two meet once at a time.
  const former = matchings.find(({ fair, other }) => fair._id === ofDemo?._id && other.name === seller.name)
  if (former === undefined) throw new Error('the first journey has not come to its end')
  const { fair, other } = former
  await asBuyer.call('DELETE /api/v1/me/matchings/{_id}', { _id: former._id })
  const { schedule } = await asBuyer.call('GET /api/v1/me/schedules/{_fair}', { _fair: fair._id }, undefined, { beside: other._id })
  const slots = schedule.slots.filter(({ state }) => state === 'free').map(({ startsAt }) => startsAt)
  const offer = { _fair: fair._id, _seller: other._id, method: 'OFFLINE', slots: slots.slice(0, 2), _product: null, message: null } as const
  const { matching } = await asBuyer.call('POST /api/v1/me/matchings', {}, offer)
  const path = `/mypage/matchings?open=${matching._id}`

  // A phone whose profile outlives the browser.
  const start = async () => {
    const phone = await chromium.launchPersistentContext(info.outputPath('phone'), {
      executablePath: headless(),
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL: info.project.use.baseURL ?? '',
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: { width: 360, height: 740 },
    })
    await phone.addInitScript(setDelays, delays)
    const screen = phone.pages()[0] ?? (await phone.newPage())
    await logIn(screen, seller)
    return { phone, screen }
  }
  const { phone, screen } = await start()
  await open(screen, path)
  // From the notification to the answer: two presses, since the first times that are free are picked.
  const dialog = screen.getByRole('dialog', { name: '제안 수락' })
  await expect(dialog.getByRole('option', { selected: true })).toHaveCount(2)
  await expectNoSidewaysScroll(screen)
  await phone.setOffline(true)
  await dialog.getByRole('button', { name: '수락' }).click()
  await agree(screen, '수락하시겠습니까?')
  await agree(screen, '이 기기에 보관했습니다')
  const card = screen.getByRole('article').first()
  await expect(card).toContainText('보내기를 기다립니다')
  await expect(card).not.toContainText('수락됨')
  await expectNoViolations(screen)
  await phone.close()

  const { phone: again, screen: later } = await start()
  await open(later, path)
  await expect(later.getByRole('article').first()).toContainText('수락됨')
  await expect(later.getByRole('article').first()).not.toContainText('보내기를 기다립니다')
  await again.close()

  await logIn(page, buyer)
  await open(page, path)
  await page.getByRole('dialog', { name: '시간 확정' }).getByRole('button', { name: '시간 확정' }).click()
  await agree(page, '이 시간으로 확정하시겠습니까?')
  await expectSaid(page, '상담이 확정되었습니다')
  const { events } = await asStaff.call('GET /api/console/fairs/{_id}/matchings/{mid}', { _id: fair._id, mid: matching._id })
  expect(events.map(({ action }) => action).toSorted()).toEqual(['accept', 'confirm', 'offer'])
})
