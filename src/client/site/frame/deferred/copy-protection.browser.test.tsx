import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../testing/render.tsx'
import { CopyProtection } from './copy-protection.tsx'

type Blocked = 'copy' | 'cut' | 'dragstart' | 'contextmenu'
const all: readonly Blocked[] = ['copy', 'cut', 'dragstart', 'contextmenu']

/** Whether the page prevents what an event would do. */
function isPrevented(place: Element, type: Blocked, button = 2, pointerType = ''): boolean {
  const options = { bubbles: true, cancelable: true, composed: true, button, pointerType }
  const event = type === 'contextmenu' ? new PointerEvent(type, options) : new Event(type, options)
  return !place.dispatchEvent(event)
}

function select(place: Element): void {
  const text = place.firstChild
  if (text !== null) getSelection()?.setBaseAndExtent(text, 0, text, 1)
}

async function show(): Promise<void> {
  getSelection()?.removeAllRanges()
  await renderPart(
    <>
      <div className="copy-protected">
        <h2>heading</h2>
        <p>
          <a href="/story/firm">link</a> <span className="copyable">02-000-0000</span>
        </p>
        <input aria-label="line" />
        <textarea aria-label="text" />
      </div>
      <p>outside</p>
      <CopyProtection />
    </>,
  )
}

describe('copy protection', () => {
  it('prevents copying, cutting, dragging and the menu of the right button on the text of a page', async () => {
    await show()
    for (const place of [page.getByRole('heading').element(), page.getByRole('link').element()])
      for (const type of all) expect(isPrevented(place, type), type).toBe(true)
    expect(getComputedStyle(page.getByRole('heading').element()).userSelect).toBe('none')
  })

  it('prevents the menu of a long press, on a link too', async () => {
    await show()
    for (const place of [page.getByRole('heading').element(), page.getByRole('link').element()]) {
      for (const pointerType of ['touch', 'pen']) expect(isPrevented(place, 'contextmenu', 0, pointerType), pointerType).toBe(true)
    }
    expect(isPrevented(page.getByLabelText('line').element(), 'contextmenu', 0, 'touch')).toBe(false)
    expect(isPrevented(page.getByText('02-000-0000').element(), 'contextmenu', 0, 'touch')).toBe(false)
  })

  it('leaves the menu of the keyboard alone', async () => {
    await show()
    for (const button of [0, -1]) expect(isPrevented(page.getByRole('link').element(), 'contextmenu', button)).toBe(false)
  })

  it('keeps away from fields, from what may be copied, and from what is not a page of the firm', async () => {
    await show()
    for (const place of [
      page.getByLabelText('line'),
      page.getByLabelText('text'),
      page.getByText('02-000-0000'),
      page.getByText('outside'),
    ]) {
      for (const type of all) expect(isPrevented(place.element(), type), type).toBe(false)
      expect(getComputedStyle(place.element()).userSelect).not.toBe('none')
    }
  })

  it('lets what may be copied be copied where it is selected, whatever the event is sent to', async () => {
    await show()
    select(page.getByText('02-000-0000').element())
    expect(isPrevented(page.getByRole('heading').element(), 'copy')).toBe(false)
    select(page.getByRole('heading').element())
    expect(isPrevented(page.getByRole('heading').element(), 'copy')).toBe(true)
  })
})
