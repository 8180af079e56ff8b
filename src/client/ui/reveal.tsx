import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Lets its content rise when it is scrolled to (specification 9: offset 240, below 768 px 180; 800 ms after 100 ms; once).
 * Content is hidden by the script alone, and only where it is still below the fold: never without scripts, never in print.
 */
export function Reveal({ children, className = '' }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const offset = matchMedia('(width < 768px)').matches ? 180 : 240
    if (element.getBoundingClientRect().top < innerHeight) return undefined
    element.classList.add('reveal-waiting')
    const show = () => {
      observer.disconnect()
      element.classList.add('reveal-shown')
      element.classList.remove('reveal-waiting')
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top < 0)) show()
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
  }, [])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
