import type { LotsEvent, PublicLot } from '#contract/auction/lot.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json, ownHeaders } from '../../testing/server.ts'
import { LotPanel } from '../bids/lot-panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { isMissing } from '../../data/query-client.ts'
import { type Work, workRead } from '../queries.ts'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const events = 'GET /api/v1/auction/programs/{_id}/events'
const read = 'GET /api/v1/auction/works/{_work}/lot'
const hour = 60 * 60_000
const lot: PublicLot = {
  _work: id(1),
  lot: '1',
  state: 'open',
  opensAt: new Date(Date.now() - hour).toISOString(),
  endsAt: new Date(Date.now() + hour).toISOString(),
  price: 500_000,
  leader: 101,
  proposals: [550_000, 600_000, 650_000],
  bids: 3,
  isReserveMet: true,
  call: null,
}
const step = (at: number, price: number) => ({ at: new Date(at).toISOString(), kind: 'bid' as const, paddle: 101, price, leader: 101 })
const first = step(Date.now() - hour / 2, 500_000)
// What the panel reads of it.
const work = {
  _id: id(1),
  startPrice: 100_000,
  closing: 'timed',
  changes: [],
  program: { _id: id(2) },
  opensAt: lot.opensAt,
  endsAt: lot.endsAt,
} as unknown as Work

/** Answers with a stream, on which `say` tells news. */
function newStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const open = () =>
    new Response(new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) }), {
      headers: { ...ownHeaders, 'content-type': 'text/event-stream' },
    })
  const say = (number: number, lots: LotsEvent['lots']) =>
    controller?.enqueue(new TextEncoder().encode(`id: ${number}\nevent: lots\ndata: ${JSON.stringify({ lots })}\n\n`))
  return { open, say, end: () => controller?.close() }
}

it('shows a price as soon as it is told, goes on after the last event, and asks nobody meanwhile', async () => {
  const stream = newStream()
  const answers = { [events]: stream.open, [read]: () => json({ lot, history: [first] }), 'GET /api/v1/auction': { auction: null } }
  const { server } = await renderPart(<LotPanel work={work} />, { answers })
  await expect.element(page.getByText('₩500,000').first()).toBeVisible()
  await expect.poll(() => server.asked(events).length).toBe(1)
  stream.say(7, [{ lot, steps: [first] }])
  const next = step(Date.now(), 700_000)
  stream.say(8, [{ lot: { ...lot, price: 700_000, bids: 4 }, steps: [next, first] }])
  await expect.element(page.getByText('₩700,000').first()).toBeVisible()
  await expect.element(page.getByText('응찰 4회')).toBeVisible()
  await expect.element(page.getByText('응찰 기록 2건')).toBeVisible()
  const asked = server.asked(read).length
  stream.end()
  await expect.poll(() => server.asked(events).length, { timeout: 5000 }).toBe(2)
  expect(server.asked(events).map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '8'])
  stream.say(9, [{ lot: { ...lot, state: 'sold', price: 700_000, bids: 4 }, steps: [] }])
  await expect.element(page.getByText('낙찰되었습니다.')).toBeVisible()
  // A history with a gap is asked for, and nothing else was.
  expect(server.asked(read).length - asked).toBeLessThanOrEqual(1)
})

it('asks again and again where there is no stream', async () => {
  let price = 500_000
  const soon = { ...lot, endsAt: new Date(Date.now() + 2 * 60_000).toISOString() }
  const answers = {
    [events]: () => json({ message: '없음', code: 'tooMany' }, 429),
    [read]: () => json({ lot: { ...soon, price }, history: [first] }),
    'GET /api/v1/auction': { auction: null },
  }
  await renderPart(<LotPanel work={work} />, { answers })
  await expect.element(page.getByText('₩500,000').first()).toBeVisible()
  price = 900_000
  await expect.element(page.getByText('₩900,000').first(), { timeout: 5000 }).toBeVisible()
})

