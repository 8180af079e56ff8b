import { workStages } from '#contract/law/forms.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { UndoNotice } from '../../console/frame/undo.tsx'
import { RequestBoard } from './request-board.tsx'

const list = 'GET /api/console/forms'
const change = 'PUT /api/console/forms/{_id}'
const aForm = (stage: string) => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 3,
  isPublished: true,
  kind: 'consultation',
  name: '김하늘',
  stage,
  _assignee: null,
  followUpAt: '2026-11-02T00:00:00.000Z',
  goalAt: null,
})

const board = (
  <>
    <RequestBoard search={{ view: 'board', _assignee: 'none', page: '3' }} />
    <UndoNotice />
  </>
)

it('has a column for each stage, bounded and leading to the rest, and a card is moved by the keyboard, by the mouse, and back', async () => {
  onTestFinished(() => localStorage.removeItem('console-board-open'))
  let current = 'received'
  const { server } = await renderPart(board, {
    answers: {
      [list]: ({ query }: Asked) => {
        const isHere = query.get('stage') === current
        return json({ forms: isHere ? [aForm(current)] : [], summary: { total: isHere ? 12 : 0, limit: 10, skip: 0 } })
      },
      [change]: ({ body }: Asked) => {
        current = (body as { stage: string }).stage
        return json({ form: { ...aForm(current), version: 4 } })
      },
    },
  })
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect.element(column('접수').getByRole('link', { name: '김하늘' })).toBeVisible()
  const asked = server.asked(list).map(({ query, headers }) => `${query.get('stage')} ${query.get('_assignee')} ${headers.get('limit')}`)
  expect(new Set(asked)).toEqual(new Set(workStages.map((stage) => `${stage} none 10`)))
  await expect.element(column('접수').getByText(/^연락할 때 지남: /)).toBeVisible()
  const more = column('접수').getByRole('link', { name: '목록에서 11건 더 보기' })
  await expect.element(more).toHaveAttribute('href', expect.stringContaining('stage=received'))

  page.getByRole('button', { name: '단계 바꾸기: 김하늘' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitemradio', { name: '접수' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(column('상담 예약').getByRole('link', { name: '김하늘' })).toBeVisible()
  await expect.element(page.getByText('‘김하늘’ 상담을 ‘상담 예약’ 단계로 옮겼습니다.')).toBeInTheDocument()
  await expect.element(column('상담 예약').getByRole('link', { name: /^상담 예약/ })).toHaveFocus()
  const [moved] = server.asked(change)
  expect([moved?.body, moved?.headers.get('if-match')]).toEqual([{ stage: 'booked' }, '"3"'])

  await userEvent.dragAndDrop(column('상담 예약').getByRole('listitem'), column('수임'))
  await expect.element(column('수임').getByRole('link', { name: '김하늘' })).toBeVisible()
  expect(server.asked(change).at(-1)?.body).toEqual({ stage: 'retained' })
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(column('상담 예약').getByRole('link', { name: '김하늘' })).toBeVisible()
  expect(server.asked(change).at(-1)?.body).toEqual({ stage: 'booked', followUpAt: '2026-11-02T00:00:00.000Z' })

  // What has ended is a strip: a card that is dragged there opens it, for now; a press, for this device.
  const strip = page.getByRole('button', { name: /^종결/ })
  await expect.element(strip).toHaveAttribute('aria-expanded', 'false')
  await userEvent.dragAndDrop(column('상담 예약').getByRole('listitem'), column('종결'))
  await expect.element(column('종결').getByRole('link', { name: '김하늘' })).toBeVisible()
  expect(localStorage.getItem('console-board-open')).toBeNull()
  await page.getByRole('button', { name: '종결 접기' }).click()
  await expect.element(strip).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(column('종결').getByRole('link', { name: '김하늘' })).toBeVisible()
  expect(localStorage.getItem('console-board-open')).toBe('closed')
})
