import type { Page } from '@playwright/test'
import { randomFrom } from '../../src/server/testing/random.ts'
import { type DeviceEvent, happen, replace } from './device.ts'
import { playRounds, type RoundOptions } from './play-rounds.ts'
import { type Fault, faults, type Line } from './proxy.ts'
import type { TestEnvironment } from './test-environment.ts'
import { outboxRows, type Row, visit } from './visitor.ts'
import { seconds } from '../../src/server/testing/patience.ts'

/* Rounds of answers to matchings: two members on one device, of whom one answers under faults. */

const events: readonly (DeviceEvent | 'closeAtOnce' | 'logOut')[] = [
  'nothing',
  'nothing',
  'reload',
  'closePage',
  'restartBrowser',
  'endWorkers',
  'newBuild',
  'moveClock',
  'closeAtOnce',
  'logOut',
  'logOut',
]
type Event = (typeof events)[number]

type Role = 'seller' | 'buyer'
const otherOf = (role: Role): Role => (role === 'seller' ? 'buyer' : 'seller')

/** What is answered: how it is begun on the card, asked about, and confirmed by the screen. */
const deeds = {
  accept: { by: 'seller', name: '수락', done: '제안을 수락했습니다', becomes: 'accepted' },
  decline: { by: 'seller', name: '거절', done: '제안을 거절했습니다', becomes: 'declined' },
  confirm: { by: 'buyer', name: '시간 확정', done: '상담이 확정되었습니다', becomes: 'confirmed' },
  cancel: { by: 'buyer', name: '상담 취소', done: '취소했습니다', becomes: 'cancelled' },
} as const
type Deed = keyof typeof deeds

/** What the screen has said about an answer. */
type Said = 'received' | 'queued' | 'refused' | 'nothing'

export interface AnswerOutcome {
  rounds: number
  received: number
  queued: number
  /** Called received or queued, and the server does not have it. */
  lost: number
  /** The server has it more than once. */
  doubled: number
  /** Sent with the token of another account. */
  misattributed: number
  /** Rounds in which the screen and the truth differed. */
  untrue: number
  /** How often the browser or this harness failed, and was started again. */
  broken: number
}

interface Matching {
  _id: string
  state: string
  fair: { _id: string }
  slots: { startsAt: string; state: string }[]
}

/** How long the outbox has to empty itself, in milliseconds. */
const timeoutMs = seconds(120)

