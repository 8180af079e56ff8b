import type { EditedMessage } from '#contract/platform/messages.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type Asked, json } from '../../testing/server.ts'
import { MessageForm } from './message-form.tsx'

const put = 'PUT /api/console/messages/{template}/{channel}/{locale}'
const message: EditedMessage = {
  template: 'certification',
  channel: 'SMS',
  locale: 'ko',
  subject: '',
  text: '처음 {code}',
  isDefault: true,
  version: 'first',
  default: { subject: '', text: '처음 {code}' },
  label: '인증번호',
  site: null,
  of: null,
  variables: [
    { name: 'code', label: '인증번호', isRequired: true, example: '012345' },
    { name: 'minutes', label: '인증번호를 쓸 수 있는 시간(분)', isRequired: false, example: '10' },
    { name: 'firm', label: '보내는 곳의 이름', isRequired: false, example: '이음새' },
  ],
  ending: '',
}

it('shows what somebody else has saved meanwhile beside what was typed, and saves the one that is chosen', async () => {
  const theirs = { ...message, text: '남의 글 {code}', isDefault: false, version: 'second' }
  const { server } = await renderPart(<MessageForm message={message} />, {
    answers: { [put]: () => json({ message: '먼저 저장', code: 'stale', current: { message: theirs } }, 412) },
  })
  const text = page.getByRole('textbox', { name: '내용' })
  await text.fill('나의 글 {code}')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('다른 분이 먼저 저장하셨습니다')).toBeVisible()
  await expect.element(text).toHaveValue('나의 글 {code}')
  await page.getByRole('button', { name: '저장된 것으로' }).click()
  await expect.element(text).toHaveValue('남의 글 {code}')
  await page.getByRole('button', { name: '내 것으로' }).click()
  server.answer({
    [put]: ({ body }: Asked) => json({ message: { ...theirs, ...(body as object), version: 'third' } }),
    'GET /api/console/messages': { messages: [] },
  })
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect.element(page.getByText('저장했습니다')).toBeVisible()
  const sent = server.asked(put).map(({ body, headers }) => [body, headers.get('if-match')])
  expect(sent).toEqual([
    [{ subject: '', text: '나의 글 {code}' }, '"first"'],
    [{ subject: '', text: '나의 글 {code}' }, '"second"'],
  ])
})
