import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright'
import { ensureChromium, headless } from '../../scripts/chromium.ts'
import { startServer } from '../../scripts/start-server.ts'
import { percentile } from '../../scripts/percentile.ts'
import { observeKeys } from './key-times.ts'

/**
 * How long a key takes in the form of a long story, from its keydown to the frame that shows it: in a line and in the rich text,
 * at the processor as it is and four times slower. Needs a build. Prints; asserts nothing.
 */
const port = Number(process.env['PORT'] ?? 4194)
const origin = `http://localhost:${port}`
const rates = [1, 4]
/** In bursts, with pauses in which what waits for a pause is done. */
const bursts = 8
const keysOfBurst = 15
const betweenKeys = 80
const pause = 1500

/** A story of about this many characters in each language. */
function longText(sentence: string, characters: number): string {
  const paragraph = `<p>${sentence.repeat(8)}</p>`
  const part = `<h2>${sentence}</h2>${paragraph.repeat(4)}<ul><li><p>${sentence}</p></li><li><p>${sentence}</p></li></ul>`
  return part.repeat(Math.ceil(characters / part.length))
}
const sentences = {
  ko: '혼인 기간 동안 모은 재산을 어떻게 나누는지 살펴본 사건입니다. ',
  en: 'The court looked at how the property of the marriage was to be divided. ',
  cn: '法院审查了婚姻期间财产应当如何分割的问题。',
}
const each = (make: (sentence: string) => string) =>
  Object.fromEntries(Object.entries(sentences).map(([locale, sentence]) => [locale, make(sentence)]))

async function addStory(): Promise<string> {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}${path}`, init)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`)
    return (await response.json()) as Record<string, string & { _id: string }>
  }
  const basic = `Basic ${Buffer.from('admin:ieumsae-demo').toString('base64')}`
  const { refreshToken } = await ask('/api/auth/refreshToken', { headers: { authorization: basic } })
  const { accessToken } = await ask('/api/auth/accessToken', { headers: { authorization: `Bearer ${refreshToken}` } })
  const body = {
    subject: each((sentence) => sentence.slice(0, 30)),
    summary: each((sentence) => sentence.repeat(2).slice(0, 150)),
    result: each((sentence) => sentence.slice(0, 20)),
    content: each((sentence) => longText(sentence, 20_000)),
    thumb: null,
    code: 'firm',
    practice: 'divorce',
  }
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const made = await ask('/api/console/success', { method: 'POST', headers, body: JSON.stringify(body) })
  return made['success']?._id ?? ''
}

const ms = (value: number) => value.toFixed(0).padStart(5)

/** How long the page's thread has worked, in ms of the processor: other work of the machine does not count. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function type(page: Page, name: string, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const field = page.getByRole('textbox', { name })
  await field.click()
  await page.keyboard.press('End')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await wait(pause)
  await page.evaluate(() => void (window.typing = { keys: [], tasks: [] }))
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await busyTime(session)
  for (let burst = 0; burst < bursts; burst += 1) {
    for (let key = 0; key < keysOfBurst; key += 1) {
      await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a')
      await wait(betweenKeys)
    }
    await wait(pause)
  }
  const busy = ((await busyTime(session)) - before) / (bursts * keysOfBurst)
  const { keys, tasks } = await page.evaluate(() => window.typing)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const sorted = keys.toSorted((a, b) => a - b)
  console.log(
    `  ${name.padEnd(14)} ${rate}x  ${sorted.length} keys  p50 ${ms(percentile(sorted, 0.5))}  p95 ${ms(percentile(sorted, 0.95))}  ` +
      `max ${ms(sorted.at(-1) ?? 0)} ms   processor ${busy.toFixed(1).padStart(5)} ms a key   longest task ${tasks.length === 0 ? 'below 50' : ms(Math.max(...tasks))} ms (${tasks.length})`,
  )
}

ensureChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-typing-'))
const browser = await chromium.launch({ executablePath: headless() })
const server = await startServer(port, { DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'silent' })
try {
  const _id = await addStory()
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  await page.addInitScript(observeKeys)
  await page.goto(`${origin}/console/success/${_id}`)
  await page.getByLabel('아이디').fill('admin')
  await page.getByLabel('비밀번호', { exact: true }).fill('ieumsae-demo')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('button', { name: '모든 언어' }).click()
  await page.getByRole('textbox', { name: '본문, 中文' }).waitFor()
  console.log('\ntyping in a story of 20,000 characters in each of three languages, from keydown to its frame')
  for (const rate of rates) for (const name of ['제목, 한국어', '본문, 한국어']) await type(page, name, rate)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
