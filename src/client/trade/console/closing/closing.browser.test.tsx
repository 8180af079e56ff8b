import '../../../console/styles.css'
import type { FairClosing } from '#contract/trade/closing.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Answers, json } from '../../../testing/server.ts'
import type { Fair } from '../reads.ts'
import { Closing } from './closing-screen.tsx'

const [get, put, asks] = [
  'GET /api/console/fairs/{_id}/closing',
  'PUT /api/console/fairs/{_id}/closing',
  'POST /api/console/fairs/{_id}/closing/asks',
] as const
const fair = { _id: '019a0000-0000-7000-8000-000000000001', timeZone: 'Asia/Seoul' } as Fair
const open: FairClosing = {
  isOver: true,
  closedAt: null,
  closedBy: null,
  unmarked: 3,
  disputed: 0,
  outcomes: { meetings: 4, sides: 6, due: 5, waiting: 0, sent: 0, lastAt: null },
  survey: { people: 40, sent: 10, answers: 7, due: 30, waiting: 0, lastAt: '2126-12-10T01:00:00.000Z' },
}
const closed: FairClosing = { ...open, closedAt: '2126-12-11T01:00:00.000Z', closedBy: '김담당' }
const show = (closing: FairClosing, more: Answers = {}) => renderPart(<Closing fair={fair} />, { answers: { [get]: { closing }, ...more } })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

it('counts what is open, each with the way to its list', async () => {
  await show(open)
  const link = page.getByRole('link', { name: '3 상담 여부를 기다림' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('isUnmarked=') as string)
  await expect
    .element(page.getByRole('link', { name: '4 결과를 적지 않음' }))
    .toHaveAttribute('href', expect.stringContaining('isWithoutOutcome=') as string)
  await expect.element(page.getByText('서로 다르게 알림')).toBeVisible()
  expect(page.getByRole('link', { name: /서로 다르게/ }).query()).toBeNull()
  await expect.element(page.getByText('10곳에 보냈고 7곳이 답했습니다.')).toBeVisible()
  await expect.element(page.getByText(/10명에게 보냄 · .*10:00/)).toBeVisible()
})

it('asks for outcomes after a question, and for none where nobody is left to be asked', async () => {
  const waiting = { ...open, outcomes: { ...open.outcomes, due: 0, waiting: 5 } }
  let current = open
  const { server } = await show(open, {
    [get]: () => json({ closing: current }),
    [asks]: () => {
      current = waiting
      return json({ requested: 5, closing: waiting })
    },
  })
  await press('보내기 (5)')
  await expect.element(page.getByRole('alertdialog', { name: /^5명에게 지금 보냅니다/ })).toBeVisible()
  await press('확인')
  await expect.element(page.getByText(/5명 남음/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '보내기 (0)' })).toHaveAttribute('aria-disabled', 'true')
  expect(server.asked(asks).map(({ body }) => body)).toEqual([{ kind: 'outcomes' }])
})

it('closes after a question that says what it freezes, and opens again after another', async () => {
  let current = open
  const { server } = await show(open, {
    [get]: () => json({ closing: current }),
    [put]: ({ body }) => {
      current = (body as { isClosed: boolean }).isClosed ? closed : open
      return json({ closing: current })
    },
  })
  await press('상담회 마감하기')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/더 고칠 수 없습니다/)
  await press('취소')
  expect(server.asked(put)).toEqual([])
  await press('상담회 마감하기')
  await press('확인')
  await expect.element(page.getByText(/마감함 · 김담당 · 12월 11일.*10:00/)).toBeVisible()
  // Frozen, nobody is asked for anything.
  expect(page.getByRole('button', { name: /보내기/ }).query()).toBeNull()
  await press('다시 열기')
  await press('확인')
  await expect.element(page.getByRole('button', { name: '상담회 마감하기' })).toBeVisible()
  expect(server.asked(put).map(({ body }) => body)).toEqual([{ isClosed: true }, { isClosed: false }])
})

it('says that a fair which is not over cannot be closed', async () => {
  await show({ ...open, isOver: false })
  await expect.element(page.getByText('상담회가 끝난 뒤에 마감하실 수 있습니다.')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
