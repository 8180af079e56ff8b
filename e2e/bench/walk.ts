import { type Browser, chromium, type Page } from 'playwright'
import { chromium as executablePath } from '../../scripts/chromium.ts'
import { percentile } from '../../scripts/percentile.ts'
import { slowDown } from './slow-phone.ts'

/**
 * Usage: node e2e/bench/walk.ts <origin> [<origin of another build>]
 *
 * A visitor on a slow phone goes through ten pages and scrolls each to its end: how long a press takes to its next frame (as
 * browsers measure INP), a link to its page, and a frame while the page is scrolled. Prints; asserts nothing.
 */
const rounds = Number(process.env['WALK_ROUNDS'] ?? 3)

/** What the page notes, in milliseconds; moments are those of the machine's clock, so that they go on from document to document. */
type Note =
  | { kind: 'press'; at: number; took: number; press: number; target: string }
  | { kind: 'frame'; at: number; took: number }
  | { kind: 'page'; at: number; path: string }
  | { kind: 'tap'; at: number }

declare global {
  interface Window {
    note: (note: Note) => void
  }
}

/** Notes presses with the time to their next frame, long frames, and the frame in which each page's title is there. Runs in the browser. */
function observe(): void {
  const at = (time: number) => performance.timeOrigin + time
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName} ${node.textContent.trim().slice(0, 20)}` : '?'
  addEventListener('pointerdown', ({ timeStamp }) => window.note({ kind: 'tap', at: at(timeStamp) }), { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId !== 0)
        window.note({
          kind: 'press',
          at: at(entry.startTime),
          took: entry.duration,
          press: entry.interactionId,
          target: `${entry.name} ${nameOf(entry.target)}`,
        })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.note({ kind: 'frame', at: at(startTime), took: duration })
  }).observe({ type: 'long-animation-frame', buffered: true })
  let shown = ''
  const look = (time: number) => {
    const title = document.querySelector('main h1')?.textContent
    if (title !== undefined && title !== shown) {
      shown = title
      window.note({ kind: 'page', at: at(time), path: location.pathname })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Step {
  /** Selects what is tapped, one after the other; the last leads to the page. */
  taps: readonly string[]
  path: RegExp
}

const menu = 'header button[aria-haspopup="dialog"]'
const fromMenu = (group: string, path: string): Step => ({
  taps: [menu, `dialog[open] details:not([open]) summary:has-text("${group}")`, `dialog[open] a[href="${path}"]`],
  path: new RegExp(`^${path}$`),
})
/** The first of a list: the names of items (UUIDs) begin with 0, unlike those of lists. */
const fromList = (path: string): Step => ({ taps: [`main a[href^="${path}/0"]`], path: new RegExp(`^${path}/0`) })

const steps: readonly Step[] = [
  fromMenu('해결 사례', '/story/firm'),
  fromList('/story'),
  fromMenu('소개', '/member/lawyer'),
  fromList('/member'),
  fromMenu('인사이트', '/insight_media/insight'),
  fromList('/insight_media/insight'),
  fromMenu('소개', '/contact'),
  { taps: ['footer a[href="/fairs"]'], path: /^\/fairs$/ },
  fromList('/fairs'),
]

interface Walk {
  presses: { took: number; target: string }[]
  /** Milliseconds from the tap on a link to the frame with its page. */
  pages: { took: number; path: string }[]
  /** Longest frame of each page while it was scrolled; 0 where none was long. */
  scrolls: { took: number; path: string }[]
}

/** Scrolls to the end as fast as a thumb does. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.mouse.wheel(0, 240)
    await page.waitForTimeout(60)
    if (await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)) return
  }
}

async function walk(browser: Browser, origin: string): Promise<Walk> {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    const notes: Note[] = []
    await page.exposeFunction('note', (note: Note) => void notes.push(note))
    await page.addInitScript(observe)
    await slowDown(page)
    await page.goto(origin, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const result: Walk = { presses: [], pages: [], scrolls: [] }
    const scroll = async () => {
      const { from, path } = await page.evaluate(() => ({ from: Date.now(), path: location.pathname }))
      await scrollToEnd(page)
      const frames = notes.filter((note) => note.kind === 'frame').filter(({ at }) => at > from)
      result.scrolls.push({ path, took: Math.max(0, ...frames.map(({ took }) => took)) })
    }
    await scroll()
    for (const { taps, path } of steps) {
      for (const selector of taps) await page.locator(selector).filter({ visible: true }).first().tap()
      await page.waitForURL((url) => path.test(url.pathname), { waitUntil: 'commit' })
      await page.waitForTimeout(1000)
      const tapped = notes.findLast(({ kind }) => kind === 'tap')
      const shown = notes.filter((note) => note.kind === 'page').find(({ at }) => at > (tapped?.at ?? 0))
      if (tapped !== undefined && shown !== undefined) result.pages.push({ took: shown.at - tapped.at, path: shown.path })
      await scroll()
    }
    const presses = notes.filter((note) => note.kind === 'press')
    for (const events of Map.groupBy(presses, ({ press }) => press).values()) {
      const [longest] = events.toSorted((one, other) => other.took - one.took)
      if (longest !== undefined) result.presses.push(longest)
    }
    return result
  } finally {
    await context.close()
  }
}

const origins = process.argv.slice(2)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const walks = origins.map((): Walk[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [index, origin] of origins.entries()) walks[index]?.push(await walk(browser, origin))
  for (const [index, origin] of origins.entries()) {
    console.log(`\na walk through ${steps.length + 1} pages on a slow phone, ${rounds} times, ${origin}`)
    for (const [name, part] of [
      ['a press to its next frame', 'presses'],
      ['a link to its page', 'pages'],
      ['longest frame while scrolling a page', 'scrolls'],
    ] as const) {
      const all = (walks[index] ?? []).flatMap((one): { took: number; target?: string; path?: string }[] => one[part])
      const times = all.map(({ took }) => took)
      const most = all.toSorted((one, other) => other.took - one.took)[0]
      const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0))
      console.log(
        `  ${name}`.padEnd(42) +
          `${times.length} times, p50 ${p50}, p95 ${p95}, most ${most?.took.toFixed(0)} ms (${most?.target ?? most?.path})`,
      )
    }
  }
} finally {
  await browser.close()
}
