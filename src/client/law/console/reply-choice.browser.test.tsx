import { inboxCalls } from '#contract/law/inbox.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { ReplyChoice } from './reply-choice.tsx'

it('begins an answer with a template, and asks before it replaces what was typed', async () => {
  const fields = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/message'])
  const part = (
    <CallForm
      fields={fields}
      send={async () => undefined}
      renderAbove={(fill) => <ReplyChoice _form="1" onChoose={({ message }) => fill({ message })} />}
    />
  )
  await renderPart(part, {
    answers: {
      'GET /api/console/replies': () => json({ replies: [{ _id: '2', title: '시간 정하기' }], summary: { total: 1, limit: 100, skip: 0 } }),
      'GET /api/console/forms/{_id}/replies/{_reply}': () =>
        json({ reply: { subject: '', html: '', message: '김하늘 님, 안녕하십니까.' } }),
    },
  })
  const choice = page.getByLabelText('답변 서식')
  const text = page.getByRole('textbox', { name: '내용' })
  await choice.selectOptions('시간 정하기')
  await expect.element(text).toHaveValue('김하늘 님, 안녕하십니까.')
  await text.fill('다른 말')
  await choice.selectOptions('시간 정하기')
  await page.getByRole('button', { name: '취소' }).click()
  await expect.element(text).toHaveValue('다른 말')
})
