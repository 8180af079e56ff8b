/** Scroll behaviour for hashes and saved positions (specification 2.1): smooth, unless motion is not wanted. */
export const scrolling: ScrollBehavior =
  import.meta.env.SSR || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** A page that is new begins at its top at once; one that is come back to is moved to where it was. */
export const restorationBehavior = (type: string): ScrollBehavior => (type === 'PUSH' || type === 'REPLACE' ? 'instant' : scrolling)

/**
 * Decides whether the router restores the scroll position. Not while it hydrates a page that the server rendered: the router's
 * inline script has restored it before, or the reader has scrolled.
 */
export function scrollRestoration(isServed: boolean): () => boolean {
  let isHydrating = isServed
  return () => {
    const mayMove = !isHydrating
    isHydrating = false
    return mayMove
  }
}

/**
 * Links to places of the document itself glide there. The browser moves, with focus and history; a style for all of its
 * movements would delay each step of Tab.
 */
export function glideToPlaces(): void {
  const { style } = document.documentElement
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]') !== null) style.scrollBehavior = scrolling
  })
  const reset = () => style.removeProperty('scroll-behavior')
  for (const type of ['scrollend', 'keydown', 'pointerdown']) document.addEventListener(type, reset, { capture: true })
}
