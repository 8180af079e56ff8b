import '../../../console/styles.css'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Answers, type Asked, json } from '../../../testing/server.ts'
import { UndoNotice } from '../../../console/frame/undo.tsx'
import { BoardScreen } from './board-screen.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const fair = id(1)
const slots = ['01:00', '01:30', '02:00', '02:30'].map((time) => `2126-12-08T${time}:00.000Z`)
const [first = '', second = '', third = '', fourth = ''] = slots
const move = 'PUT /api/console/fairs/{_id}/matchings/{mid}'

const meeting = (startsAt: string, version: number) => ({
  _id: id(9),
  version,
  state: 'confirmed' as const,
  method: 'OFFLINE' as const,
  startsAt,
  endsAt: startsAt,
  tableNumber: 4,
  _seller: id(100),
  seller: '판매 1',
  _buyer: id(8),
  buyer: '부산유통',
  canMove: true,
})
const item = {
  _id: fair,
  createdAt: first,
  updatedAt: first,
  version: 1,
  isPublished: true,
  title: { ko: '상담회' },
  days: ['2126-12-08'],
  timeZone: 'Asia/Seoul',
}

afterEach(() => page.viewport(1280, 800))

const noChanges = { changes: [], summary: { total: 0, limit: 20, skip: 0 }, isCollected: false, asOf: first }
const noHopes = { hopes: [], summary: { total: 0, limit: 12, skip: 0 } }
const hope = {
  seller: { _id: id(142), name: '판매 43' },
  buyer: { _id: id(8), name: '부산유통' },
  method: 'OFFLINE' as const,
  isSellers: true,
  isBuyers: true,
  _matching: null,
}
const place = 'POST /api/console/fairs/{_id}/matchings'

/** The board of three hundred sellers, of whom the first has a meeting. */
async function show(more: Answers = {}) {
  let [at, version] = [first, 5]
  return renderPart(
    <>
      <UndoNotice />
      <BoardScreen _fair={fair} search={{}} onSearch={() => undefined} />
    </>,
    {
      answers: {
        'GET /api/console/fairs/{_id}/hopes': noHopes,
        'GET /api/console/fairs/{_id}/changes': noChanges,
        ...more,
        'GET /api/console/fairs/{_id}': { fair: item } as never,
        'GET /api/console/fairs/{_id}/board': ({ headers }: Asked) => {
          const skip = Number(headers.get('skip') ?? 0)
          const rows = Array.from({ length: 100 }, (_none, index) => ({
            _id: id(100 + skip + index),
            name: `판매 ${skip + index + 1}`,
            table: null,
            blocked: skip + index === 0 ? [third] : [],
            meetings: skip + index === 0 ? [meeting(at, version)] : [],
          }))
          const board = { day: '2126-12-08', days: ['2126-12-08'], timeZone: 'Asia/Seoul', tables: 10, by: 'seller' as const, rows }
          return json({
            board: { ...board, slots: slots.map((startsAt, index) => ({ startsAt, endsAt: slots[index + 1] ?? startsAt, taken: 1 })) },
            summary: { total: 300, limit: 100, skip },
          })
        },
        'GET /api/console/fairs/{_id}/matchings/{mid}/free': {
          free: [first, fourth],
          taken: [
            { startsAt: second, obstacle: 'buyerBusy' },
            { startsAt: third, obstacle: 'sellerAway' },
          ],
        },
        [move]: ({ body }: Asked) => {
          const { slot } = body as { slot: string }
          if (slot === second) return json({ message: '이미 찼습니다.', code: 'slotTaken', current: { free: [fourth] } }, 409)
          ;[at, version] = [slot, version + 1]
          return json({ matching: { ...meeting(at, version), seller: { name: '판매 1' } } })
        },
      },
    },
  )
}

it('draws the rows that are seen, and moves a meeting by the keyboard to a time that is free for all, and back', async () => {
  const { server } = await show()
  const card = page.getByRole('button', { name: /^10:00 판매 1 – 부산유통/ })
  await expect.element(card).toBeVisible()
  await expect.element(page.getByText('판매 기업 300곳')).toBeVisible()
  expect(page.getByRole('row').elements().length).toBeLessThan(30)
  page
    .getByRole('button', { name: /^끌어 옮기기: 판매 1/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  // Neither what the seller has blocked nor what the buyer cannot is a place to go.
  await expect.element(page.getByRole('button', { name: '판매 1, 11:30' })).toHaveFocus()
  expect(page.getByRole('button', { name: '판매 1, 11:00' }).query()).toBeNull()
  expect(page.getByRole('button', { name: '판매 1, 10:30' }).query()).toBeNull()
  // Why it is none is on the cell.
  await expect.element(page.getByRole('cell').getByText('바이어 상담 중')).toBeVisible()
  await expect.element(page.getByRole('cell').getByText('판매 기업 막음')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /^11:30 판매 1 – 부산유통/ })).toBeVisible()
  await expect.element(page.getByText(/옮겼습니다/)).toBeVisible()
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(card).toBeVisible()
  const sent = server.asked(move).map(({ body, headers }) => [body, headers.get('if-match')])
  expect(sent).toEqual([
    [{ action: 'move', slot: fourth }, '"5"'],
    [{ action: 'move', slot: first, tableNumber: 4, method: 'OFFLINE' }, '"6"'],
  ])
})

