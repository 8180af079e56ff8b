import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { RostrumScreen } from './rostrum-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/console/auction/programs/{_id}/rostrum'
const take = 'POST /api/console/auction/works/{_work}/rostrum'
const enter = 'POST /api/console/auction/works/{_work}/paddle-bids'

const now = '2026-11-29T03:00:00.000Z'
const nothing = { price: null, leader: null, leaderName: null, channel: null, calledAt: null, image: null, reserve: 500_000, bids: 0 }
const open = { opensAt: now, endsAt: '2026-11-29T09:00:00.000Z', state: 'open', isReserveMet: false, author: '가람' }
const lot = (end: number, number: string, title: string, more: object = {}) => ({
  ...open,
  ...nothing,
  _work: id(end),
  lot: number,
  title,
  estimateLow: 600_000,
  estimateHigh: 800_000,
  proposals: [400_000, 410_000, 420_000],
  call: 'waiting',
  ...more,
})
const led = { price: 390_000, leader: 102, leaderName: '한서윤', channel: 'phone', isReserveMet: true, call: 'called', calledAt: now }

it('takes a bid of the hall at the next sum, warns, and lets the hammer fall at the price that is shown', async () => {
  let called: object = lot(1, '12A', '달밤', led)
  const answers = {
    [read]: () => json({ now, called, next: [lot(2, '13', '새벽')], decided: [] }),
    [enter]: () => json({ lot: {} }),
    [take]: () => json({ lot: {} }),
  }
  const { server } = await renderPart(<RostrumScreen _program={id(8)} />, { answers })
  await expect.element(page.getByRole('heading', { name: '12A 가람, 달밤' })).toBeVisible()
  await expect.element(page.getByText('전화 · 패들 102번 한서윤')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: '13 호가 시작' }), { message: 'one lot is called at a time' })
    .not.toBeInTheDocument()

  const paddle = page.getByLabelText('패들 번호')
  await paddle.fill('105')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.asked(enter).map(({ path, body }) => [path, body]))
    .toEqual([[`/api/console/auction/works/${id(1)}/paddle-bids`, { paddle: 105, maximum: 400_000, channel: 'room' }]])
  await expect.element(paddle, { message: 'the next paddle can be typed at once' }).toHaveValue('')
  await expect.element(paddle).toHaveFocus()

  const hammer = page.getByRole('button', { name: '₩390,000 · 102번 낙찰' })
  await expect.element(hammer).toBeDisabled()
  await page.getByRole('button', { name: '마지막 호가 알리기' }).click()
  called = lot(1, '12A', '달밤', { ...led, call: 'warned' })
  await expect.element(page.getByText('마지막 호가를 알렸습니다.')).toBeVisible()
  await expect.element(hammer).toBeEnabled()
  await hammer.click()
  const seen = { price: 390_000, leader: 102 }
  await expect
    .poll(() => server.asked(take).map(({ body }) => body))
    .toEqual([
      { step: 'warned', seen },
      { step: 'hammered', seen },
    ])
})

it('says what is wrong with a bid before it is sent, and passes a lot that nobody wants', async () => {
  const called = lot(1, '1', '달밤', { call: 'called', calledAt: now })
  const answers = { [read]: () => json({ now, called, next: [], decided: [] }), [enter]: () => json({ lot: {} }) }
  const { server } = await renderPart(<RostrumScreen _program={id(8)} />, { answers })
  await page.getByLabelText('패들 번호').fill('105')
  await page.getByLabelText('금액(원)').fill('399,999')
  await page.getByRole('button', { name: '응찰 넣기' }).click()
  await expect.element(page.getByText('지금은 400,000원부터 응찰하실 수 있습니다.')).toBeVisible()
  expect(server.asked(enter)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '유찰' })).toBeVisible()
})

it('begins with a lot that is next, and shows what was decided last', async () => {
  const decided = [lot(3, '11', '낮', { state: 'sold', price: 700_000, leader: 101, leaderName: '문도현' })]
  const answers = { [read]: () => json({ now, called: null, next: [lot(2, '13', '새벽')], decided }), [take]: () => json({ lot: {} }) }
  const { server } = await renderPart(<RostrumScreen _program={id(8)} />, { answers })
  await expect.element(page.getByRole('row', { name: /11 낮 낙찰 ₩700,000 101 문도현/ })).toBeVisible()
  await page.getByRole('button', { name: '13 호가 시작' }).click()
  await expect
    .poll(() => server.asked(take).map(({ path, body }) => [path, body]))
    .toEqual([[`/api/console/auction/works/${id(2)}/rostrum`, { step: 'called' }]])
})
