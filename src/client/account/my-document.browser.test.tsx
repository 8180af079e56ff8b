import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { json, ownHeaders } from '../testing/server.ts'
import { MyDocument } from './my-document.tsx'

const read = 'GET /api/v1/me/files'
const remove = 'DELETE /api/v1/users/{_id}/photo'
const _file = '019a0000-0000-7000-8000-000000000001'

it('takes the photo of the contact away after a question', async () => {
  let files = [{ _file, name: 'photo.webp', size: 8, type: 'image/webp', kind: 'photo' as const }]
  const { server } = await renderPart(<MyDocument _user="gaon" kind="photo" />, {
    answers: {
      [read]: () => json({ files }),
      'GET /api/v1/files/{_file}': () => new Response(new Uint8Array(8), { headers: { ...ownHeaders, 'content-type': 'image/webp' } }),
      [remove]: () => {
        files = []
        return new Response(null, { status: 204, headers: ownHeaders })
      },
    },
  })
  const button = page.getByRole('button', { name: '사진 지우기' })
  await button.click()
  const question = page.getByRole('alertdialog', { name: '담당자 사진을 지우시겠습니까?' })
  await question.getByRole('button', { name: '취소' }).click()
  expect(server.asked(remove)).toEqual([])
  await button.click()
  await question.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('사진 고르기')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  expect(server.asked(remove)).toHaveLength(1)
})
