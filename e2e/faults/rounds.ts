import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { randomFrom } from '../../src/server/testing/random.ts'
import { type DeviceEvent, happen, replace } from './device.ts'
import { playRounds, type RoundOptions } from './play-rounds.ts'
import { type Fault, faults, type Line } from './proxy.ts'
import { clearReceipts, openForm, outboxOnScreen, outboxRows, read, type Said, submit, visit } from './visitor.ts'
import type { TestEnvironment } from './test-environment.ts'
import { seconds } from '../../src/server/testing/patience.ts'

/** What happens to the device while something waits or is on its way. */
const events: readonly (DeviceEvent | 'secondTab' | 'closeAtOnce')[] = [
  'nothing',
  'nothing',
  'reload',
  'closePage',
  'restartBrowser',
  'endWorkers',
  'newBuild',
  'moveClock',
  'clearStorage',
  'secondTab',
  'closeAtOnce',
]
type Event = (typeof events)[number]

export interface Outcome {
  rounds: number
  /** Requests that the screen called received at once. */
  acknowledged: number
  /** Requests that the screen called queued on the device. */
  queued: number
  /** Requests that were called received or queued, and that the firm does not have. */
  lost: number
  /** Requests that the firm has more than once. */
  doubled: number
  /** Rounds in which the screen and the truth differed at the end. */
  untrue: number
  /** How often the browser or this harness failed, and was started again. */
  broken: number
}

interface Sent {
  words: string
  said: Said
  isWiped: boolean
}

/** How long the outbox has to empty itself once the line is back, in milliseconds: three sends that nobody answers, and the pauses after them. */
const timeoutMs = seconds(120)

class Round {
  readonly #environment: TestEnvironment
  readonly #random: () => number
  readonly line: Line
  readonly plan: readonly Fault[]
  readonly event: Event
  readonly name: string
  readonly sent: Sent[] = []

  constructor(environment: TestEnvironment, random: () => number, number: number) {
    this.#environment = environment
    this.#random = random
    this.line = this.pick<Line>(['up', 'up', 'up', 'down', 'silent'])
    this.plan = Array.from({ length: Math.floor(random() * 4) }, () => this.pick(faults))
    this.event = this.pick(events)
    this.name = `round ${number}: line ${this.line}, ${this.plan.join(' ') || 'no fault'}, ${this.event}`
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T
  }

