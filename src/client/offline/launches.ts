import { openSafely } from './before-reload.ts'

/** https://developer.mozilla.org/docs/Web/API/LaunchQueue: the DOM library does not know it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string | undefined }) => void) => void
}

/**
 * The installed app is opened again while it is open (`launch_handler`): its window comes to the front as it is. Where a
 * shortcut was meant, it is gone to, with what was typed put aside.
 */
export function followLaunches(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  const opened = performance.getEntriesByType('navigation')[0]?.name
  let isFirst = true
  launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that has opened this very document.
    const isOwn = isFirst && targetURL === opened
    isFirst = false
    if (isOwn || targetURL === undefined) return
    const { pathname, search } = new URL(targetURL)
    if (pathname + search !== '/') openSafely(targetURL)
  })
}
