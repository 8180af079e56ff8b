import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** The page has been drawn, and the browser has told it what is in view. */
export async function nextFrames(): Promise<void> {
  // The first round lets the page ask, the second one is answered after it.
  for (const _round of [1, 2])
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body)
    })
}

/** All of that, and no style is on its way to another. */
async function settle(): Promise<void> {
  await nextFrames()
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

/** From now on time goes by with `pass`, and a little while `expect` waits, until `vi.useRealTimers()`. */
export const stopTime = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'] })

/** Lets time go by, in milliseconds. */
export async function pass(duration: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(duration)
  await settle()
}

/** The interval of the slider around an element begins now: nobody points at a control of it any more. */
export async function startInterval(inside: Element): Promise<void> {
  await pass(0)
  const group = inside.closest('[data-slider-group]')
  group?.querySelector('a, button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  group?.dispatchEvent(new PointerEvent('pointerleave'))
}

/** Scrolls to a slider, and waits until its script is there. */
export async function showSlider(list: Locator): Promise<void> {
  const look = () => {
    const element = list.query()
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return element?.classList.contains('slider-ready')
  }
  await expect.poll(look).toBe(true)
}
