import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { json } from '../../../testing/server.ts'
import { ControlScreen } from './control-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const read = 'GET /api/console/auction/programs/{_id}/control'
const step = 'POST /api/console/auction/works/{_work}/steps'
const all = 'POST /api/console/auction/programs/{_id}/steps'

const now = '2026-11-29T03:00:00.000Z'
const lot = { opensAt: now, proposals: [1, 2, 3], bids: 0, price: null, leader: null, isReserveMet: false, call: null, isPublished: true }
const unseen = { leaderName: null, lastStep: null, marks: [] }
const led = { price: 500_000, leader: 101, leaderName: '문도현', bids: 4, marks: ['quick'] }
const lots = [
  {
    ...lot,
    ...led,
    _work: id(1),
    lot: '12A',
    title: '달밤',
    state: 'open',
    endsAt: '2026-11-29T03:04:05.000Z',
    lastStep: { at: '2026-11-29T02:59:58.000Z', kind: 'placed', paddle: 101 },
  },
  { ...lot, ...unseen, _work: id(2), lot: '13', title: '새벽', state: 'withdrawn', endsAt: '2026-11-29T03:05:05.000Z' },
]
const health = { seenAt: '2026-11-29T02:59:58.000Z', isTaking: true, outage: null }

it('shows how the lots of a sale stand, and takes a step on one of them', async () => {
  const answers = { [read]: () => json({ now, health, lots }), [step]: () => json({ lot: {} }) }
  const { server } = await renderPart(<ControlScreen _program={id(8)} />, { answers })
  const row = page.getByRole('row', {
    name: /12A 달밤 몇 초 만에 오름 진행 중 12:04:05 2026-11-29 4:05 남음 ₩500,000 응찰 4회 · 내정가 미달 101 문도현 응찰 101 11:59:58/,
  })
  await expect.element(row).toBeVisible()
  await expect.element(page.getByText('응찰을 받고 있습니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '13 조치' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '12A 조치' }).click()
  const rows = page.getByRole('region', { name: '작품별 상황' })
  await rows.getByLabelText(/^사유/).fill('사진이 다른 작품')
  await rows.getByRole('button', { name: '기록에 남기고 실행' }).click()
  await expect.element(rows.getByText('기록했습니다.')).toBeVisible()
  expect(server.asked(step).map(({ path, body }) => [path, body])).toEqual([
    [`/api/console/auction/works/${id(1)}/steps`, { step: 'paused', reason: '사진이 다른 작품' }],
  ])
})

it('says that nobody is known to take bids, what an outage has moved, and pauses a whole sale', async () => {
  const outage = { from: '2026-11-29T02:50:00.000Z', to: '2026-11-29T02:51:00.000Z' }
  const answers = { [read]: () => json({ now, health: { ...health, isTaking: false, outage }, lots }), [all]: () => json({ lots: 1 }) }
  const { server } = await renderPart(<ControlScreen _program={id(8)} />, { answers })
  await expect.element(page.getByText(/응찰을 받고 있다는 기록이 끊겼습니다/)).toBeVisible()
  await expect.element(page.getByText('2026-11-29 11:50:00부터 11:51:00까지 응찰을 받지 못해 마감을 늦췄습니다.')).toBeVisible()
  await page.getByText('모든 작품을 한꺼번에 멈추거나 다시 시작하기').click()
  await page.getByLabelText(/^사유/).fill('정전')
  await page.getByRole('button', { name: '기록에 남기고 실행' }).click()
  await expect.element(page.getByText('기록했습니다.')).toBeVisible()
  expect(server.asked(all).map(({ body }) => body)).toEqual([{ step: 'paused', reason: '정전' }])
  expect(server.asked(read).length).toBeGreaterThan(1)
})

it('says since when it could not be read anew', async () => {
  let times = 0
  const answers = { [read]: () => ((times += 1) === 1 ? json({ now, health, lots }) : json({ message: '멈춤', code: 'internal' }, 500)) }
  await renderPart(<ControlScreen _program={id(8)} />, { answers })
  await expect.element(page.getByText('응찰을 받고 있습니다.')).toBeVisible()
  await expect.element(page.getByText('지금 새로 읽지 못하고 있습니다. 12:00:00의 상황입니다.'), { timeout: 20_000 }).toBeVisible()
  await expect.element(page.getByRole('row', { name: /12A 달밤/ })).toBeVisible()
})
