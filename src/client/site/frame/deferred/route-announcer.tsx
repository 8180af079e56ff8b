import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Says the title of a page that was gone to inside the app, which a browser does for a new document only, and lets the
 * keyboard go on from the beginning of its content.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The title of an item comes with its data: until then the document has none.
    const titles = new MutationObserver(() => announce())
    const announce = () => {
      if (document.title === '') return
      titles.disconnect()
      if (ref.current !== null) ref.current.textContent = document.title
    }
    const stop = router.subscribe('onRendered', ({ fromLocation, pathChanged, hashChanged }) => {
      if (fromLocation === undefined || !pathChanged || hashChanged) return
      document.getElementById('main')?.focus({ preventScroll: true })
      titles.observe(document.head, { childList: true })
      announce()
    })
    return () => {
      stop()
      titles.disconnect()
    }
  }, [router])
  return <div ref={ref} role="status" aria-live="polite" className="sr-only" />
}
