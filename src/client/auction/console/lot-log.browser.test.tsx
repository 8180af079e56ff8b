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

it('makes the paper of a lot for a court, once staff have said why', async () => {
  const evidence = 'GET /api/console/auction/works/{_work}/evidence'
  const row = {
    _work: id(9),
    _program: id(8),
    arrivedAt: null,
    maximum: null,
    price: null,
    leader: null,
    isPublic: 1,
    hash: 'c'.repeat(64),
  }
  const at = '2026-11-29T03:00:01.234Z'
  const lot = { _work: id(9), phase: 'sold', price: 500_000, leader: 7, endsAt: at, entries: 2, lastHash: 'c'.repeat(64) }
  const file = {
    about: {
      madeAt: at,
      lot,
      work: { now: { lot: '12A', title: { ko: '달밤' } }, versions: [] },
      program: { now: { title: { ko: '봄 경매' } }, versions: [] },
      bidders: [{ paddle: 7, name: '문도현' }],
      staff: [{ number: 2, name: '배은지' }],
    },
    entries: [
      { ...row, number: 1, at, kind: 'placed', paddle: 7, maximum: 900_000, price: 500_000, leader: 7, details: '{}' },
      { ...row, number: 2, at, kind: 'extended', paddle: null, details: '{"reason":"정전"}' },
      { ...row, number: 3, at, kind: 'restated', paddle: null, details: '{"fields":["_author","condition"]}' },
    ],
  }
  const answers = {
    [read]: () => json({ bids, summary: { total: 3, limit: 20, skip: 0 } }),
    [evidence]: () =>
      new Response(JSON.stringify(file), {
        headers: { 'content-type': 'application/octet-stream', 'content-security-policy': "default-src 'none'" },
      }),
  }
  const { server } = await renderPart(<LotLog item={{ _id: id(9) } as never} onChanged={() => undefined} />, { answers })
  await page.getByText('법원에 낼 증거로 내보내기').click()
  await page.getByLabelText('형식').selectOptions('서류(인쇄, PDF)')
  await page.getByLabelText(/^내보내는 사유/).fill('낙찰 다툼으로 법원에 냄')
  await page.getByRole('button', { name: '내보내기', exact: true }).click()
  const paper = page.getByRole('region', { name: '법원에 낼 서류' })
  await expect.element(paper.getByText('12A 달밤')).toBeVisible()
  await expect.element(paper.getByRole('row', { name: /1 2026-11-29 12:00:01,234 응찰 7 문도현 ₩900,000 ₩500,000 7/ })).toBeVisible()
  await expect.element(paper.getByRole('row', { name: /2 2026-11-29 12:00:01,234 마감 연장 정전 · 배은지/ })).toBeVisible()
  await expect.element(paper.getByRole('row', { name: /3 2026-11-29 12:00:01,234 작품 정보 변경 작가 · 상태/ })).toBeVisible()
  expect(server.asked(evidence).map(({ query }) => query.get('reason'))).toEqual(['낙찰 다툼으로 법원에 냄'])
})
