import { expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { renderPart } from '../testing/render.tsx'
import { Filters } from './filters.tsx'

const edgeOf = (element: Element) => {
  const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
  return { style: borderTopStyle, width: borderTopWidth, isSeen: borderTopColor !== backgroundColor }
}
const seen = { style: 'solid', width: '1px', isSeen: true }

it('where the system forces its colours, buttons and dialogs have edges, and the chosen filter looks chosen', async () => {
  await commands.emulate({ forcedColors: 'active' })
  onTestFinished(() => commands.emulate({ forcedColors: 'none' }))
  const options = [{ value: 'divorce', label: 'divorce' }]
  await renderPart(
    <>
      <button type="button" className={buttonClass('primary')} onClick={() => void alert('message')}>
        opener
      </button>
      <Filters name="practice" label="filters" place={{ to: '/story/firm' }} search={{}} options={options} />
    </>,
    { path: '/story/firm' },
  )
  const opener = page.getByRole('button', { name: 'opener' })
  expect(edgeOf(opener.element())).toEqual(seen)
  const outlines = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => [link.ariaCurrent, getComputedStyle(link).outlineStyle])
  await expect.poll(outlines).toEqual([
    ['page', 'solid'],
    [null, 'none'],
  ])
  await opener.click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(edgeOf(page.getByRole('alertdialog').element())).toEqual(seen)
})
