import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import type { ConsoleItem } from '../resources.ts'
import { useRowKeys } from './row-keys.ts'

const items = (names: string) => [...names].map((_id) => ({ _id })) as unknown as ConsoleItem[]
const shown = { first: items('abc'), later: items('xbca'), other: items('def') }
type Shown = keyof typeof shown

function Rows() {
  const [which, show] = useState<Shown>('first')
  const keys = useRowKeys(shown[which], which === 'other' ? 'other' : 'one')
  return (
    <>
      {(['later', 'other'] as const).map((name) => (
        <button key={name} type="button" onClick={() => show(name)}>
          {name}
        </button>
      ))}
      <ul>
        {shown[which].map(({ _id }) => (
          <li key={keys.get(_id)}>{_id}</li>
        ))}
      </ul>
    </>
  )
}

it('an item keeps its row in the same list, and another list takes over the rows', async () => {
  await renderPart(<Rows />)
  const rows = () => [...document.querySelectorAll('li')]
  const first = rows()
  await page.getByRole('button', { name: 'later' }).click()
  await expect
    .poll(() =>
      rows()
        .map((row) => row.textContent)
        .join(''),
    )
    .toBe('xbca')
  const later = rows()
  expect(later.map((row) => first.indexOf(row))).toEqual([-1, 1, 2, 0])
  await page.getByRole('button', { name: 'other' }).click()
  await expect
    .poll(() =>
      rows()
        .map((row) => row.textContent)
        .join(''),
    )
    .toBe('def')
  expect(rows().every((row) => later.includes(row))).toBe(true)
})
