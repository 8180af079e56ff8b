import { forms } from '#contract/law/forms.ts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { json } from '../../testing/server.ts'
import { ReferenceField } from './reference-field.tsx'

const shape = forms.shapes.all['_assignee']
const idOf = (count: number) => `019a0000-0000-7000-8000-000000000${String(count).padStart(3, '0')}`
const staff = Array.from({ length: 130 }, (_one, count) => ({ _id: idOf(count), name: `직원 ${String(count).padStart(3, '0')}` }))
const assignees = 'GET /api/console/forms/assignees'

function Shown({ first }: { first: string | null }) {
  const [value, setValue] = useState<unknown>(first)
  if (shape === undefined) throw new Error('requests have nobody in charge')
  const props = { id: 'assignee', label: '담당자', shape, value, onChange: setValue, isInvalid: false, describedBy: undefined }
  return (
    <>
      <ReferenceField {...props} />
      <output>{String(value)}</output>
    </>
  )
}

it('among more than a hundred one is found by name, on the server, and the one in charge is named whoever it is', async () => {
  const { server } = await renderPart(<Shown first={idOf(120)} />, {
    answers: {
      [assignees]: ({ query, headers }) => {
        const [q, _id, limit] = [query.get('q'), query.get('_id'), Number(headers.get('limit') ?? query.get('limit') ?? 20)]
        const found = staff.filter((one) => (q === null || one.name.includes(q)) && (_id === null || one._id === _id))
        return json({ names: found.slice(0, limit), summary: { total: found.length, limit, skip: 0 } })
      },
    },
  })
  const field = page.getByRole('combobox', { name: '담당자' })
  await expect.element(field).toHaveValue('직원 120')
  await field.fill('129')
  await page.getByRole('option', { name: '직원 129' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(idOf(129))
  await expect.element(field).toHaveValue('직원 129')
  // What was chosen closes the list, and it stays closed.
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument()
  expect(server.asked(assignees).some(({ query }) => query.get('q') === '129')).toBe(true)
  await field.fill('')
  await userEvent.tab()
  await expect.element(page.getByRole('status')).toHaveTextContent('null')
})
