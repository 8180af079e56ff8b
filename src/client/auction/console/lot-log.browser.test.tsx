import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { LotLog } from './lot-log.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/console/auction/works/{_work}/bids'
const step = 'POST /api/console/auction/works/{_work}/steps'

const entry = { arrivedAt: null, paddle: null, bidder: null, maximum: null, price: null, leader: null, refusal: null, reason: null }
const later = { ...entry, user: null, hash: 'b'.repeat(64), at: '2026-11-29T03:00:01.000Z' }
const bids = [
  { ...later, _id: id(3), number: 3, kind: 'refused', paddle: 8, bidder: '한서윤', maximum: 510_000, refusal: 'tooLow' },
  { ...later, _id: id(2), number: 2, kind: 'placed', paddle: 7, bidder: '문도현', maximum: 900_000, price: 500_000, leader: 7 },
  { ...later, _id: id(1), number: 1, kind: 'opened' },
]

it('shows the log of a lot to staff, and takes the bid of a paddle out with a reason', async () => {
  const answers = {
    [read]: () => json({ bids, summary: { total: 3, limit: 20, skip: 0 } }),
    [step]: () => json({ lot: {} }),
  }
  const { server } = await renderPart(<LotLog item={{ _id: id(9) } as never} onChanged={() => undefined} />, { answers })
  const log = page.getByRole('region', { name: '응찰 기록' })
  await expect.element(log.getByRole('row', { name: /받지 않음 8 한서윤 ₩510,000 최소 응찰가 미만/ })).toBeVisible()
  await expect.element(log.getByRole('row', { name: /응찰 7 문도현 ₩900,000 ₩500,000 7/ })).toBeVisible()
  await page.getByLabelText('할 일').selectOptions('응찰 취소')
  await expect.element(page.getByText('되돌릴 수 없습니다.')).toBeVisible()
  await page.getByLabelText(/^패들 번호/).fill('8')
  await page.getByLabelText(/^사유/).fill('본인이 금액을 잘못 적었다고 알려 옴')
  await page.getByRole('button', { name: '기록에 남기고 실행' }).click()
  await expect.element(page.getByText('기록했습니다.')).toBeVisible()
  await expect.poll(() => server.asked(read).length, { message: 'what is written is read again' }).toBe(2)
  expect(server.asked(step).map(({ body }) => body)).toEqual([
    { step: 'cancelled', paddle: 8, reason: '본인이 금액을 잘못 적었다고 알려 옴' },
  ])
})
