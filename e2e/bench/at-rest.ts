import { type Browser, chromium, type Page } from 'playwright'
import { chromium as executablePath } from '../../scripts/chromium.ts'
import { trace } from './trace.ts'

/**
 * Usage: node e2e/bench/at-rest.ts <origin> [<origin of another build>]
 *
 * What the app does when nobody does anything: how long a first visit waits until all content is on the device, and what a tab
 * that is hidden afterwards still costs in a minute. Prints; asserts nothing.
 */
const paths = process.env['PATHS']?.split(' ') ?? ['/', '/auction']
const hiddenMs = 60_000
/** Content is complete when nothing has come for this long. */
const settledMs = 4000

/** Counts the pictures that the worker keeps on the device. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => ((await caches.has('content')) ? (await (await caches.open('content')).keys()).length : 0))

/** @returns how many pictures have come, and seconds from the visit to the last of them */
async function waitForContent(page: Page, from: number): Promise<{ pictures: number; seconds: number }> {
  let [pictures, at] = [0, Date.now()]
  while (Date.now() - at < (pictures === 0 ? 60_000 : settledMs)) {
    await page.waitForTimeout(250)
    const now = await keptPictures(page)
    if (now !== pictures) [pictures, at] = [now, Date.now()]
  }
  return { pictures, seconds: (at - from) / 1000 }
}

/** Lets the page believe that its tab is hidden; unlike in a hidden one its timers are not slowed down. Runs in the browser. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { get: () => true })
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** @returns requests, calls of functions and their milliseconds of processor time, while the tab is hidden */
async function watchHidden(browser: Browser, page: Page): Promise<{ requests: number; calls: number; ms: number }> {
  await page.evaluate(hide)
  await page.waitForTimeout(1000)
  let requests = 0
  page.context().on('request', () => (requests += 1))
  const events = await trace(browser, 'devtools.timeline,v8', () => page.waitForTimeout(hiddenMs))
  const taken = events.filter(({ name }) => name === 'FunctionCall').map(({ tdur = 0 }) => tdur / 1000)
  return { requests, calls: taken.length, ms: taken.reduce((sum, ms) => sum + ms, 0) }
}

async function rest(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    const from = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    const { pictures, seconds } = await waitForContent(page, from)
    const { requests, calls, ms } = await watchHidden(browser, page)
    console.log(
      `${address}: ${pictures} pictures on the device after ${seconds.toFixed(1)} s; a minute in a hidden tab: ` +
        `${requests} requests, ${calls} calls, ${ms.toFixed(1)} ms`,
    )
  } finally {
    await context.close()
  }
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  console.log('\nat rest')
  for (const path of paths) for (const origin of process.argv.slice(2)) await rest(browser, origin + path)
} finally {
  await browser.close()
}
