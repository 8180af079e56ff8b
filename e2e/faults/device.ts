import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { replaceWorker } from '../build-copy.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Events that may happen to a device. */
export type DeviceEvent = 'nothing' | 'reload' | 'closePage' | 'restartBrowser' | 'endWorkers' | 'newBuild' | 'moveClock' | 'clearStorage'

/** Closes a page; another one is opened before, since the browser ends with its last one. */
export async function replace(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  return next
}

/** Lets it happen. Returns the page on which it goes on. Events that are not the device's do nothing. */
export async function happen(
  { restartBrowser, dist, proxy }: TestEnvironment,
  random: () => number,
  event: string,
  page: Page,
): Promise<Page> {
  const context = page.context()
  if (event === 'reload') await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  if (event === 'closePage') return replace(page)
  if (event === 'restartBrowser') return (await restartBrowser()).newPage()
  if (event === 'endWorkers') {
    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
  }
  if (event === 'newBuild') {
    await replaceWorker(dist, (source) => `${source}\n// ${randomUUID()}`)
    await page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        // A silent server lets the browser wait for minutes: it is not waited for.
        await Promise.race([registration?.update(), new Promise((late) => setTimeout(late, 2000))])
        registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
      })
      .catch(() => undefined)
  }
  if (event === 'moveClock') {
    const shift = Math.round((random() - 0.5) * 4 * 60 * 60 * 1000)
    await page.evaluate((value) => localStorage.setItem('shift', String(value)), shift)
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
  }
  if (event === 'clearStorage') {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.clearDataForOrigin', { origin: proxy.origin, storageTypes: 'all' })
  }
  return page
}
