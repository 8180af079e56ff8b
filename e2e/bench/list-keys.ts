import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { ensureChromium, headless } from '../../scripts/chromium.ts'
import { logIn } from '../../scripts/console-hand.ts'
import { startServer } from '../../scripts/start-server.ts'
import { percentile } from '../../scripts/percentile.ts'
import { observeKeys } from './key-times.ts'

/**
 * How long the list of 10,000 requests takes from a key to what it brings, four times slower than the machine: the next row, a row
 * chosen, both to their frame; and from Enter to the rows of a search, the server's part in it. Needs a build. Prints; asserts nothing.
 */
const port = Number(process.env['PORT'] ?? 4194)
const rate = 4
const rounds = 40
const settings = { SEED: 'demo', LOG_LEVEL: 'silent' }

const line = (name: string, times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p95, most] = [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0).padStart(4))
  console.log(`  ${name.padEnd(34)} ${String(sorted.length).padStart(3)} times  p50 ${p50}  p95 ${p95}  max ${most} ms`)
}

/** Presses a key again and again. @returns the times from its keydown to its frame, in ms */
async function pressMany(page: Page, key: string): Promise<readonly number[]> {
  await page.evaluate(() => void (window.typing = { keys: [], tasks: [] }))
  for (let round = 0; round < rounds; round += 1) {
    await page.keyboard.press(key)
    await wait(150)
  }
  return page.evaluate(() => window.typing.keys)
}

/** Looks for words. @returns the time from Enter to the frame that has other rows, in ms */
async function search(page: Page, words: string): Promise<number> {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill(words)
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rows = () => document.querySelector('main table tbody')?.textContent
        const before = rows()
        let pressed = 0
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (pressed === 0 || rows() === before || document.querySelector('main [aria-busy=true]') !== null) return
          observer.disconnect()
          requestAnimationFrame((at) => resolve(at - pressed))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
  )
  await box.press('Enter')
  return taken
}

ensureChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-list-keys-'))
const first = await startServer(port, { ...settings, DATA_DIR: dataDir })
await first.stop()
execFileSync(process.execPath, ['scripts/fill-requests.ts', dataDir, '10000'], { stdio: 'inherit' })
const server = await startServer(port, { ...settings, DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: headless() })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  await page.addInitScript(observeKeys)
  await logIn(page, server.origin, { username: 'admin', password: 'ieumsae-demo' })
  await page.goto(`${server.origin}/console/forms`)
  await page.getByRole('main').getByRole('row').nth(20).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await wait(2000)
  console.log(`\nlist of 10,000 requests, the page ${rate} times slower`)
  line('j: the next row', await pressMany(page, 'j'))
  line('x: a row chosen, and back', await pressMany(page, 'x'))
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    times.push(await search(page, `김하늘 00${round}`))
    times.push(await search(page, ''))
    await wait(300)
  }
  line('Enter: the rows of a search', times)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
