import { type RefObject, useEffect } from 'react'

/** Scrolls the box of the menu, and nothing around it, until the entry whose screen is shown is in view. */
function scrollToCurrent(nav: HTMLElement): void {
  const box = nav.parentElement
  if (box === null) return
  const view = box.getBoundingClientRect()
  const places = [...nav.querySelectorAll('[aria-current=page], [data-within]')].map((entry) => entry.getBoundingClientRect())
  // A favourite is there twice: one of them is enough.
  const last = places.at(-1)
  if (last === undefined || places.some(({ top, bottom }) => top >= view.top && bottom <= view.bottom)) return
  box.scrollTop += last.top < view.top ? last.top - view.top : last.bottom - view.bottom
}

/** Brings the current entry of a menu into view once it is shown; has the current one as its key. */
export function CurrentInView({ menu }: { menu: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const nav = menu.current
    if (nav === null) return undefined
    let isShown = false
    // It is told after the layout, that of phones when its dialog opens: nothing is measured on each render.
    const observer = new ResizeObserver(([entry]) => {
      const wasShown = isShown
      isShown = entry !== undefined && entry.contentRect.height > 0
      if (isShown && !wasShown) scrollToCurrent(nav)
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [menu])
  return null
}
