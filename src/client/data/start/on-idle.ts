/** Runs `work` when the page has nothing better to do, within `timeout` milliseconds. */
export function onIdle(work: () => void, timeout = 5000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), { timeout })
  else setTimeout(work, Math.min(timeout, 1000))
}
