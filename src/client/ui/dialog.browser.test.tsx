import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../testing/render.tsx'
import { Dialog, opens, useIsOpen } from './dialog.tsx'

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
