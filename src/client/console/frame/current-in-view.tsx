import { type RefObject, useEffect } from 'react'

/** Menus whose current entry was in the middle once. */
const opened = new WeakSet<HTMLElement>()

/**
 * Scrolls the box of the menu, and nothing around it, until the entry whose screen is shown is in the middle: when the menu opens, and
 * later where it is out of view.
 */
function scrollToCurrent(nav: HTMLElement, isOpening: boolean): void {
  const box = nav.parentElement
  if (box === null) return
  const view = box.getBoundingClientRect()
  const places = [...nav.querySelectorAll('[aria-current=page], [data-within]')].map((entry) => entry.getBoundingClientRect())
  // A favourite is there twice: one of them is enough.
  const last = places.at(-1)
  const isInView = places.some(({ top, bottom }) => top >= view.top && bottom <= view.bottom)
  if (last === undefined || (isInView && (!isOpening || places.length > 1))) return
  box.scrollTop += (last.top + last.bottom - view.top - view.bottom) / 2
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const

/** Brings the current entry of a menu into view once it is shown; has the current one as its key. */
export function CurrentInView({ menu }: { menu: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const nav = menu.current
    if (nav === null) return undefined
    let isShown = false
    let isOpening = false
    const touched = new AbortController()
    // It is told after the layout, that of phones when its dialog opens: nothing is measured on each render.
    const observer = new ResizeObserver(([entry]) => {
      const wasShown = isShown
      isShown = entry !== undefined && entry.contentRect.height > 0
      if (!isShown) return
      if (!wasShown) isOpening = !opened.has(nav)
      opened.add(nav)
      // Groups open when it is known what waits in them: until somebody uses the menu, the entry stays in the middle.
      if (!wasShown || (isOpening && !touched.signal.aborted)) scrollToCurrent(nav, isOpening)
    })
    observer.observe(nav)
    for (const name of touches) nav.addEventListener(name, () => touched.abort(), { passive: true, signal: touched.signal })
    return () => {
      observer.disconnect()
      touched.abort()
    }
  }, [menu])
  return null
}
