import type { Page } from '@playwright/test'

/** All that the page shows, as one text. */
export const everythingShown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found: string[] = [document.documentElement.outerHTML, location.href, JSON.stringify(history.state)]
    for (const field of document.querySelectorAll('input, textarea')) found.push((field as HTMLInputElement).value)
    return found.join('\n')
  })

/** Everything that the browser keeps for the page, as one text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [document.cookie]
    for (const storage of [localStorage, sessionStorage]) found.push(JSON.stringify(storage))
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(name)))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll()
          request.addEventListener('success', () => resolve(request.result))
        })
        found.push(JSON.stringify(rows))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return found.join('\n')
  })
