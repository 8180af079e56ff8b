import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium, headless } from './chromium.ts'
import { logIn } from './console-hand.ts'
import { type Effort, Hand } from './hand/hand.ts'
import { type Places, tasksAt } from './hand/tasks.ts'
import { startServer } from './start-server.ts'
import { openMailServer } from './walk/mail-server.ts'

/**
 * Ten tasks of the office's week in the console of the real build, over the demo's content, each by the shortest way that a hand has:
 * counts presses and texts, and takes the time from the first press to what the last one brings. Fails where a task takes more than
 * is held, or all of them more than half of the presses that they took in November 2026. Needs a build.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4194' }, only: { type: 'string' } } })
const port = Number(values.port)
const administrator = { username: 'admin', password: 'ieumsae-demo' }

/** @throws Error where the server refuses */
async function read(origin: string, path: string, authorization = ''): Promise<Record<string, never>> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization, 'accept-language': 'ko' } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as Record<string, never>
}

/** Finds the fairs of the demo that the tasks are about, and a code of somebody who may come in. */
async function findPlaces(origin: string): Promise<Places> {
  const basic = `Basic ${Buffer.from(`${administrator.username}:${administrator.password}`).toString('base64')}`
  const { refreshToken } = await read(origin, '/api/auth/refreshToken', basic)
  const { accessToken } = await read(origin, '/api/auth/accessToken', `Bearer ${String(refreshToken)}`)
  const { fairs } = (await read(origin, '/api/v1/fairs')) as unknown as { fairs: readonly { _id: string; state: string }[] }
  const of = (state: string) => fairs.find((fair) => fair.state === state)?._id ?? ''
  const running = of('ongoing')
  const { participants } = (await read(
    origin,
    `/api/console/fairs/${running}/check-ins?limit=1`,
    `Bearer ${String(accessToken)}`,
  )) as unknown as { participants: readonly { code: string }[] }
  return { running, code: participants[0]?.code ?? '', coming: of('applying') }
}

const cell = (value: number | null, digits = 0) => (value === null ? '–' : value.toFixed(digits)).padStart(5)
const sum = (values_: readonly (number | null)[]) => values_.reduce<number>((all, value) => all + (value ?? 0), 0)

ensureChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-hand-'))
const mail = await openMailServer()
const server = await startServer(port, {
  SEED: 'demo',
  DATA_DIR: dataDir,
  ORIGIN: `http://localhost:${port}`,
  SMTP_URL: mail.url,
  MAIL_FROM: '이음새 <office@firm.example>',
})
const browser = await chromium.launch({ executablePath: headless() })
try {
  const tasks = tasksAt(await findPlaces(server.origin)).filter(({ name }) => values.only === undefined || name.includes(values.only))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await logIn(page, server.origin, administrator)
  const hand = new Hand(page)
  const efforts: Effort[] = []
  const over: string[] = []
  console.log(`${''.padEnd(58)}   presses      texts       seconds\n${''.padEnd(58)} before  now  before  now  before  now`)
  for (const { name, from, take, before, held } of tasks) {
    if (from !== 'here') {
      await page.goto(`${server.origin}/console/${from}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    }
    const effort = await hand.take(take).catch((error: unknown) => {
      throw new Error(`Failed at: ${name}`, { cause: error })
    })
    efforts.push(effort)
    const { presses, texts, seconds } = effort
    if (presses > held.presses || texts > held.texts) over.push(name)
    console.log(
      `${name.padEnd(58)} ${cell(before.presses)} ${cell(presses)}  ${cell(before.texts)} ${cell(texts)}  ${cell(before.seconds, 1)} ${cell(seconds, 1)}`,
    )
  }
  const befores = tasks.map(({ before }) => before)
  const [pressesBefore, presses] = [sum(befores.map((each) => each.presses)), sum(efforts.map((each) => each.presses))]
  const [textsBefore, texts] = [sum(befores.map((each) => each.texts)), sum(efforts.map((each) => each.texts))]
  const timed = tasks.flatMap(({ before }, index) => (before.seconds === null ? [] : [efforts[index]?.seconds ?? 0]))
  console.log(
    `${'all, seconds of those that were timed'.padEnd(58)} ${cell(pressesBefore)} ${cell(presses)}  ${cell(textsBefore)} ${cell(texts)}  ` +
      `${cell(sum(befores.map((each) => each.seconds)), 1)} ${cell(sum(timed), 1)}`,
  )
  if (over.length > 0) console.log(`More than is held: ${over.join('; ')}`)
  if (values.only === undefined && presses > pressesBefore / 2) console.log('More than half of the presses of before.')
  if (over.length > 0 || (values.only === undefined && presses > pressesBefore / 2)) process.exitCode = 1
} finally {
  await browser.close()
  mail.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