it('says whether an auctioneer is at a lot, and that the hammer falls next', async () => {
  const stream = newStream()
  const ends = new Date(Date.now() + 6 * hour).toISOString()
  const waiting = { ...lot, endsAt: ends, call: 'waiting' as const }
  const answers = {
    [events]: stream.open,
    [read]: () => json({ lot: waiting, history: [first] }),
    'GET /api/v1/auction': { auction: null },
  }
  const { server } = await renderPart(
    <LotPanel work={{ ...work, program: { ...work.program, _id: id(3) }, endsAt: ends, closing: 'hammer' }} />,
    { answers },
  )
  await expect.element(page.getByText(/쯤 호가/)).toBeVisible()
  await expect.poll(() => server.asked(events).length).toBe(1)
  stream.say(7, [{ lot: { ...waiting, call: 'called' }, steps: [first] }])
  await expect.element(page.getByText('지금 경매장에서 호가 중')).toBeVisible()
  stream.say(8, [{ lot: { ...waiting, call: 'warned' }, steps: [first] }])
  await expect.element(page.getByText('마지막 호가: 곧 낙찰됩니다.')).toBeVisible()
  stream.say(9, [{ lot: { ...waiting, call: 'waiting', state: 'sold', endsAt: new Date().toISOString() }, steps: [first] }])
  await expect.element(page.getByText('낙찰되었습니다.')).toBeVisible()
  await expect.element(page.getByText(/쯤 호가/), { message: 'what is decided waits for nobody' }).not.toBeInTheDocument()
})

/** The panel as its page has it, which reads the work. */
function PanelOfPage() {
  const { data } = useQuery(workRead('ko', id(1)))
  return data === undefined || isMissing(data) ? null : <LotPanel work={data.work} />
}

it('reads the work again, once, where its lot says that it was changed after what is shown', async () => {
  const one = 'GET /api/v1/auction/works/{_id}'
  const at = new Date().toISOString()
  let changes: Work['changes'] = []
  const answers = {
    [events]: () => json({ message: '없음', code: 'tooMany' }, 429),
    [one]: () => json({ work: { ...work, changes } }),
    [read]: () => {
      changes = [{ at, before: [] }]
      return json({ lot, history: [{ ...first, at, kind: 'restated' }, first] })
    },
    'GET /api/v1/auction': { auction: null },
  }
  const { server } = await renderPart(<PanelOfPage />, { answers })
  await expect.element(page.getByText('작품 정보 변경')).toBeInTheDocument()
  await expect.poll(() => server.asked(one).length).toBe(2)
  await page.getByText('응찰 기록 2건').click()
  await expect.element(page.getByText('작품 정보 변경')).toBeVisible()
  expect(server.asked(one).length).toBe(2)
})

it('says of a lot that has passed that its last bid is no price, and leads who is not logged in to an offer', async () => {
  const passed = { ...lot, state: 'passed', isReserveMet: false, endsAt: new Date(Date.now() - hour).toISOString() }
  const answers = { [read]: () => json({ lot: passed, history: [first] }), 'GET /api/v1/auction': { auction: null } }
  await renderPart(<LotPanel work={work} />, { answers })
  await expect.element(page.getByText('팔리지 않았으므로 가격이 아닙니다.')).toBeVisible()
  await expect.element(page.getByText('현재가')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '로그인하고 구매 제안하기' })).toBeVisible()
})

it('leads nobody to an offer for a lot that takes none any more', async () => {
  const passed = { ...lot, state: 'passed', endsAt: new Date(Date.now() - 8 * 24 * hour).toISOString() }
  const answers = { [read]: () => json({ lot: passed, history: [first] }), 'GET /api/v1/auction': { auction: null } }
  await renderPart(<LotPanel work={work} />, { answers })
  await expect.element(page.getByText('유찰되었습니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^로그인하고/ })).not.toBeInTheDocument()
})
