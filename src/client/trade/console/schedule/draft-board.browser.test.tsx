import '../../../console/styles.css'
import type { DraftDifferences } from '#contract/trade/fair-board.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Asked, json } from '../../../testing/server.ts'
import { UndoNotice } from '../../../console/frame/undo.tsx'
import { DraftBoard } from './draft-board.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const _fair = id(1)
const slots = ['01:00', '01:30', '02:00', '02:30'].map((time) => `2126-12-08T${time}:00.000Z`)
const [first = '', second = '', third = '', fourth = ''] = slots
const change = 'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}'
const common = {
  version: 3,
  state: 'confirmed' as const,
  method: 'OFFLINE' as const,
  endsAt: first,
  tableNumber: null,
  _seller: id(100),
  seller: '판매 1',
  _buyer: id(8),
  canMove: true,
}

async function show(differences: DraftDifferences | null) {
  let [at, isLocked, version] = [second, false, 3]
  const answers = {
    'GET /api/console/fairs/{_id}/schedule/board': () =>
      json({
        board: {
          day: '2126-12-08',
          days: ['2126-12-08'],
          timeZone: 'Asia/Seoul',
          tables: 10,
          by: 'seller',
          slots: slots.map((startsAt, index) => ({ startsAt, endsAt: slots[index + 1] ?? startsAt, taken: 1 })),
          rows: [
            {
              _id: id(100),
              name: '판매 1',
              table: null,
              blocked: [],
              meetings: [
                { ...common, _id: id(9), buyer: '부산유통', startsAt: first, tableNumber: 4, canMove: false },
                { ...common, _id: id(10), buyer: '누리상사', startsAt: at, version, draft: { isLocked, was: third } },
              ],
              gone: [{ startsAt: fourth, name: '한강상사' }],
            },
          ],
        },
        summary: { total: 1, limit: 100, skip: 0 },
        differences,
      }),
    'GET /api/console/fairs/{_id}/schedule/meetings/{mid}': () =>
      json({
        meeting: {
          _id: id(10),
          version,
          seller: { _id: id(100), name: '판매 1' },
          buyer: { _id: id(8), name: '누리상사' },
          startsAt: at,
          method: 'OFFLINE',
          isLocked,
          state: 'draft',
          problem: null,
        },
        free: [second, fourth],
        taken: [
          { startsAt: first, obstacle: 'sellerBusy' },
          { startsAt: third, obstacle: 'buyerAway' },
        ],
      }),
    [change]: ({ body }: Asked) => {
      const wanted = body as { startsAt?: string; isLocked?: boolean }
      ;[at, isLocked, version] = [wanted.startsAt ?? at, wanted.isLocked ?? true, version + 1]
      return json({ meeting: { version } })
    },
  }
  const fair = { _id: _fair, timeZone: 'Asia/Seoul' } as never
  return renderPart(
    <>
      <UndoNotice />
      <DraftBoard fair={fair} search={{ part: 'board' }} onSearch={() => undefined} />
    </>,
    { answers },
  )
}

it('shows what differs from the draft before, and moves a meeting of the draft by the keyboard and back', async () => {
  const { server } = await show({ added: 2, moved: 1, gone: 3 })
  for (const text of ['새로 들어간 상담 2건', '시간이 바뀐 상담 1건', '빠진 상담 3건', '빠짐: 한강상사'])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^10:30 판매 1 – 누리상사.*11:00에서 옮김/ })).toBeVisible()
  // What is agreed stays.
  expect(page.getByRole('button', { name: /^끌어 옮기기: 판매 1 – 부산유통/ }).query()).toBeNull()
  page
    .getByRole('button', { name: /^끌어 옮기기: 판매 1 – 누리상사/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '판매 1, 11:30' })).toHaveFocus()
  await expect.element(page.getByRole('cell').getByText('바이어 막음')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('초안에서 ‘판매 1 – 누리상사’ 상담을 11:30(으)로 옮겼습니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^11:30 판매 1 – 누리상사.*고정/ })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('button', { name: /^10:30 판매 1 – 누리상사/ })).toBeVisible()
  expect(server.asked(change).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ startsAt: fourth }, '"3"'],
    [{ startsAt: second, isLocked: false }, '"4"'],
  ])
})

it('opens a meeting of the draft to lock it, and the board for one that is agreed', async () => {
  const { server, history } = await show({ added: 0, moved: 0, gone: 0 })
  await page.getByRole('button', { name: /^10:30 판매 1 – 누리상사/ }).click()
  await page.getByRole('button', { name: '판매 1 – 누리상사: 고정' }).click()
  await expect.poll(() => server.asked(change).map(({ body }) => body)).toEqual([{ isLocked: true }])
  await page.getByRole('button', { name: '닫기' }).last().click()
  await page.getByRole('button', { name: /^10:00 판매 1 – 부산유통/ }).click()
  await expect.poll(() => history.location.pathname).toBe(`/fairs/${_fair}/board`)
})

it('marks nothing in a first draft', async () => {
  await show(null)
  await expect.element(page.getByText('견주어 볼 지난 초안이 없습니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^10:30 판매 1 – 누리상사.*초안/ })).toBeVisible()
})
