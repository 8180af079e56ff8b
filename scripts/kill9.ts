import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { forms } from '#contract/law/forms.ts'
import { openDatabase } from '#server/db/database.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { copyGolden } from '#server/testing/golden.ts'
import { type ServerProcess, startProcess } from '#server/testing/process.ts'
import { randomFrom } from '#server/testing/random.ts'

/**
 * Kills the real server in the middle of consultation requests, again and again, and counts what became of them: every
 * request that was answered is there exactly once, and so is every one that was sent again with its key.
 */

export interface Outcome {
  rounds: number
  /** Requests that were answered 201. */
  acknowledged: number
  /** Of these, how many are not in the database. */
  lost: number
  /** Requests that are in the database more than once. */
  doubled: number
  /** Rows that nobody was told about: no request may be left so at the end. */
  unknown: number
}

/** Of the demo content (src/demo/terms.ts). */
const version = '1.2'
const consent = { code: 'privacy-consult', version, agreedAt: new Date().toISOString() }

const sender = { name: '홍길동', phone: '010-0000-0000' }

/** Sends one request. `false`: no answer, or one that says to come back. */
async function isAnswered(url: string, key: string): Promise<boolean> {
  const body = JSON.stringify({ ...sender, content: key, consent })
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(`${url}/api/v1/forms`, { method: 'POST', headers, body }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined || response.status === 503 || text.includes('"running"')) return false
  if (response.status !== 201) throw new Error(`answered ${response.status}: ${text}`)
  return true
}

/** What was sent, and whether its answer came. */
class Senders {
  readonly answered = new Set<string>()
  readonly open = new Set<string>()

  async send(url: string, key: string): Promise<boolean> {
    this.open.add(key)
    const isDone = await isAnswered(url, key)
    if (isDone) {
      this.open.delete(key)
      this.answered.add(key)
    }
    return isDone
  }

  /** Streams new requests until one is not answered any more. */
  async stream(url: string, count: number): Promise<void> {
    const one = async () => {
      while (await this.send(url, crypto.randomUUID()));
    }
    await Promise.all(Array.from({ length: count }, one))
  }

  /** Asks again, with their keys, for all that were not answered. */
  async retry(url: string): Promise<void> {
    for (let tries = 0; this.open.size > 0; tries += 1) {
      if (tries > 20) throw new Error(`${this.open.size} requests are never answered`)
      await Promise.all([...this.open].map((key) => this.send(url, key)))
    }
  }
}

async function compare(dataDir: string, rounds: number, answered: ReadonlySet<string>): Promise<Outcome> {
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  // Not those of the demo.
  const items = (await repositoryOf(forms).select(database.db, {})).filter(({ phone }) => phone === sender.phone)
  await database.close()
  const counts = new Map<string, number>()
  for (const { content } of items) counts.set(content, (counts.get(content) ?? 0) + 1)
  return {
    rounds,
    acknowledged: answered.size,
    lost: [...answered].filter((key) => !counts.has(key)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    unknown: [...counts.keys()].filter((key) => !answered.has(key)).length,
  }
}

/** Runs the rounds in a folder of their own. `onRound` hears of each. */
export async function killAgainAndAgain({ rounds = 50, seed = 1, senders = 8, onRound = (_text: string) => {} } = {}): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ieumsae-kill9-'))
  await copyGolden(dataDir)
  const random = randomFrom(seed)
  const start = () => startProcess({ DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'info' })
  const sent = new Senders()
  let server: ServerProcess | undefined
  try {
    server = await start()
    for (let round = 1; round <= rounds; round += 1) {
      const streaming = sent.stream(server.url, senders)
      await new Promise((done) => setTimeout(done, 20 + random() * 480))
      await server.stop('SIGKILL')
      await streaming
      const left = sent.open.size
      server = await start()
      await sent.retry(server.url)
      onRound(`round ${round}: ${sent.answered.size} acknowledged so far, ${left} asked for again`)
    }
    await server.stop()
    return await compare(dataDir, rounds, sent.answered)
  } finally {
    await server?.stop('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } })
  const onRound = (text: string) => console.log(text)
  const { rounds, acknowledged, lost, doubled, unknown } = await killAgainAndAgain({
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    onRound,
  })
  console.log(`rounds ${rounds} acknowledged ${acknowledged} lost ${lost} doubled ${doubled}`)
  if (lost + doubled + unknown > 0 || acknowledged === 0) process.exitCode = 1
}
