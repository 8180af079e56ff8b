import type { PublicLot } from '#contract/auction/lot.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setTokens } from '../../session/tokens.ts'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import type { Auction, Hall } from '../queries.ts'
import { HallPage } from './hall-page.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const hour = 60 * 60_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const program = {
  _id: id(9),
  title: '겨울 경매',
  hall: 'main',
  venue: '3층 경매장',
  phase: 'running',
  closing: 'hammer',
  opensAt: at(-hour),
  closesAt: at(6 * hour),
  lastEndsAt: at(6 * hour),
  previewFrom: null,
  previewUntil: null,
  premium: [{ from: 0, percent: 15 }],
}
const workOf = (number: number) => ({
  _id: id(number),
  lot: String(number),
  title: `밤바다 ${number}`,
  author: { _id: id(8), name: '문해린' },
  phase: 'running',
  closing: 'hammer',
  images: [],
  taxKind: 'original',
  startPrice: 300_000,
  estimateLow: 500_000,
  estimateHigh: 800_000,
  opensAt: at(-hour),
  endsAt: at(6 * hour),
})
const hall = { code: 'main', venue: '3층 경매장', programs: [program], works: [workOf(1), workOf(2)] } as unknown as Hall
const auction = { isOn: true, reportNumber: '1', inquiries: [] } as unknown as Auction
const lotOf = (number: number, more: Partial<PublicLot> = {}): PublicLot => ({
  _work: id(number),
  lot: String(number),
  state: 'open',
  opensAt: at(-hour),
  endsAt: at(6 * hour),
  price: 500_000,
  leader: 101,
  proposals: [550_000, 600_000, 650_000],
  bids: 3,
  isReserveMet: true,
  call: 'waiting',
  ...more,
})

const [bids, bid] = ['GET /api/v1/auction/works/{_work}/bids', 'POST /api/v1/auction/works/{_work}/bids'] as const
const registration = 'GET /api/v1/auction/programs/{_id}/registration'
const events = 'GET /api/v1/auction/programs/{_id}/events'
const terms = { text: '약관', hash: 'a'.repeat(64) }
const registered = { registration: { _id: id(7), paddle: 102, limit: 5_000_000 }, obstacle: null, terms }
const one = { total: 1, limit: 1, skip: 0 }

/** The hall with lots as they stand, and a bidder without a bid. */
async function show(lots: PublicLot[], more: object = {}) {
  let now = lots
  const own = () => ({ bids: [], lot: now[0], limitLeft: 5_000_000, offer: null, summary: { total: 0, limit: 1, skip: 0 } })
  const shown = await renderPart(<HallPage hall={hall} auction={auction} />, {
    path: '/auction/halls/main',
    answers: {
      [events]: () => json({ message: '없음', code: 'tooMany' }, 429),
      'GET /api/v1/auction/programs/{_id}/lots': () => json({ lots: now }),
      [bids]: () => json(own()),
      [registration]: () => json(registered),
      'GET /api/v1/auction': { auction: null },
      ...more,
    },
  })
  return { ...shown, become: (next: PublicLot[]) => (now = next) }
}

const logIn = () => {
  const payload = btoa(JSON.stringify({ sub: 'buyer', sid: 'one', scopes: [], userType: 'PERSON', role: 'BUYER' }))
  setTokens({ accessToken: `header.${payload}.signature`, refreshToken: 'refresh' })
}
afterEach(() => setTokens(undefined))

it('takes a bid on the lot that is called, once, after all that it costs was shown', async () => {
  logIn()
  const called = lotOf(2, { call: 'called' })
  const sent = { _id: id(3), _work: id(2), createdAt: at(0), maximum: 600_000, state: 'leading', retractableUntil: null, isFree: false }
  const cost = { hammer: 600_000, hammerVat: 0, premium: 90_000, premiumVat: 9000, resaleShare: null, delivery: null, total: 699_000 }
  const { server } = await show([lotOf(1), called], {
    [bid]: () => json({ bid: { ...sent, cost }, lot: { ...called, price: 550_000, leader: 102 }, limitLeft: 4_400_000, summary: one }, 201),
  })
  await expect.element(page.getByText('지금 호가 중인 작품')).toBeVisible()
  await page.getByRole('button', { name: '응찰하기' }).click()
  await page.getByLabelText('₩600,000').click()
  await page.getByRole('button', { name: '금액 확인' }).click()
  await expect.element(page.getByText('₩699,000')).toBeVisible()
  expect(server.asked(bid)).toEqual([])
  await page.getByRole('button', { name: /까지 응찰하기$/ }).dblClick()
  await expect.element(page.getByText('응찰했습니다. 지금 회원님이 앞서 있습니다.')).toBeVisible()
  expect(server.asked(bid).map(({ path, body }) => ({ path, body }))).toEqual([
    { path: `/api/v1/auction/works/${id(2)}/bids`, body: { maximum: 600_000 } },
  ])
})

it('keeps what was typed for a lot from the one that is called next, and shows what became of the last one', async () => {
  logIn()
  const { become } = await show([lotOf(1, { call: 'called' }), lotOf(2)])
  await page.getByRole('button', { name: '응찰하기' }).click()
  await page.getByLabelText('₩650,000').click()
  await page.getByRole('button', { name: '금액 확인' }).click()
  await expect.element(page.getByText('한 번 더 확인해 주십시오')).toBeVisible()
  const sold = lotOf(1, { state: 'sold', endsAt: at(0), price: 700_000, leader: 105, call: 'waiting' })
  become([sold, lotOf(2)])
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('방금 호가한 작품'), { timeout: 20_000 }).toBeVisible()
  await expect.element(page.getByText('패들 105번')).toBeVisible()
  await expect.element(page.getByText('한 번 더 확인해 주십시오')).not.toBeInTheDocument()
  become([sold, lotOf(2, { call: 'called' })])
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('지금 호가 중인 작품'), { timeout: 20_000 }).toBeVisible()
  await expect.element(page.getByText('방금 호가한 작품')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '응찰하기' })).toBeVisible()
  await expect.element(page.getByText('한 번 더 확인해 주십시오')).not.toBeInTheDocument()
})

it('leads who is not registered to the terms of the sale', async () => {
  logIn()
  const { server } = await show([lotOf(1, { call: 'called' }), lotOf(2)], {
    [registration]: () => json({ ...registered, registration: null }),
  })
  await page.getByRole('button', { name: '응찰하기' }).click()
  await expect.element(page.getByRole('region', { name: '경매 약관' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '응찰자로 등록하기' })).toBeVisible()
  expect(server.asked(bid)).toEqual([])
})

it('leads who is not logged in to the login and back to the hall, and asks for nothing of a member', async () => {
  const { server, history } = await show([lotOf(1, { call: 'called' }), lotOf(2)])
  await page.getByRole('link', { name: '로그인하고 응찰하기' }).click()
  expect(history.location.pathname).toBe('/login')
  expect(history.location.state.wanted).toBe('/auction/halls/main')
  expect(server.asked(bids)).toEqual([])
  expect(server.asked(registration)).toEqual([])
})
