import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { ownHeaders } from '../../testing/server.ts'
import { resourceOf } from '../resources.ts'
import { ExportButton } from './export-button.tsx'

const ofForms = 'GET /api/console/forms/export'
const ofUsers = 'GET /api/console/users/export'
const start = async () => {
  await page.getByRole('button', { name: '고른 것 내보내기' }).click()
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
}
const dialog = page.getByRole('dialog', { name: '목록 내보내기' })

it('asks why people are taken along, and sends the reason with what the list is narrowed to', async () => {
  const { server } = await renderPart(<ExportButton resource={resourceOf('forms')} search={{ stage: 'received', page: '3' }} />, {
    answers: { [ofForms]: () => new Response('x', { headers: { ...ownHeaders, 'content-type': 'text/csv' } }) },
  })
  await start()
  await dialog.getByRole('textbox').fill('짧다')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill(' 분기 보고에 쓸 집계 ')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  await expect
    .poll(() => server.asked(ofForms).map(({ query }) => Object.fromEntries(query)))
    .toEqual([{ format: 'csv', reason: '분기 보고에 쓸 집계', stage: 'received', columns: 'kind,receipt,stage,_assignee,followUpAt' }])
})

it('keeps a reason that was typed before Escape, until it is sent', async () => {
  const { server } = await renderPart(<ExportButton resource={resourceOf('forms')} search={{}} />, {
    answers: { [ofForms]: () => new Response('x', { headers: { ...ownHeaders, 'content-type': 'text/csv' } }) },
  })
  await start()
  await dialog.getByRole('textbox').fill('분기 보고에 쓸 집계')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await start()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('분기 보고에 쓸 집계')
  await dialog.getByRole('button', { name: '내보내기' }).click()
  await expect.poll(() => server.asked(ofForms).length).toBe(1)
  await start()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('')
})

it('takes nothing along where no reason is given', async () => {
  const { server } = await renderPart(<ExportButton resource={resourceOf('users')} search={{}} />, { answers: {} })
  await start()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // Another try is free.
  await start()
  await expect.element(dialog).toBeVisible()
  expect(server.asked(ofUsers)).toEqual([])
})
