import type { PublicLot } from '#contract/auction/lot.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import type { Work } from '../queries.ts'
import OwnPart from './own-part.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const hour = 60 * 60_000
const [read, retract] = ['GET /api/v1/auction/works/{_work}/bids', 'DELETE /api/v1/auction/works/{_work}/bids/{_id}'] as const
const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const lot: PublicLot = {
  _work: id(1),
  lot: '1',
  state: 'open',
  opensAt: later(-hour),
  endsAt: later(hour / 2),
  price: 500_000,
  leader: 101,
  proposals: [550_000, 600_000, 650_000],
  bids: 3,
  isReserveMet: true,
  call: null,
}
const work = { _id: id(1), program: { _id: id(2) } } as unknown as Work
const cost = { hammer: 900_000, hammerVat: 0, premium: 135_000, premiumVat: 13_500, resaleShare: 0, delivery: null, total: 1_048_500 }
const bid = { _id: id(3), _work: id(1), createdAt: later(-hour), maximum: 900_000, state: 'leading', retractableUntil: lot.endsAt, cost }
const shown = (own: object) => ({
  [read]: () => json({ bids: [{ ...bid, ...own }], lot, limitLeft: 1, offer: null, summary: { total: 1, limit: 1, skip: 0 } }),
  'GET /api/v1/auction/programs/{_id}/registration': () => json({ registration: null }),
  [retract]: () => new Response(null, { status: 204 }),
  'GET /api/v1/auction': { auction: null },
})

it('says until when all of a bid can be retracted after a change of the work, and asks for all of it', async () => {
  const { server } = await renderPart(<OwnPart work={work} lot={lot} isLive={false} />, { answers: shown({ isFree: true }) })
  await expect.element(page.getByText(/까지 응찰을 자유롭게 철회하실 수 있습니다/)).toBeVisible()
  await page.getByRole('button', { name: '응찰 철회' }).click()
  await expect.element(page.getByText('이 작품에 하신 응찰을 모두 철회하시겠습니까?')).toBeVisible()
  expect(server.asked(retract)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.poll(() => server.asked(retract).length).toBe(1)
})

it('asks for the bid of the last minutes alone where nothing was changed', async () => {
  await renderPart(<OwnPart work={work} lot={lot} isLive={false} />, { answers: shown({ isFree: false }) })
  await page.getByRole('button', { name: '응찰 철회' }).click()
  await expect.element(page.getByText(/^방금 하신 응찰을 철회하시겠습니까/)).toBeVisible()
  await expect.element(page.getByText(/자유롭게/)).not.toBeInTheDocument()
})