it('gives two of the tray a free time by the keyboard, takes it back, and says why they cannot have another one', async () => {
  let isPlaced = false
  const { server } = await show({
    'GET /api/console/fairs/{_id}/hopes': () => json(isPlaced ? noHopes : { hopes: [hope], summary: { total: 1, limit: 12, skip: 0 } }),
    'GET /api/console/fairs/{_id}/hopes/slots': { free: [second, fourth], taken: [{ startsAt: third, obstacle: 'noTable' }] },
    [place]: () => {
      isPlaced = true
      return json({ matching: { _id: id(50), version: 2 } }, 201)
    },
    'DELETE /api/console/fairs/{_id}/changes/{mid}': () => {
      isPlaced = false
      return new Response(null, { status: 204 })
    },
  })
  await page.getByText('일정 없는 희망 1건').click()
  const card = page.getByRole('button', { name: /^판매 43 – 부산유통\s*서로 희망/ })
  card.element().focus()
  await userEvent.keyboard('{Enter}')
  // Its row was not in view.
  await expect.element(page.getByRole('button', { name: '판매 43, 10:30' })).toHaveFocus()
  await expect.element(page.getByText(/이날 2칸, 모든 날에 2칸이 비어 있습니다/)).toBeVisible()
  await expect.element(page.getByRole('cell').getByText('테이블 없음')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: '판매 43, 10:30' })).not.toBeInTheDocument()
  await card.click()
  await page.getByRole('button', { name: '판매 43, 11:30' }).click()
  await expect.element(page.getByText(/‘판매 43 – 부산유통’ 상담을 .*11:30에 잡았습니다. 아직 알리지 않았습니다/)).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('되돌렸습니다.')).toBeVisible()
  await expect.element(page.getByText('일정 없는 희망 1건')).toBeVisible()
  const [taken] = server.asked('DELETE /api/console/fairs/{_id}/changes/{mid}')
  expect([taken?.path.endsWith(id(50)), taken?.headers.get('if-match')]).toEqual([true, '"2"'])
  const [sent] = server.asked(place)
  expect(sent?.body).toEqual({ _seller: hope.seller._id, _buyer: hope.buyer._id, method: 'OFFLINE', startsAt: fourth })
})

it('shows the same day by buyers or by tables, which the address keeps, and says why a cell has no meeting', async () => {
  const onSearch = vi.fn<(search: object) => void>()
  const held = meeting(first, 5)
  const board = {
    day: '2126-12-08',
    days: ['2126-12-08'],
    timeZone: 'Asia/Seoul',
    tables: 4,
    by: 'table' as const,
    slots: [
      { startsAt: first, endsAt: second, taken: 1 },
      // There is a break before it.
      { startsAt: third, endsAt: fourth, taken: 4 },
    ],
    rows: [
      { _id: '4 0', name: '', table: 4, blocked: [], meetings: [held] },
      { _id: '7 0', name: '', table: 7, blocked: [], meetings: [{ ...held, _id: id(10), startsAt: fourth, tableNumber: 7 }] },
      { _id: 'online 1', name: '', table: null, blocked: [], meetings: [] },
    ],
  }
  const { server } = await renderPart(<BoardScreen _fair={fair} search={{ by: 'table', day: '2126-12-08' }} onSearch={onSearch} />, {
    answers: {
      'GET /api/console/fairs/{_id}': { fair: item } as never,
      'GET /api/console/fairs/{_id}/board': { board, summary: { total: 3, limit: 100, skip: 0 } },
      'GET /api/console/fairs/{_id}/hopes': noHopes,
      'GET /api/console/fairs/{_id}/changes': noChanges,
    },
  })
  await expect.element(page.getByRole('rowheader', { name: '테이블 4' })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: /테이블 7.*계획에 없음/ })).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: '온라인' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^10:00 판매 1 – 부산유통/ })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: '10:00' })).toMatchTextContent(/10:00 빈자리 3/)
  await expect.element(page.getByRole('columnheader', { name: '쉼' })).toBeVisible()
  await expect.element(page.getByRole('cell').getByText('시간표 밖').first()).toBeVisible()
  await page.getByRole('button', { name: '바이어', exact: true }).click()
  await page.getByRole('button', { name: '판매 기업', exact: true }).click()
  expect(onSearch.mock.calls).toEqual([[{ by: 'buyer', day: '2126-12-08' }], [{ day: '2126-12-08' }]])
  expect(server.asked('GET /api/console/fairs/{_id}/board')[0]?.query.get('by')).toBe('table')
})

