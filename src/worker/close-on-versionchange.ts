/// <reference lib="webworker" />

/**
 * Workbox keeps its databases open for as long as the worker lives, and what is open cannot be deleted: whoever erases what
 * the device keeps (src/client/offline/clear-site-data.ts) would wait for the worker's end. From now on each is closed when it is to go.
 */
export function closeOnVersionChange(): void {
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...input) => {
    const request = open(...input)
    request.addEventListener('success', () => request.result.addEventListener('versionchange', () => request.result.close()))
    return request
  }
}
