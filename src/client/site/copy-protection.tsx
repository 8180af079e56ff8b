import { type ReactNode, useEffect, useRef } from 'react'

const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], .copyable') !== null

/**
 * Blocks copying, the context menu, selection and dragging on main-layout pages (specification 2.1), but never in fields
 * and on numbers and addresses (`.copyable`), and never for the keyboard (`product.md`, 'The firm's site').
 */
export function CopyProtection({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const block = (event: Event) => {
      if (!isFree(event.target)) event.preventDefault()
    }
    const blockCopy = (event: Event) => {
      const selected = getSelection()?.anchorNode?.parentElement ?? null
      if (!isFree(event.target) && !isFree(selected)) event.preventDefault()
    }
    // The menu key and Shift+F10 raise the same event, without the right button.
    const blockMenu = (event: MouseEvent) => {
      if (event.button === 2) block(event)
    }
    const stop = new AbortController()
    element.addEventListener('copy', blockCopy, { signal: stop.signal })
    element.addEventListener('cut', blockCopy, { signal: stop.signal })
    element.addEventListener('dragstart', block, { signal: stop.signal })
    element.addEventListener('contextmenu', blockMenu, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <div ref={ref} className="copy-protected">
      {children}
    </div>
  )
}
