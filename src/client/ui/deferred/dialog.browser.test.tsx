import { expect, it, onTestFinished } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { contrast } from '../../testing/contrast.ts'
import { renderPart } from '../../testing/render.tsx'
import { Dialog, opens, useIsOpen } from './dialog.tsx'
import { Section } from './section.tsx'

it.each(['light', 'dark'] as const)(
  'a dialog that stands in a dark section has a ring of focus that can be seen, in the %s scheme',
  async (colorScheme) => {
    await commands.emulate({ colorScheme })
    onTestFinished(() => commands.emulate({ colorScheme: 'light' }))
    await renderPart(
      <Section look="night" title="dark">
        <Part />
      </Section>,
    )
    opener.element().focus()
    const ringOn = (ground: Element) =>
      contrast(getComputedStyle(document.activeElement ?? ground).outlineColor, getComputedStyle(ground).backgroundColor)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('button', { name: '닫기' })).toHaveFocus()
    expect(ringOn(dialog.element())).toBeGreaterThanOrEqual(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(ringOn(opener.element().closest('section') ?? document.body)).toBeGreaterThanOrEqual(3)
  },
)

function Part() {
  return (
    <>
      <button {...opens('part')}>opener</button>
      <Dialog id="part" title="the dialog">
        {useIsOpen('part') ? 'open' : 'closed'}
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'opener' })
const dialog = page.getByRole('dialog', { name: 'the dialog' })

it('a dialog is opened and closed by the app where the browser knows no commands of buttons', async () => {
  const known = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'commandForElement')
  onTestFinished(() => void Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', known ?? {}))
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
  await renderPart(<Part />)
  for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('commandfor')
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('a dialog that the browser has opened by itself is known to be open, and to be closed again', async () => {
  await renderPart(<Part />)
  const element = document.querySelector<HTMLDialogElement>('dialog')
  expect(element?.textContent).toContain('closed')
  element?.showModal()
  await expect.element(dialog).toMatchTextContent(/open$/)
  element?.close()
  await expect.poll(() => element?.textContent).toMatch(/closed$/)
})
