import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json, unreachable } from '../../testing/server.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { ReceivedReply } from './received-reply.tsx'

const [attach, note] = ['POST /api/console/forms/{_id}/files', 'POST /api/console/forms/{_id}/notes'] as const
const lines = (...of: string[]) => of.join('\r\n')
const mail = new File(
  [
    lines(
      'From: =?utf-8?B?6rmA7ZWY64qY?= <Haneul@Example.com>',
      'Subject: =?utf-8?B?7J247JWE?=',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>내일<br>뵙겠습니다.</p><img src="https://example.com/a.png"><script>alert(1)</script>',
    ),
  ],
  '답장.eml',
)
const form = { _id: 'a', version: 2, email: 'other@example.com' } as unknown as ConsoleItem

it('reads a mail from its file, warns of another address, and keeps text and file, the file once', async () => {
  let count = 0
  const { server } = await renderPart(<ReceivedReply item={form} />, {
    answers: { [attach]: () => json({ form }), [note]: (asked) => ((count += 1) === 1 ? unreachable(asked) : json({ form, event: {} })) },
  })
  const field = page.getByLabelText('메일 파일 고르기')
  await field.upload(new File(['no mail at all'], 'a.eml'))
  await expect
    .element(page.getByRole('alertdialog', { name: '메일 파일이 아닙니다. 메일 프로그램에서 EML 파일로 저장해 주십시오.' }))
    .toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await field.upload(mail)
  await expect.element(page.getByRole('textbox', { name: '새 기록' })).toHaveValue('인아\n\n내일\n뵙겠습니다.')
  await expect.element(page.getByText('보낸 주소가 신청서의 이메일과 다릅니다.')).toBeVisible()
  const save = page.getByRole('button', { name: '기록 남기기' })
  await save.click()
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await save.click()
  await expect.element(save).not.toBeInTheDocument()
  expect([server.asked(attach).length, server.asked(note).map(({ body }) => body)]).toEqual([
    1,
    Array.from({ length: 2 }, () => ({ note: '인아\n\n내일\n뵙겠습니다.', kind: 'reply' })),
  ])
})
