import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { type ConsoleItem, resourceOf } from '../resources.ts'
import { ItemTable } from './item-table.tsx'

const faq = resourceOf('center/faqs')
const items = ['하나', '둘'].map((subject, index) => ({
  _id: String(index).padStart(24, '0'),
  subject: { ko: subject },
  createdAt: '2026-11-21T01:00:00.000Z',
  isPublished: true,
})) as unknown as ConsoleItem[]
const selection = { chosen: new Set<string>(), toggle: () => undefined, choose: () => undefined }
const table = (
  <ItemTable
    resource={faq}
    items={items}
    list=""
    columns={[]}
    sort="-createdAt"
    onSort={() => undefined}
    selection={selection}
    opened={undefined}
    open={() => undefined}
  />
)

it('a column is made wider by keys and by dragging its edge, stays so on this device, and gets the width of what it has again', async () => {
  onTestFinished(() => localStorage.removeItem('console-widths'))
  await renderPart(table)
  const edge = page.getByRole('separator', { name: '‘등록일’ 열의 너비' })
  await expect.element(edge).toBeInTheDocument()
  const element = edge.element() as HTMLElement
  const width = () => Number(element.getAttribute('aria-valuenow'))
  const row = page.getByRole('row').nth(1).element()
  const first = Math.ceil(element.closest('th')?.getBoundingClientRect().width ?? 0)
  expect(width()).toBe(first)
  element.focus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect([width(), [...document.querySelectorAll('col')].map((col) => col.style.width).at(-2)]).toEqual([96, '96px'])
  expect(page.getByRole('row').nth(1).element()).toBe(row)
  const press = (name: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(name, { clientX, pointerId: 1, button: 0, bubbles: true }))
  element.setPointerCapture = () => undefined
  press('pointerdown', 100)
  press('pointermove', 300)
  press('pointerup', 300)
  press('pointermove', 500)
  await expect.poll(width).toBe(296)
  expect(localStorage.getItem('console-widths')).toContain('"createdAt":296')
  element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  await expect.poll(width).not.toBe(296)
})
