import type { FairMessage } from '#contract/trade/fair-messages.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { type Asked, json } from '../../../testing/server.ts'
import { MessageForm } from './message-form.tsx'
import { MessageStanding } from './message-standing.tsx'

const id = (end: number) => `019a0000-0000-7000-8000-${String(end).padStart(12, '0')}`
const _fair = id(1)
const at = '2126-01-01T00:00:00.000Z'
const draft: FairMessage = {
  _id: id(2),
  version: 1,
  createdAt: at,
  updatedAt: at,
  segment: 'approved',
  role: null,
  kind: 'necessary',
  isNotified: false,
  isTexted: false,
  subject: { ko: '안내' },
  text: { ko: '처음 글' },
  state: 'draft',
  sendAt: null,
  endedAt: null,
  user: '담당자',
  missing: ['en', 'cn'],
  counts: { waiting: 0, written: 0, skipped: 0 },
}
const list = 'POST /api/console/fairs/{_id}/messages'
const put = 'PUT /api/console/fairs/{_id}/messages/{_message}'
const send = 'POST /api/console/fairs/{_id}/messages/{_message}/sending'
const audience = 'GET /api/console/fairs/{_id}/audience'
const count = { audience: { people: 12, reached: 9, noAddress: 1, refused: 2, notAgreed: 0 } }

it('puts fields where one writes, says whom it reaches, and asks with their number before it is sent', async () => {
  const changed = vi.fn<(message: FairMessage) => void>()
  const { server } = await renderPart(<MessageForm _fair={_fair} onChanged={changed} onGone={() => undefined} />, {
    answers: {
      [audience]: count,
      [list]: ({ body }: Asked) => json({ message: { ...draft, ...(body as object) } }, 201),
      [put]: ({ body }: Asked) => json({ message: { ...draft, ...(body as object), version: 2 } }),
      [send]: { message: { ...draft, state: 'sending' } },
    },
  })
  await expect.element(page.getByText('지금 보내면 9명이 받습니다.')).toBeVisible()
  await page.getByLabelText('메시지의 성격').selectOptions('news')
  await expect.poll(() => server.asked(audience).at(-1)?.query.get('kind')).toBe('news')
  await page.getByLabelText('제목, 한국어').fill('일정')
  await page.getByLabelText('내용, 한국어').fill('안녕하세요 ')
  await page.getByRole('list', { name: '내용에 넣을 수 있는 항목, 한국어' }).getByRole('button', { name: '담당자 이름' }).click()
  await expect.element(page.getByLabelText('내용, 한국어')).toHaveValue('안녕하세요 {{person}}')
  // Nothing of a person is offered for a subject.
  expect(
    page.getByRole('list', { name: '제목에 넣을 수 있는 항목, 한국어' }).getByRole('button', { name: '담당자 이름' }).query(),
  ).toBeNull()
  await page.getByRole('button', { name: 'English 비어 있음' }).click()
  await page.getByLabelText('제목, English').fill('Your day')
  await expect.element(page.getByRole('button', { name: 'English 덜 작성함' })).toBeVisible()
  const now = page.getByRole('button', { name: '저장하고 지금 보내기' })
  await now.click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog.getByText('9명에게 지금 보냅니다.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: '취소' }).click()
  expect([server.asked(list).length, server.asked(send).length]).toEqual([1, 0])
  expect(server.asked(list)[0]?.body).toMatchObject({ kind: 'news', subject: { ko: '일정', en: 'Your day' } })
  await now.click()
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => server.asked(send).map(({ body }) => body)).toEqual([{ at: null }])
  // It was stored once: the second time it was changed.
  expect([server.asked(list).length, server.asked(put).length]).toEqual([1, 1])
  await expect.poll(() => changed.mock.calls.map(([{ state }]) => state)).toEqual(['sending'])
})

it('shows what is wrong in another language there, loses nothing, and keeps what somebody else has saved', async () => {
  const wrong = { message: '확인해 주십시오.', code: 'invalid', issues: [{ path: 'text.en', message: '쓸 수 없는 항목입니다: {{x}}' }] }
  const { server } = await renderPart(<MessageForm _fair={_fair} message={draft} onChanged={() => undefined} onGone={() => undefined} />, {
    answers: { [audience]: count, [put]: () => json(wrong, 400) },
  })
  await page.getByRole('button', { name: 'English 비어 있음' }).click()
  await page.getByLabelText('내용, English').fill('{{x}}')
  await page.getByRole('button', { name: '한국어 작성함' }).click()
  await page.getByRole('button', { name: '작성 중으로 저장' }).click()
  await expect.element(page.getByText('쓸 수 없는 항목입니다: {{x}}')).toBeVisible()
  await expect.element(page.getByLabelText('내용, English')).toHaveValue('{{x}}')
  await page.getByLabelText('내용, English').fill('{{company}}')
  const theirs = { ...draft, version: 5, text: { ko: '남의 글' } }
  server.answer({ [put]: () => json({ message: '먼저 저장', code: 'stale', current: { message: theirs } }, 412) })
  await page.getByRole('button', { name: '작성 중으로 저장' }).click()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).toBeVisible()
  server.answer({ [put]: ({ body }: Asked) => json({ message: { ...theirs, ...(body as object), version: 6 } }) })
  await page.getByRole('button', { name: '내 것으로' }).click()
  await page.getByRole('button', { name: '작성 중으로 저장' }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  expect(server.asked(put).at(-1)?.headers.get('if-match')).toBe('"5"')
})

it('shows a message with a participant’s eyes', async () => {
  const { server } = await renderPart(<MessageForm _fair={_fair} message={draft} onChanged={() => undefined} onGone={() => undefined} />, {
    answers: {
      [audience]: count,
      'GET /api/console/fairs/{_id}/joining': {
        joining: { steps: [], waiting: 0 },
        participants: [
          {
            _id: id(7),
            name: '가온',
            role: 'SELLER',
            step: 'approved',
            person: '김담당',
            email: null,
            phone: null,
            language: 'en',
            invitedAt: null,
            sentAt: null,
            isWaiting: false,
            link: null,
          },
        ],
        summary: { total: 1, limit: 10, skip: 0 },
      },
      'POST /api/console/fairs/{_id}/messages/preview': { preview: { language: 'en', subject: 'Hello', text: 'Dear 가온' } },
    },
  })
  await page.getByRole('searchbox', { name: '기업 이름' }).fill('가온')
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('button', { name: '가온', exact: true }).click()
  await expect.element(page.getByRole('article', { name: '가온에서 받는 메일' }).getByText('Dear 가온')).toBeVisible()
  expect(server.asked('POST /api/console/fairs/{_id}/messages/preview')[0]?.body).toMatchObject({ _participant: id(7) })
})

it('stops what is under way after a question, and says how far it has come', async () => {
  const sending: FairMessage = { ...draft, state: 'sending', sendAt: at, counts: { waiting: 30, written: 20, skipped: 2 } }
  const stop = 'DELETE /api/console/fairs/{_id}/messages/{_message}/sending'
  const changed = vi.fn<(message: FairMessage) => void>()
  const { server } = await renderPart(<MessageStanding _fair={_fair} message={sending} onChanged={changed} />, {
    answers: { [stop]: { message: { ...sending, state: 'cancelled' } } },
  })
  await expect.element(page.getByText('20명에게 보냄 · 30명 남음 · 2명 빠짐')).toBeVisible()
  await page.getByRole('button', { name: '보내기 중단' }).click()
  expect(server.asked(stop)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.poll(() => changed.mock.calls.map(([{ state }]) => state)).toEqual(['cancelled'])
})
