import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { chromium as executablePath } from '../../scripts/chromium.ts'

/** What a person feels on a slow phone: from a tap to its effect, and how long a frame takes while the page is scrolled. */

declare global {
  interface Window {
    bench: { tapped: number | undefined; effect: number | undefined; frames: number[] }
  }
}

/** A mid-tier phone on a slow line: processor four times slower, 1,638 and 750 kbit/s, 150 ms there and back. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: (1638 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** Notes when a tap arrives and when a dialog is painted after it, and every long frame. */
function observe(): void {
  window.bench = { tapped: undefined, effect: undefined, frames: [] }
  const look = () => {
    if (document.querySelector('dialog[open]') !== null) window.bench.effect ??= performance.now()
    else requestAnimationFrame(look)
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      window.bench.tapped ??= timeStamp
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  const watch = (list: PerformanceObserverEntryList) => window.bench.frames.push(...list.getEntries().map(({ duration }) => duration))
  new PerformanceObserver(watch).observe({ type: 'long-animation-frame' })
}

const controls = {
  menu: 'header button[aria-haspopup="dialog"]',
  consultation: 'nav.fixed button',
  video: 'button:has-text("영상 재생")',
} as const

/** After this long without an effect a tap counts as lost, in milliseconds. */
const timeoutMs = 8000

/** Opens the home page for the first time, and waits until `delay` milliseconds after its first contentful paint. */
async function firstVisit(browser: Browser, origin: string, delay: number): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await slowDown(page)
  await page.goto(origin, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const elapsed = await page.evaluate(() => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, delay - elapsed)))
  return { page, close: () => context.close() }
}

/** @returns milliseconds from the tap to the frame with its effect; undefined where there was none */
async function tap(browser: Browser, origin: string, control: keyof typeof controls, delay: number): Promise<number | undefined> {
  const { page, close } = await firstVisit(browser, origin, delay)
  try {
    const target = page.locator(controls[control]).filter({ visible: true }).first()
    await target.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await target.boundingBox()
    if (box === null) return undefined
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const painted = page.waitForFunction(() => window.bench.effect !== undefined, undefined, { timeout: timeoutMs })
    if (!(await painted.then(() => true).catch(() => false))) return undefined
    return await page.evaluate(() => (window.bench.effect ?? 0) - (window.bench.tapped ?? 0))
  } finally {
    await close()
  }
}

/** @returns the longest animation frame while a first visitor scrolls for four seconds, in milliseconds; 0 where none was long */
async function longestFrame(browser: Browser, origin: string): Promise<number> {
  const { page, close } = await firstVisit(browser, origin, 500)
  try {
    await page.evaluate(() => void window.bench.frames.splice(0))
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 120)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return await page.evaluate(() => Math.max(0, ...window.bench.frames))
  } finally {
    await close()
  }
}

const median = (values: readonly number[]): string =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]?.toFixed(0) ?? '–'

/**
 * Prints the table of taps and frames, in turns between the servers, so that a busy moment of the machine meets each of them.
 * @param origins servers: ours, and perhaps another build of it to be compared with
 */
async function taps(origins: readonly string[], rounds: number): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    console.log(`\nfrom a tap to its effect, median of ${rounds}, ms (lost)`.padEnd(60) + origins.join(' | '))
    for (const control of Object.keys(controls) as (keyof typeof controls)[])
      for (const delay of [500, 1000, 2000, 4000, 5000]) {
        const times = new Map(origins.map((origin) => [origin, [] as (number | undefined)[]]))
        for (let round = 0; round < rounds; round += 1)
          for (const origin of origins) times.get(origin)?.push(await tap(browser, origin, control, delay))
        const cells = origins.map((origin) => {
          const all = times.get(origin) ?? []
          const found = all.flatMap((time) => time ?? [])
          return `${median(found)} (${all.length - found.length})`
        })
        console.log(`${control}, ${delay / 1000} s after the first paint`.padEnd(60) + cells.join(' | '))
      }
    const frames = new Map(origins.map((origin) => [origin, [] as number[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const origin of origins) frames.get(origin)?.push(await longestFrame(browser, origin))
    console.log(
      'longest animation frame while scrolling, ms'.padEnd(60) + origins.map((origin) => median(frames.get(origin) ?? [])).join(' | '),
    )
  } finally {
    await browser.close()
  }
}

await taps(process.argv.slice(2), Number(process.env['TAP_ROUNDS'] ?? 10))
