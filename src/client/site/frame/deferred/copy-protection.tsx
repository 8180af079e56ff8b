import { useEffect } from 'react'

const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], .copyable') !== null

/**
 * Blocks copying, the context menu, selection and dragging on main-layout pages (`.copy-protected`, specification 2.1), but never in fields
 * and on numbers and addresses (`.copyable`), and never for the keyboard (`product.md`, 'The firm's site').
 */
export function CopyProtection() {
  useEffect(() => {
    const isProtected = (target: EventTarget | null) => target instanceof Element && target.closest('.copy-protected') !== null
    const block = (event: Event) => {
      if (isProtected(event.target) && !isFree(event.target)) event.preventDefault()
    }
    const blockCopy = (event: Event) => {
      const selected = getSelection()?.anchorNode?.parentElement ?? null
      if (!isFree(selected)) block(event)
    }
    // The menu key and Shift+F10 raise the same event without a pointer, and a long press of a finger without the right button.
    const blockMenu = (event: MouseEvent) => {
      if (event.button === 2 || (event instanceof PointerEvent && ['touch', 'pen'].includes(event.pointerType))) block(event)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('copy', blockCopy, { signal })
    document.addEventListener('cut', blockCopy, { signal })
    document.addEventListener('dragstart', block, { signal })
    document.addEventListener('contextmenu', blockMenu, { signal })
    return () => stop.abort()
  }, [])
  return null
}
