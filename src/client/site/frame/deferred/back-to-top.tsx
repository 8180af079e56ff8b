import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'

const duration = 500

/** Scrolls to the top in 500 ms (specification 9); at once where motion is not wanted. */
function scrollToTop(): void {
  const from = window.scrollY
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo({ top: 0, behavior: 'instant' })
  const start = performance.now()
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration)
    window.scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' })
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Shown past half the window's height (specification 2.1). */
export function BackToTop() {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const look = () => setIsShown(window.scrollY > window.innerHeight / 2)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <button
      type="button"
      aria-label={t`맨 위로`}
      hidden={!isShown}
      className="no-print fixed right-4 bottom-20 z-30 flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-card hover:bg-wash md:right-8 md:bottom-8 [&[hidden]]:hidden"
      onClick={() => {
        scrollToTop()
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="up" />
    </button>
  )
}
