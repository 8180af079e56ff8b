import type { Page } from 'playwright'

/** What a product shows first, and whether it is there. */
export interface Screen {
  name: string
  path: string
  /** An expression for the page, whose types are not here: whether what was asked for can be read. */
  isShown: string
}

export interface FirstScreen {
  /** From the start of the navigation until what was asked for can be read. */
  seconds: number
  /** Seconds that the page's main thread computes until then, times the slowdown: other work on the machine hardly changes it. */
  processor: number
  /** Of everything that came over the line until then, heads too. */
  kilobytes: number
  requests: number
}

/** How much slower the processor is made. */
export const slowdown = 4

/** Opens a page of whoever is logged in, and waits until what was asked for can be read. */
async function visit(page: Page, { path, isShown }: Screen, isCold: boolean, rate: number): Promise<FirstScreen> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  let requests = 0
  devtools.on('Network.requestWillBeSent', () => (requests += 1))
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  try {
    await devtools.send('Network.enable')
    if (isCold) await devtools.send('Network.clearBrowserCache')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(path, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(isShown, undefined, { polling: 'raf', timeout: 60_000 })
    const ms = await page.evaluate(() => performance.now())
    await shown.dispose()
    const { metrics } = await devtools.send('Performance.getMetrics')
    const processor = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    return { seconds: ms / 1000, processor, kilobytes: bytes / 1024, requests }
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devtools.detach()
  }
}

/**
 * The first screen on a slow processor.
 * @param isCold without anything in the browser's cache; else the page has been there just before
 */
export async function firstScreen(page: Page, screen: Screen, isCold: boolean): Promise<FirstScreen> {
  const slow = await visit(page, screen, isCold, slowdown)
  // Slowing down means spinning, by the clock: what the page itself needs is measured without.
  const { processor } = await visit(page, screen, isCold, 1)
  return { ...slow, processor: processor * slowdown }
}