const accountOf = (authorization: string | undefined): string | undefined => {
  const [, payload] = (authorization ?? '').split('.')
  return payload === undefined ? undefined : (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

/** A page on which a member is logged in: the session is the tab's own. */
async function logIn(environment: TestEnvironment, page: Page, role: Role): Promise<void> {
  const tokens = await environment.logIn(role)
  // A document without the app: what is there begins with the session.
  await visit(page, '/robots.txt')
  await page.evaluate((session) => sessionStorage.setItem('session', session), JSON.stringify(tokens))
}

class Round {
  readonly #environment: TestEnvironment
  readonly #random: () => number
  readonly line: Line
  readonly plan: readonly Fault[]
  readonly event: Event
  readonly deed: Deed
  /** The other side has cancelled before the answer arrives. */
  readonly isLate: boolean
  readonly name: string
  readonly role: Role
  readonly firstWrite: number
  said: Said = 'nothing'
  matching: Matching | undefined

  constructor(environment: TestEnvironment, random: () => number, number: number) {
    this.#environment = environment
    this.#random = random
    this.firstWrite = environment.proxy.writes().length
    this.line = this.#pick<Line>(['up', 'up', 'down', 'down', 'silent', 'portal'])
    this.plan = Array.from({ length: Math.floor(random() * 3) }, () => this.#pick(faults))
    this.event = this.#pick(events)
    this.deed = this.#pick<Deed>(['accept', 'accept', 'decline', 'confirm', 'confirm', 'cancel'])
    this.role = deeds[this.deed].by
    this.isLate = this.line === 'down' && random() < 0.2
    const late = this.isLate ? ', the other side is faster' : ''
    this.name = `answer ${number}: ${this.deed}, line ${this.line}, ${this.plan.join(' ') || 'no fault'}, ${this.event}${late}`
  }

  #pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T
  }

  /** An offer of three times, and what has to come before the deed. */
  async prepare(_fair: string, _seller: string): Promise<void> {
    const { call } = this.#environment
    const { schedule } = (await call('buyer', 'GET', `/api/v1/me/schedules/${_fair}?beside=${_seller}`)) as {
      schedule: { slots: { startsAt: string; state: string }[] }
    }
    const free = schedule.slots.filter(({ state }) => state === 'free').map(({ startsAt }) => startsAt)
    const from = Math.floor(this.#random() * (free.length - 3))
    const slots = free.slice(from, from + 3)
    const { matching } = (await call('buyer', 'POST', '/api/v1/me/matchings', { _fair, _seller, method: 'OFFLINE', slots })) as {
      matching: Matching
    }
    this.matching = matching
    if (this.deed === 'confirm') await call('seller', 'PUT', `/api/v1/me/matchings/${matching._id}`, { action: 'accept', slots })
  }

  /** The other side is faster. */
  async overtake(): Promise<void> {
    const path = `/api/v1/me/matchings/${this.matching?._id}`
    const { call } = this.#environment
    // An offer is the buyer's to cancel, and the seller's to decline.
    if (this.deed === 'cancel') await call('seller', 'PUT', path, { action: 'decline', reason: '먼저 정했습니다' })
    else await call(otherOf(this.role), 'DELETE', path)
  }

  /** Opens the offer as a notification does, and answers it while the line is what it is. */
  async answer(page: Page): Promise<Page> {
    const { proxy } = this.#environment
    const _id = this.matching?._id ?? ''
    const { name } = deeds[this.deed]
    await logIn(this.#environment, page, this.role)
    await visit(page, `/mypage/matchings?open=${_id}`)
    const dialog = page.locator('#matching-answer')
    if (this.deed === 'accept' || this.deed === 'confirm') await dialog.getByRole('option', { selected: true }).first().waitFor()
    else {
      const card = page.getByRole('article').first()
      const opened = this.deed === 'decline'
      // What can be accepted is asked at once: this one says no.
      if (opened) await dialog.getByRole('button', { name: '닫기' }).click()
      await card.getByRole('button', { name: new RegExp(`^${name}`) }).click()
      await dialog.getByLabel('사유').fill('이번에는 어렵습니다')
    }
    proxy.setLine(this.line)
    proxy.plan(this.plan)
    await dialog.getByRole('button', { name, exact: true }).click()
    const alert = page.getByRole('alertdialog')
    await alert.getByRole('button', { name: '확인' }).click()
    if (this.event === 'closeAtOnce') {
      await page.waitForTimeout(this.#random() * 100)
      return replace(page)
    }
    await this.#read(page)
    return page
  }

  async #read(page: Page): Promise<void> {
    const { done } = deeds[this.deed]
    const alert = page.getByRole('alertdialog').filter({ hasNotText: '습니까?' })
    const received = page.getByRole('status').filter({ hasText: done })
    await received
      .or(alert)
      .first()
      .waitFor({ timeout: seconds(30) })
    if (await received.isVisible()) {
      this.said = 'received'
      return
    }
    const text = (await alert.textContent()) ?? ''
    await alert.getByRole('button', { name: '확인' }).click()
    this.said = text.includes('이 기기에 보관했습니다') ? 'queued' : 'refused'
  }

  async happen(page: Page): Promise<Page> {
    if (this.event !== 'logOut') return happen(this.#environment, this.#random, this.event, page)
    await visit(page, '/mypage/myinfo')
    const button = page.getByRole('main').getByRole('button', { name: '로그아웃', exact: true }).last()
    // Without a server the page of the account has little to show.
    await button.click({ timeout: seconds(15) }).catch(() => undefined)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: '확인' })
      .click({ timeout: seconds(5) })
      .catch(() => undefined)
    const keep = page.getByRole('button', { name: '남겨 두고 로그아웃' })
    await keep.click({ timeout: seconds(3) }).catch(() => undefined)
    await page.waitForFunction(() => sessionStorage.getItem('session') === null, undefined, { timeout: seconds(15) }).catch(() => undefined)
    return page
  }

  /** The other member uses the device meanwhile: nothing leaves under that account, and the device says whose it is. */
  async asOther(page: Page, rows: readonly Row[]): Promise<string[]> {
    const other = await page.context().newPage()
    await logIn(this.#environment, other, otherOf(this.role))
    await visit(other, '/device')
    const list = other.getByRole('region', { name: '보내기를 기다리는 신청', exact: true })
    await list
      .getByText(/이 기기에서 보내기를 기다리는 것이 없습니다|상담 답변 ·/)
      .first()
      .waitFor({ timeout: seconds(30) })
    const texts = await list.getByRole('listitem').allTextContents()
    await other.evaluate(() => dispatchEvent(new Event('focus')))
    const problems = rows.length > 0 && texts.length === 0 ? [] : texts.filter((text) => /지금 보내기|보기/.test(text))
    await other.close()
    return problems.map((text) => `the other account is offered: ${text}`)
  }

  async drained(page: Page): Promise<Row[] | undefined> {
    await page.bringToFront()
    const until = Date.now() + timeoutMs
    while (Date.now() < until) {
      const rows = await answerRows(page)
      if (rows?.every(({ state }) => state !== 'waiting' && state !== 'sending') === true) return rows
      await page.waitForTimeout(250)
    }
    return undefined
  }
}

const answerRows = async (page: Page): Promise<Row[] | undefined> =>
  (await outboxRows(page).catch(() => undefined))?.filter(({ kind }) => kind === 'answer')

interface Truth {
  state: string
  count: number
}

async function truthOf({ call }: TestEnvironment, { deed, role, matching }: Round): Promise<Truth> {
  const path = `/api/console/fairs/${matching?.fair._id}/matchings/${matching?._id}`
  const { matching: now, events: done } = (await call('admin', 'GET', path)) as {
    matching: { state: string }
    events: { action: string; by: string }[]
  }
  return { state: now.state, count: done.filter(({ action, by }) => action === deed && by === role).length }
}

/** What the screen shows of the matching to the member who has answered: once it is true, or at last. */
async function screenOf(page: Page, _id: string, isTrue: (text: string) => boolean): Promise<string> {
  await visit(page, `/mypage/matchings?type=all&open=${_id}`)
  const card = page.getByRole('article').first()
  await card.waitFor({ timeout: seconds(30) })
  const until = Date.now() + 15_000
  for (;;) {
    const text = (await card.textContent().catch(() => '')) ?? ''
    if (isTrue(text) || Date.now() > until) return text
    await page.waitForTimeout(100)
  }
}

const stateNames: Record<string, string> = {
  offered: '제안',
  accepted: '수락됨',
  confirmed: '확정',
  declined: '거절됨',
  cancelled: '취소됨',
}

/** What was said, what the screen shows and what the server has must be one. */
async function judge(
  environment: TestEnvironment,
  round: Round,
  page: Page,
  outcome: AnswerOutcome,
  tell: (text: string) => void,
): Promise<void> {
  const { said, isLate, matching, role } = round
  const before = (await answerRows(page.url() === 'about:blank' ? await visited(page) : page)) ?? []
  const problems = await round.asOther(page, before)
  await logIn(environment, page, role)
  await visit(page, '/mypage/matchings?type=all')
  const rows = await round.drained(page)
  const { state, count } = await truthOf(environment, round)
  const isRefused = rows?.some((row) => row.state === 'refused') === true
  if (rows === undefined) problems.push('something waits for ever')
  const isTrue = (text: string) =>
    text.includes(stateNames[state] ?? '?') &&
    !/보내기를 기다립니다|보내고 있습니다/.test(text) &&
    text.includes('접수되지 않았습니다') === isRefused
  const screen = await screenOf(page, matching?._id ?? '', isTrue)
  if (!isTrue(screen)) problems.push(`the server has ${state}, refused: ${isRefused}, the screen: ${screen}`)
  if (said === 'refused') problems.push('refused at once')
  if (said === 'received' && count === 0) problems.push('called received, and it is not')
  const isLost = count === 0 && !isRefused && (said === 'received' || said === 'queued')
  if (isRefused && !isLate) problems.push('refused, though nobody was faster')
  const { me } = (await environment.call(role, 'GET', '/api/v1/me')) as { me: { _id: string } }
  const answers = environment.proxy
    .writes()
    .slice(round.firstWrite)
    .filter(({ path }) => path.startsWith('/api/v1/me/matchings/'))
  const foreign = answers.filter(({ authorization }) => accountOf(authorization) !== me._id)
  outcome.rounds += 1
  outcome.received += said === 'received' ? 1 : 0
  outcome.queued += said === 'queued' ? 1 : 0
  outcome.lost += isLost ? 1 : 0
  outcome.doubled += count > 1 ? 1 : 0
  outcome.misattributed += foreign.length
  outcome.untrue += problems.length > 0 ? 1 : 0
  tell(`${round.name}: ${said}, then ${state}${isRefused ? ' (refused)' : ''}${isLost ? ' LOST' : ''}${count > 1 ? ' DOUBLED' : ''}`)
  for (const problem of problems) tell(`   ${problem}`)
}

async function visited(page: Page): Promise<Page> {
  await visit(page, '/robots.txt')
  return page
}

/** Leaves nothing between the two, and nothing in the outbox. */
async function settle({ call }: TestEnvironment, round: Round, page: Page): Promise<void> {
  const _id = round.matching?._id
  if (_id !== undefined) await call('buyer', 'DELETE', `/api/v1/me/matchings/${_id}`).catch(() => undefined)
  for (let tries = 0; tries < 60; tries += 1) {
    const rows = await answerRows(page)
    if (rows?.length === 0) break
    // What was received leaves by itself.
    if (rows?.some(({ state }) => state === 'refused') === true) await page.getByRole('button', { name: '그대로 두기' }).click()
    await page.waitForTimeout(250)
  }
  await page.evaluate(() => localStorage.removeItem('shift'))
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

/** Who meets whom at which fair: nothing is between the two there yet. */
async function findPlace({ call }: TestEnvironment): Promise<{ _fair: string; _seller: string }> {
  const { fairs } = (await call('buyer', 'GET', '/api/v1/fairs?state=applying')) as { fairs: { _id: string }[] }
  const _fair = fairs[0]?._id ?? ''
  const { sellers } = (await call('buyer', 'GET', `/api/v1/fairs/${_fair}/sellers?limit=100`)) as {
    sellers: { _id: string; name: string }[]
  }
  const _seller = sellers.find(({ name }) => name === '다온티')?._id
  if (_seller === undefined) throw new Error('the demo’s seller does not take part')
  return { _fair, _seller }
}

/** Runs rounds of answers on one device. */
export async function runAnswerRounds(
  environment: TestEnvironment,
  { rounds, seed, tell = () => {} }: RoundOptions,
): Promise<AnswerOutcome> {
  const random = randomFrom(seed)
  const outcome: AnswerOutcome = { rounds: 0, received: 0, queued: 0, lost: 0, doubled: 0, misattributed: 0, untrue: 0, broken: 0 }
  const { _fair, _seller } = await findPlace(environment)
  let last = await environment.context().newPage()
  await last.goto('/fairs')
  await last.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: seconds(60) })
  await playRounds({
    environment,
    count: rounds,
    outcome,
    tell,
    make: (number) => new Round(environment, random, number),
    suffer: async (round) => {
      environment.ageMatchings()
      await round.prepare(_fair, _seller)
      const page = await round.answer(last)
      if (round.isLate) await round.overtake()
      return round.happen(page)
    },
    judge: (round, page) => judge(environment, round, page, outcome, tell),
    settle: (round, page) => {
      last = page
      return settle(environment, round, page)
    },
  })
  return outcome
}