it('moves a meeting among the tables to another table or time, and says on the cells why they are none', async () => {
  let [at, tableNumber, version] = [first, 1, 5]
  const other = { ...meeting(second, 2), _id: id(12), seller: '판매 2', tableNumber: 2 }
  const answers: Answers = {
    'GET /api/console/fairs/{_id}/hopes': noHopes,
    'GET /api/console/fairs/{_id}/changes': noChanges,
    'GET /api/console/fairs/{_id}': { fair: item } as never,
    'GET /api/console/fairs/{_id}/board': () => {
      const moved = { ...meeting(at, version), tableNumber }
      const of = (table: number | null) => ({
        _id: `${table} 0`,
        name: '',
        table,
        blocked: [],
        meetings: [moved, other].filter((each) => each.tableNumber === table),
      })
      const board = { day: '2126-12-08', days: ['2126-12-08'], timeZone: 'Asia/Seoul', tables: 2, by: 'table' as const }
      const rows = [of(1), of(2), of(3), of(null)]
      return json({
        board: { ...board, rows, slots: slots.map((startsAt, index) => ({ startsAt, endsAt: slots[index + 1] ?? startsAt, taken: 1 })) },
        summary: { total: 4, limit: 100, skip: 0 },
      })
    },
    'GET /api/console/fairs/{_id}/matchings/{mid}/free': {
      free: [first, second, fourth],
      taken: [{ startsAt: third, obstacle: 'buyerBusy' }],
    },
    [move]: ({ body }: Asked) => {
      ;({ slot: at, tableNumber } = body as { slot: string; tableNumber: number })
      version += 1
      return json({ matching: { ...meeting(at, version), tableNumber, seller: { name: '판매 1' } } })
    },
  }
  const { server } = await renderPart(
    <>
      <UndoNotice />
      <BoardScreen _fair={fair} search={{ by: 'table' }} onSearch={() => undefined} />
    </>,
    { answers },
  )
  const handle = page.getByRole('button', { name: /^끌어 옮기기: 판매 1/ })
  await expect.element(handle).toBeInTheDocument()
  handle.element().focus()
  await userEvent.keyboard('{Enter}')
  // The nearest place is the first; at its own time that is another table.
  await expect.element(page.getByRole('button', { name: '테이블 2, 10:00' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '테이블 1, 11:30' })).toBeVisible()
  // Never a table that is taken or that the plan has not, a time that a side cannot, or no table.
  for (const name of ['테이블 2, 10:30', '테이블 1, 11:00', '테이블 3, 10:00', '온라인, 10:00'])
    expect(page.getByRole('button', { name }).query()).toBeNull()
  await expect.element(page.getByRole('cell').getByText('바이어 상담 중').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/10:00, 테이블 2\(으\)로 옮겼습니다/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('되돌렸습니다.')).toBeVisible()
  expect(server.asked(move).map(({ body }) => body)).toEqual([
    { action: 'move', slot: first, tableNumber: 2 },
    { action: 'move', slot: first, tableNumber: 1, method: 'OFFLINE' },
  ])
})

it.each([360, 768, 1280])('is as wide as its columns, and wraps what is above it, on a screen of %i px', async (width) => {
  await page.viewport(width, 800)
  await show()
  const table = page.getByRole('table')
  await expect.element(table).toBeVisible()
  const place = (locator: ReturnType<typeof page.getByRole>) => locator.first().element().getBoundingClientRect()
  const column = (time: string) => place(page.getByRole('columnheader', { name: time }))
  // The board follows its width, which the frame of the test gets a moment after the screen.
  await expect.poll(() => place(table).right - column('11:30').right).toBeCloseTo(0, 0)
  await expect.poll(() => place(page.getByRole('cell')).left - column('10:00').left).toBeCloseTo(0, 0)
  expect(document.documentElement.scrollWidth).toBe(width)
})
