import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { StatedNotice } from './stated-notice.tsx'

const read = 'GET /api/console/auction/works/{_id}/changes'
const item = { _id: '019a0000-0000-7000-8000-000000000009' } as never
const show = (answer: object) =>
  renderPart(<StatedNotice item={item} onChanged={() => undefined} />, { answers: { [read]: () => json(answer) } })

it('says before a work with bids is changed that bidders are told and may retract, and what that means on the last day', async () => {
  await show({ bidders: 3, isLate: true })
  const note = page.getByRole('note')
  await expect.element(note.getByText(/^응찰자가 3명 있습니다. 다음을 바꾸면 모두에게 알리고/)).toBeVisible()
  await expect.element(note.getByText(/^작가, 제목, 분류.*상태/)).toBeVisible()
  await expect.element(note.getByText(/마감 뒤에는 철회할 수 없습니다/)).toBeVisible()
})

it('says nothing of the close where the whole day is left', async () => {
  await show({ bidders: 1, isLate: false })
  await expect.element(page.getByText(/^응찰자가 1명/)).toBeVisible()
  await expect.element(page.getByText(/마감/)).not.toBeInTheDocument()
})

it('says nothing of what nobody has bid on', async () => {
  const { server } = await show({ bidders: 0, isLate: false })
  await expect.poll(() => server.asked(read).length).toBe(1)
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
})
