import type { DraftMeeting, FairSchedule } from '#contract/trade/fair-schedule.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Asked, json } from '../../../testing/server.ts'
import { FairScheduleScreen } from './fair-schedule-screen.tsx'

const id = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`
const [fair, at, later] = [id(1), '2026-12-16T01:00:00.000Z', '2026-12-16T02:30:00.000Z']
const figures = { wishes: 12, kept: 11, objective: 97, bound: 99, greedy: 90, ms: 1200 }
const none = { draft: 0, published: 0, impossible: 0 }
const aSchedule = (change: Partial<FairSchedule>): FairSchedule => ({
  state: 'draft',
  phase: null,
  requestedAt: at,
  endedAt: at,
  sellerMinimum: 0,
  buyerMinimum: 0,
  figures,
  meetings: { ...none, draft: 1 },
  error: null,
  ...change,
})
const meeting: DraftMeeting = {
  _id: id(2),
  version: 7,
  seller: { _id: id(3), name: '다온티' },
  buyer: { _id: id(4), name: '바다로지스' },
  startsAt: at,
  method: 'OFFLINE',
  isLocked: false,
  state: 'draft',
  problem: null,
}
const schedule = 'GET /api/console/fairs/{_id}/schedule'
const change = 'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}'
const publish = 'PUT /api/console/fairs/{_id}/schedule'

it('a draft says how good it is; its meetings are moved to what is free alone; it is published when that was asked and answered', async () => {
  let now = aSchedule({})
  const { server } = await renderPart(<FairScheduleScreen _fair={fair} search={{}} onSearch={() => undefined} />, {
    answers: {
      'GET /api/console/fairs/{_id}': () => json({ fair: { _id: fair, version: 1, title: { ko: '가을 상담회' }, timeZone: 'Asia/Seoul' } }),
      [schedule]: () => json({ schedule: now }),
      'GET /api/console/fairs/{_id}/schedule/meetings': { meetings: [meeting], summary: { total: 1, limit: 20, skip: 0 } },
      'GET /api/console/fairs/{_id}/schedule/meetings/{mid}': { meeting, free: [at, later], taken: [] },
      [change]: ({ body }: Asked) => json({ meeting: { ...meeting, ...(body as object) } }),
      [publish]: () => {
        now = aSchedule({ state: 'published', meetings: { draft: 0, published: 1, impossible: 0 } })
        return json({ schedule: now })
      },
    },
  })
  await expect.element(page.getByText('11 / 12 (91.6 %)')).toBeVisible()
  await expect.element(page.getByText('많아야 2.1%')).toBeVisible()
  await page.getByRole('button', { name: '다온티 – 바다로지스: 옮기기' }).click()
  const times = page.getByRole('combobox', { name: '새 시간' })
  await expect.element(times.getByRole('option')).toHaveLength(2)
  await times.selectOptions(later)
  await expect.element(times).toHaveFocus()
  await page.getByRole('button', { name: '옮기기', exact: true }).click()
  await expect.element(page.getByRole('button', { name: '다온티 – 바다로지스: 옮기기' })).toHaveFocus()
  await expect
    .poll(() => server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')]))
    .toEqual([[{ startsAt: later }, '"7"']])

  await page.getByRole('button', { name: '상담 1건 확정하기' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(server.asked(publish)).toHaveLength(0)
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/확정했습니다/)
  expect(server.asked(publish).map(({ body }) => body)).toEqual([{ state: 'publishing' }])
})

it('meetings are added one after the other from the keyboard, at what is free alone; taking out one that is needed asks first', async () => {
  const removal = 'DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}'
  const add = 'POST /api/console/fairs/{_id}/schedule/meetings'
  const participant = (last: number, name: string) => ({ _id: id(last), version: 1, name })
  const { server } = await renderPart(<FairScheduleScreen _fair={fair} search={{}} onSearch={() => undefined} />, {
    answers: {
      'GET /api/console/fairs/participants': ({ query }: Asked) =>
        json({
          participants: [query.get('role') === 'SELLER' ? participant(3, '다온티') : participant(5, '누리상사')],
          summary: { total: 1, limit: 20, skip: 0 },
        }),
      'GET /api/console/fairs/{_id}': () => json({ fair: { _id: fair, version: 1, title: { ko: '가을 상담회' }, timeZone: 'Asia/Seoul' } }),
      [schedule]: () => json({ schedule: aSchedule({}) }),
      'GET /api/console/fairs/{_id}/schedule/meetings': { meetings: [meeting], summary: { total: 1, limit: 20, skip: 0 } },
      'GET /api/console/fairs/{_id}/schedule/slots': {
        obstacle: null,
        slots: [
          { startsAt: at, obstacle: 'sellerBusy' },
          { startsAt: later, obstacle: null },
        ],
      },
      [add]: ({ body }: Asked) =>
        json({ meeting: { ...meeting, buyer: { _id: id(5), name: '누리상사' }, startsAt: (body as typeof meeting).startsAt } }, 201),
      [removal]: ({ body }: Asked) =>
        (body as { anyway: boolean }).anyway
          ? new Response(null, { status: 204 })
          : json({ code: 'belowMinimum', message: '다온티의 상담이 모자라게 됩니다.' }, 409),
    },
  })
  await page.getByText('상담 더하기').click()
  const choose = async (name: string, words: string) => {
    await page.getByRole('combobox', { name }).click()
    await userEvent.keyboard(words)
    await expect.element(page.getByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
  }
  await choose('판매 기업', '다온')
  await choose('바이어', '누리')
  const times = page.getByRole('combobox', { name: '시간', exact: true })
  await expect.element(times.getByRole('option')).toHaveLength(2)
  await expect.element(page.getByText('안 되는 시간 1칸과 까닭')).toBeVisible()
  await times.selectOptions(later)
  await page.getByRole('button', { name: '고정해서 더하기' }).click()
  await expect.element(page.getByText(/더했습니다: 다온티 – 누리상사/)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '바이어' })).toHaveFocus()
  // The list of buyers may have opened with the focus, and hides the rest from screen readers while it is open.
  await userEvent.keyboard('{Escape}')
  expect(server.asked(add).map(({ body }) => body)).toEqual([{ _seller: id(3), _buyer: id(5), method: 'OFFLINE', startsAt: later }])

  await page.getByRole('button', { name: '다온티 – 바다로지스: 빼기' }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/다온티의 상담이 모자라게 됩니다\. 그래도 빼시겠습니까\?/)
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.poll(() => server.asked(removal).map(({ body }) => body)).toEqual([{ anyway: false }, { anyway: true }])
  await expect.element(page.getByRole('region', { name: '상담 목록' })).toHaveFocus()
})
