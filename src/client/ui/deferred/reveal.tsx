import type { ReactNode } from 'react'

/** Hides an element that is still below the fold, and shows it when it is scrolled to, or when the focus comes into it. */
function reveal(element: HTMLDivElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const offset = matchMedia('(width < 768px)').matches ? 180 : 240
  let isWaiting = false
  const show = () => {
    observer.disconnect()
    if (!isWaiting) return
    element.classList.add('reveal-shown')
    element.classList.remove('reveal-waiting')
  }
  // The first entry tells where it is; asking the element itself would lay the page out once for each of them.
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return
      const { top } = entry.boundingClientRect
      if (isWaiting && (entry.isIntersecting || top < 0)) show()
      else if (!isWaiting && top < innerHeight) observer.disconnect()
      else if (!isWaiting) {
        isWaiting = true
        element.classList.add('reveal-waiting')
      }
    },
    { rootMargin: `0px 0px -${offset}px 0px` },
  )
  observer.observe(element)
  element.addEventListener('focusin', show, { once: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('focusin', show)
    element.classList.remove('reveal-waiting')
  }
}

/**
 * Lets its content rise when it is scrolled to (specification 9: offset 240, below 768 px 180; 800 ms after 100 ms; once).
 * Content is hidden by the script alone, and only where it is still below the fold: never without scripts, never in print.
 */
export const Reveal = ({ children }: { children: ReactNode }) => <div ref={reveal}>{children}</div>
