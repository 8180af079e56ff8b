import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { refuse } from '../testing/server.ts'
import { startOf } from '../testing/trade.ts'
import { AnswerLink } from './answer-link.tsx'

const read = 'POST /api/v1/answerLinks'
const give = 'PUT /api/v1/answerLinks'
const id = '019a0000-0000-7000-8000-000000000001'
const linked = {
  answer: 'accept' as const,
  _matching: id,
  other: { name: '가온유통' },
  fair: { title: '겨울 상담회', timeZone: 'Asia/Seoul' },
  product: { name: '유자차' },
  message: '만나 뵙고 싶습니다',
  method: 'OFFLINE' as const,
  slot: { startsAt: startOf(0), endsAt: startOf(1) },
}
const path = '/mypage/answer#secret'

it('says what would be answered, and answers by one press', async () => {
  const { server } = await renderPart(<AnswerLink />, { path, answers: { [read]: { linked }, [give]: { linked } } })
  await expect.element(page.getByText('가온유통')).toBeVisible()
  await expect.element(page.getByText('겨울 상담회 · 현장(대면) · 유자차')).toBeVisible()
  expect([server.asked(read), server.asked(give)]).toMatchObject([[{ body: { token: 'secret' } }], []])
  await page.getByRole('button', { name: '수락' }).click()
  await expect.element(page.getByText('제안을 수락했습니다')).toHaveFocus()
  expect(server.asked(give)).toMatchObject([{ body: { token: 'secret', slot: startOf(0), reason: null } }])
  await expect.element(page.getByRole('button', { name: '수락' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: '로그인하고 상담 보기' }))
    .toHaveAttribute('href', expect.stringContaining(`/mypage/matchings?open=${id}`))
})

it('takes a reason for a refusal, and shows again what can be answered where that has changed', async () => {
  const { server } = await renderPart(<AnswerLink />, {
    path,
    answers: {
      [read]: { linked: { ...linked, answer: 'decline', slot: null } },
      [give]: refuse(409, '이미 답이 되었습니다', 'answerLinkUsed'),
    },
  })
  await page.getByLabelText('사유 (선택)').fill(' 다음에 ')
  await page.getByRole('button', { name: '거절' }).click()
  await expect.element(page.getByRole('alertdialog').getByText('이미 답이 되었습니다')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(server.asked(give)).toMatchObject([{ body: { slot: null, reason: '다음에' } }])
  await expect.poll(() => server.asked(read).length).toBe(2)
})

it('answers nothing where all times are taken', async () => {
  await renderPart(<AnswerLink />, { path, answers: { [read]: { linked: { ...linked, slot: null } } } })
  await expect.element(page.getByText(/지금 모두 차 있습니다/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '수락' })).not.toBeInTheDocument()
})

it('says where a link is over, and leads to all meetings', async () => {
  await renderPart(<AnswerLink />, { path, answers: { [read]: refuse(409, '기한이 지났습니다', 'answerLinkOver') } })
  await expect.element(page.getByText('기한이 지났습니다')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '로그인하고 상담 보기' })).toBeVisible()
})
