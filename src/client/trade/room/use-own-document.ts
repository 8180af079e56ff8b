import { useEffect } from 'react'

/** The document of another page has no right to camera and microphone: this one is loaded. */
export function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (loaded !== undefined && new URL(loaded.name).pathname !== location.pathname) location.reload()
  }, [])
}
