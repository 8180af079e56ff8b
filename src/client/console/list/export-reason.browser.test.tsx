import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { resourceOf } from '../resources.ts'
import { ExportButton } from './export-button.tsx'

const call = 'POST /api/console/exports'
const start = page.getByRole('button', { name: /받기|내보내기/ }).first()
const dialog = page.getByRole('dialog', { name: '목록 내보내기' })

it('asks why people are taken along, and sends the reason with what the list is narrowed to', async () => {
  const { server } = await renderPart(<ExportButton resource={resourceOf('forms')} search={{ stage: 'received', page: '3' }} />, {
    answers: { [call]: () => json({ items: [], summary: { total: 0, limit: 100, skip: 0 } }) },
  })
  await start.click()
  await dialog.getByRole('textbox').fill('짧다')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill(' 분기 보고에 쓸 집계 ')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  await expect
    .poll(() => server.asked(call).map(({ body }) => body))
    .toEqual([{ resource: 'forms', reason: '분기 보고에 쓸 집계', search: { stage: 'received' }, skip: 0 }])
})

it('takes nothing along where no reason is given', async () => {
  const { server } = await renderPart(<ExportButton resource={resourceOf('users')} search={{}} />, { answers: {} })
  await start.click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // Another try is free.
  await start.click()
  await expect.element(dialog).toBeVisible()
  expect([server.asked(call), server.asked('GET /api/console/users')]).toEqual([[], []])
})
