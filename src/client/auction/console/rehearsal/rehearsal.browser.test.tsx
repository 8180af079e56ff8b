import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { RehearsalScreen } from './rehearsal-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const sale = 'GET /api/console/auction/programs/{_id}'
const works = 'GET /api/console/auction/works'
const work = {
  _id: id(1),
  lot: '1',
  title: { ko: '달밤' },
  images: [],
  startPrice: 100_000,
  reserve: null,
  estimateLow: 800_000,
  estimateHigh: 900_000,
}
const answersFor = (closing: string) => ({
  [sale]: () => json({ program: { _id: id(8), increments: [], closing, secondsApart: 60 } }),
  [works]: () => json({ works: [work], summary: { total: 1, limit: 100, skip: 0 } }),
})

it('tries the desk of the auctioneer with robots, and asks the server for nothing', async () => {
  const { server } = await renderPart(<RehearsalScreen _program={id(8)} />, { answers: answersFor('hammer') })
  await page.getByRole('button', { name: '예행 연습 시작' }).click()
  await page.getByRole('button', { name: '1 호가 시작' }).click()
  await page.getByLabelText('패들 번호').fill('900')
  await page.getByLabelText('금액(원)').fill('9000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('경매장에서 · 패들 900번')).toBeVisible()
  await page.getByRole('button', { name: '예행 연습 끝내기' }).click()
  await expect.element(page.getByRole('button', { name: '예행 연습 시작' }), { message: 'nothing of it is left' }).toBeVisible()
  for (const call of ['POST /api/console/auction/works/{_work}/rostrum', 'POST /api/console/auction/works/{_work}/paddle-bids'] as const)
    expect(server.asked(call)).toEqual([])
})

it('runs a sale whose lots end by time, each of which can be paused', async () => {
  await renderPart(<RehearsalScreen _program={id(8)} />, { answers: answersFor('timed') })
  await page.getByLabelText('시계의 빠르기').selectOptions('1배')
  await page.getByRole('button', { name: '예행 연습 시작' }).click()
  await expect.element(page.getByRole('row', { name: /1 달밤 진행 중/ })).toBeVisible()
  await page.getByRole('button', { name: '중지' }).click()
  await expect.element(page.getByRole('row', { name: /1 달밤 중지됨/ })).toBeVisible()
})