  /** The visitor writes with the form open, the line changes, and the request leaves. */
  async write(context: BrowserContext, line: Line, plan: readonly Fault[], event: Event): Promise<Page> {
    const page = await context.newPage()
    const words = `회차 ${randomUUID()}`
    await openForm(page)
    this.#environment.proxy.setLine(line)
    this.#environment.proxy.plan(plan)
    await submit(page, words)
    if (event === 'closeAtOnce') {
      await page.waitForTimeout(this.#random() * 100)
      this.sent.push({ words, said: { what: 'nothing' }, isWiped: false })
      return replace(page)
    }
    this.sent.push({ words, said: await read(page), isWiped: false })
    return page
  }

  async happen(event: Event, page: Page): Promise<Page> {
    if (event === 'clearStorage') for (const one of this.sent) one.isWiped = true
    return happen(this.#environment, this.#random, event, page)
  }

  /** Waits until nothing waits on the device any more. */
  async drained(page: Page): Promise<boolean> {
    await page.bringToFront()
    const until = Date.now() + timeoutMs
    while (Date.now() < until) {
      const rows = await outboxRows(page).catch(() => undefined)
      if (rows?.every(({ state }) => state !== 'waiting' && state !== 'sending') === true) return true
      await page.waitForTimeout(250)
    }
    return false
  }
}

const isMissing = ({ said, isWiped }: Sent, count: number): boolean =>
  count === 0 && (said.what === 'received' || (said.what === 'queued' && !isWiped))

/** Compares what was said, what is on the screen, and what the firm has. */
async function compare(
  environment: TestEnvironment,
  round: Round,
  page: Page,
  isDrained: boolean,
): Promise<{ lost: number; doubled: number; problems: string[] }> {
  const onScreen = await outboxOnScreen(page)
  const rows = await outboxRows(page)
  const problems: string[] = isDrained ? [] : [`something waits for ever: ${JSON.stringify(rows)}`]
  let [lost, doubled] = [0, 0]
  const all = new Set<string>()
  for (const sent of round.sent) {
    const receipts = await environment.received(sent.words)
    for (const receipt of receipts) all.add(receipt)
    if (isMissing(sent, receipts.length)) lost += 1
    if (receipts.length > 1) doubled += 1
    if (sent.said.what === 'received' && !receipts.includes(sent.said.receipt)) problems.push(`receipt ${sent.said.receipt} is of nothing`)
    if (sent.said.what === 'failed') problems.push(`neither received nor queued: ${sent.said.text}`)
  }
  for (const { state, receipt, isSealed } of rows) {
    const isTrue = state === 'received' && receipt !== null && all.has(receipt) && !isSealed
    if (!isTrue) problems.push(`the device says ${state} ${receipt}, sealed: ${isSealed}`)
    if (!onScreen.some((text) => text.includes(receipt ?? '?'))) problems.push(`the screen does not show ${receipt}`)
  }
  if (onScreen.length !== rows.length) problems.push(`${rows.length} entries, ${onScreen.length} on the screen`)
  return { lost, doubled, problems }
}

async function settle(page: Page): Promise<void> {
  await clearReceipts(page)
  await page.evaluate(() => localStorage.removeItem('shift'))
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

/** A request, a fault of the line, something that happens to the device; then the line comes back. */
async function suffer(environment: TestEnvironment, round: Round): Promise<Page> {
  const { line, plan, event } = round
  const page = await round.happen(event, await round.write(environment.context(), line, plan, event))
  environment.proxy.setLine('up')
  if (event === 'secondTab') await round.write(environment.context(), 'up', plan, 'nothing')
  return page
}

/** What was said, what the screen shows and what the firm has must be one. */
async function judge(
  environment: TestEnvironment,
  round: Round,
  page: Page,
  outcome: Outcome,
  tell: (text: string) => void,
): Promise<void> {
  if (page.url() === 'about:blank') await visit(page, '/')
  const isDrained = await round.drained(page)
  const { lost, doubled, problems } = await compare(environment, round, page, isDrained)
  await settle(page)
  outcome.rounds += 1
  outcome.lost += lost
  outcome.doubled += doubled
  outcome.untrue += problems.length > 0 ? 1 : 0
  for (const { said } of round.sent) {
    if (said.what === 'received') outcome.acknowledged += 1
    if (said.what === 'queued') outcome.queued += 1
  }
  tell(
    `${round.name}: ${round.sent.map(({ said }) => said.what).join(', ')}${lost + doubled > 0 ? ` LOST ${lost} DOUBLED ${doubled}` : ''}`,
  )
  for (const problem of problems) tell(`   ${problem}`)
}

/** Runs rounds of one device, after each of which what was said, what the screen shows and what the firm has must be one. */
export async function runRounds(environment: TestEnvironment, { rounds, seed, tell = () => {} }: RoundOptions): Promise<Outcome> {
  const random = randomFrom(seed)
  const outcome: Outcome = { rounds: 0, acknowledged: 0, queued: 0, lost: 0, doubled: 0, untrue: 0, broken: 0 }
  const first = await environment.context().newPage()
  await first.goto('/')
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: seconds(30) })
  await playRounds({
    environment,
    count: rounds,
    outcome,
    tell,
    make: (number) => new Round(environment, random, number),
    suffer: (round) => suffer(environment, round),
    judge: (round, page) => judge(environment, round, page, outcome, tell),
  })
  return outcome
}
