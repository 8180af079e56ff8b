const isStorable = (name: string) => name.startsWith(`${location.origin}/api/v1/files/`) || name.endsWith('.woff2')

/**
 * Has the worker store the pictures and fonts that this page shows and that did not pass it: they were loaded before it was
 * there, or while it took over. What a script fetched is left out: the content sync stores its images itself.
 */
export function storeShownFiles(worker: Pick<ServiceWorker, 'postMessage'> | null): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const shown = entries.filter(({ workerStart, initiatorType }) => workerStart === 0 && initiatorType !== 'fetch')
    const urls = shown.map(({ name }) => name).filter(isStorable)
    if (urls.length > 0) worker?.postMessage({ type: 'KEEP', urls })
  }).observe({ type: 'resource', buffered: true })
}
