import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { LotWin } from './lot-win.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/console/auction/works/{_id}/win'
const tell = 'POST /api/console/auction/works/{_id}/wonEmail'

const order = { _id: id(5), number: '261129-6WU4RJ7J', standing: 'unpaid', total: 1_165_000, payUntil: '2026-12-06T08:00:00.000Z' }
const told = { tellings: 1, toldAt: '2026-11-29T08:00:00.000Z' }
const win = { _id: id(1), createdAt: '2026-11-29T08:00:00.000Z', paddle: 101, bidder: '정서우', hammer: 1_000_000, order, ...told }
const after = { win: null, default: null, canDefault: false, next: null, offers: [], canListAgain: false, _again: null, before: [] }
const item = { _id: id(9) } as never

it('shows staff who has won and what is due, and tells the winner once more', async () => {
  let tellings = 1
  const answers = {
    [read]: () => json({ ...after, win: { ...win, tellings } }),
    [tell]: () => {
      tellings += 1
      return json({ win: { ...win, tellings } })
    },
  }
  const { server } = await renderPart(<LotWin item={item} onChanged={() => undefined} />, { answers })
  const result = page.getByRole('region', { name: '낙찰 결과' })
  await expect.element(result.getByText('패들 101 정서우')).toBeVisible()
  await expect.element(result.getByText('₩1,165,000')).toBeVisible()
  await expect.element(result.getByRole('link', { name: order.number })).toBeVisible()
  await page.getByRole('button', { name: '낙찰 알림 다시 보내기' }).click()
  await expect.element(result.getByText(/^2번 보냈습니다/)).toBeVisible()
  expect(server.asked(tell)).toHaveLength(1)
})

it('tells nobody once more what is paid', async () => {
  const answers = { [read]: () => json({ ...after, win: { ...win, order: { ...order, standing: 'paid' } } }) }
  await renderPart(<LotWin item={item} onChanged={() => undefined} />, { answers })
  await expect.element(page.getByText('결제 완료')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '낙찰 알림 다시 보내기' })).not.toBeInTheDocument()
})

it('says that there is no order where the winner has left', async () => {
  const answers = { [read]: () => json({ ...after, win: { ...win, bidder: null, order: null, tellings: 0, toldAt: null } }) }
  await renderPart(<LotWin item={item} onChanged={() => undefined} />, { answers })
  await expect.element(page.getByText('패들 101 탈퇴한 회원')).toBeVisible()
  await expect.element(page.getByText('주문이 없습니다. 낙찰자와 직접 정해 주십시오.')).toBeVisible()
})

it('notes that a winner has not paid, and offers the lot to who comes next', async () => {
  const act = 'POST /api/console/auction/works/{_id}/win'
  let state: object = { ...after, win, canDefault: true }
  const next = { paddle: 102, bidder: '하준서', least: 1_050_000, most: 1_050_000 }
  const noted = { createdAt: '2026-12-07T08:00:00.000Z', reason: '연락이 닿지 않음', isLifted: false }
  const cost = { hammer: 1_050_000, hammerVat: 0, premium: 157_500, premiumVat: 15_750, resaleShare: 0, delivery: null, total: 1_223_250 }
  const offer = { _id: id(7), createdAt: noted.createdAt, kind: 'next', state: 'standing', until: '2026-12-10T08:00:00.000Z', cost }
  const answers = {
    [read]: () => json(state),
    [act]: ({ body }: { body: unknown }) => {
      const { step } = body as { step: string }
      if (step === 'default') state = { ...after, win, default: noted, next }
      if (step === 'offer') state = { ...after, win, default: noted, offers: [{ ...offer, paddle: 102, bidder: '하준서' }] }
      if (step === 'end') state = { ...after, win, default: noted, next }
      return json(state)
    },
  }
  const { server } = await renderPart(<LotWin item={item} onChanged={() => undefined} />, { answers })
  await page.getByLabelText('사유').fill('연락이 닿지 않음')
  await page.getByRole('button', { name: '결제하지 않은 것으로 기록' }).click()
  await expect.element(page.getByText('패들 102 하준서')).toBeVisible()
  await page.getByRole('button', { name: '제안 보내기' }).click()
  await expect.element(page.getByRole('cell', { name: '답을 기다림' })).toBeVisible()
  const bodies = server.asked(act).map(({ body }) => body)
  expect(bodies).toEqual([
    { step: 'default', reason: '연락이 닿지 않음' },
    { step: 'offer', amount: 1_050_000, days: 3 },
  ])
})
