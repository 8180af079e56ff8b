import { type Browser, chromium, type Page } from 'playwright'
import { chromium as executablePath } from '../../scripts/chromium.ts'
import { percentile } from '../../scripts/percentile.ts'
import { slowDown } from './slow-phone.ts'

/** What a person feels on a slow phone: from a tap to its effect, and how long a frame takes while the page is scrolled. */

declare global {
  interface Window {
    bench: { shows: string; tapped: number | undefined; effect: number | undefined; frames: number[] }
  }
}

/** Notes when a tap arrives and when what it shows is painted after it, and every long frame. */
function observe(): void {
  window.bench = { shows: 'dialog[open]', tapped: undefined, effect: undefined, frames: [] }
  const look = () => {
    if (document.querySelector(window.bench.shows) !== null) window.bench.effect ??= performance.now()
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

interface Control {
  path: string
  selector: string
  /** Selects what the tap shows, which was not there before it. */
  shows: string
}

const dialog = 'dialog[open]'
const home: Readonly<Record<string, Control>> = {
  menu: { path: '/', selector: 'header button[aria-haspopup="dialog"]', shows: dialog },
  consultation: { path: '/', selector: 'nav.fixed button', shows: dialog },
  video: { path: '/', selector: 'button:has-text("영상 재생")', shows: dialog },
}

/** @returns what is tapped on the page of a product that has one option to choose; nothing where the shop is off */
async function productControls(origin: string): Promise<Readonly<Record<string, Control>>> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}/api/v1/shop/products${path}`)).json()
  const { shopProducts = [] } = (await read('')) as { shopProducts?: { _id: string }[] }
  const details = await Promise.all(shopProducts.map(async ({ _id }) => read(`/${_id}`)))
  const product = (details as { shopProduct: { _id: string; options: { values: string[] }[]; isSoldOut: boolean } }[])
    .map(({ shopProduct }) => shopProduct)
    .find(({ options, isSoldOut }) => !isSoldOut && options.length === 1 && (options[0]?.values.length ?? 0) > 1)
  if (product === undefined) return {}
  const path = `/shop/products/${product._id}`
  return {
    'option of a product': { path, selector: 'fieldset label', shows: 'fieldset ~ [role="status"] strong' },
    'picture of a product': { path, selector: 'main button[aria-label$="크게 보기"]', shows: dialog },
    'into the cart, no option chosen': { path, selector: 'main button:has-text("장바구니에 담기")', shows: dialog },
  }
}

/** @returns what is tapped on the page of a lot of a sale that runs, and on which somebody has bid; nothing where there is none */
async function lotControls(origin: string): Promise<Readonly<Record<string, Control>>> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${origin}/api/v1/auction/programs${path}`)).json()
  const { programs = [] } = (await read('')) as { programs?: { _id: string; phase: string }[] }
  const running = programs.find(({ phase }) => phase === 'running')
  if (running === undefined) return {}
  const { lots } = (await read(`/${running._id}/lots`)) as { lots: { _work: string; state: string; bids: number }[] }
  const lot = lots.find(({ state, bids }) => state === 'open' && bids > 0)
  if (lot === undefined) return {}
  const path = `/auction/works/${lot._work}`
  return {
    'picture of a lot': { path, selector: 'main button:has(img)', shows: dialog },
    'bids on a lot': { path, selector: 'main summary:has-text("응찰 기록")', shows: 'main details[open] ol' },
  }
}

/** After this long without an effect a tap counts as lost, in milliseconds. */
const timeoutMs = 8000

/** Opens a page as the first of a visit, and waits until `delay` milliseconds after its first contentful paint. */
async function firstVisit(browser: Browser, address: string, delay: number): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const elapsed = await page.evaluate(() => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, delay - elapsed)))
  return { page, close: () => context.close() }
}

/** @returns milliseconds from the tap to the frame with its effect; undefined where there was none */
async function tap(browser: Browser, origin: string, { path, selector, shows }: Control, delay: number): Promise<number | undefined> {
  const { page, close } = await firstVisit(browser, origin + path, delay)
  try {
    await page.evaluate((selected) => void (window.bench.shows = selected), shows)
    const target = page.locator(selector).filter({ visible: true }).first()
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

/** @returns milliseconds until the largest part of a page is painted, at its first visit */
async function contentTime(browser: Browser, address: string): Promise<number> {
  const { page, close } = await firstVisit(browser, address, timeoutMs / 2)
  try {
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const last = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0)
          new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
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

const median = (values: readonly number[] = []): string => percentile(values, 0.5).toFixed(0)

/** Median, 95th of a hundred, and how many were lost. */
function cell(times: readonly (number | undefined)[] = []): string {
  const found = times.filter((time) => time !== undefined)
  return `${[0.5, 0.95].map((share) => percentile(found, share).toFixed(0)).join(' ')} (${times.length - found.length})`
}

/**
 * Prints the table of taps and frames, in turns between the servers, so that a busy moment of the machine meets each of them.
 * @param origins servers: ours, and perhaps another build of it to be compared with
 * @param only a part of the name of what is tapped
 */
async function taps(origins: readonly string[], rounds: number, only: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    console.log(`\nfrom a tap to its effect, p50 and p95 of ${rounds}, ms (lost)`.padEnd(60) + origins.join(' | '))
    const [first = ''] = origins
    const controls = { ...home, ...(await productControls(first)), ...(await lotControls(first)) }
    const wanted = Object.entries(controls).filter(([each]) => each.includes(only))
    for (const path of new Set(wanted.map(([, control]) => control.path))) {
      const times = new Map(origins.map((origin) => [origin, [] as number[]]))
      for (let round = 0; round < rounds; round += 1)
        for (const origin of origins) times.get(origin)?.push(await contentTime(browser, origin + path))
      console.log(`largest paint of ${path}, ms`.padEnd(60) + origins.map((origin) => median(times.get(origin))).join(' | '))
    }
    const all = new Map<string, readonly (number | undefined)[]>()
    for (const [name, control] of wanted)
      for (const delay of [500, 1000, 2000, 4000]) {
        const times = new Map(origins.map((origin) => [origin, [] as (number | undefined)[]]))
        for (let round = 0; round < rounds; round += 1)
          for (const origin of origins) times.get(origin)?.push(await tap(browser, origin, control, delay))
        for (const [origin, list] of times) all.set(origin, [...(all.get(origin) ?? []), ...list])
        console.log(
          `${name}, ${delay / 1000} s after the first paint`.padEnd(60) + origins.map((origin) => cell(times.get(origin))).join(' | '),
        )
      }
    console.log('all taps'.padEnd(60) + origins.map((origin) => cell(all.get(origin))).join(' | '))
    const frames = new Map(origins.map((origin) => [origin, [] as number[]]))
    for (let round = 0; round < rounds; round += 1)
      for (const origin of origins) frames.get(origin)?.push(await longestFrame(browser, origin))
    console.log('longest animation frame while scrolling, ms'.padEnd(60) + origins.map((origin) => median(frames.get(origin))).join(' | '))
  } finally {
    await browser.close()
  }
}

await taps(process.argv.slice(2), Number(process.env['TAP_ROUNDS'] ?? 5), process.env['TAP_ONLY'] ?? '')
