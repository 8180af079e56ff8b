import { parseArgs } from 'node:util'
import { runAnswerRounds } from './answer-rounds.ts'
import { runRounds } from './rounds.ts'
import { measureStart } from './start.ts'
import { createTestEnvironment, type TestEnvironment } from './test-environment.ts'

/**
 * `npm run bench:offline`: how the app starts without a server, and randomised rounds of faults between a browser and the
 * server. The build must be there. Ends with an error where anything was lost, doubled, or shown otherwise than it is.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    answers: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})

/** Rounds of consultations. @returns whether all went as it should */
async function benchRounds(environment: TestEnvironment, options: { rounds: number; seed: number }): Promise<boolean> {
  const outcome = await runRounds(environment, { ...options, tell: (text) => console.log(text) })
  const { lost, doubled, rounds, acknowledged, queued, untrue, broken } = outcome
  console.log(
    `lost ${lost}, doubled ${doubled}, rounds ${rounds} (received at once ${acknowledged}, queued first ${queued}, screen untrue ${untrue}; browser started again ${broken})`,
  )
  return lost + doubled + untrue === 0
}

/** Rounds of members' answers. @returns whether all went as it should */
async function benchAnswers(environment: TestEnvironment, options: { rounds: number; seed: number }): Promise<boolean> {
  const outcome = await runAnswerRounds(environment, { ...options, tell: (text) => console.log(text) })
  const { lost, doubled, misattributed, untrue, rounds, received, queued, broken } = outcome
  console.log(
    `answers: lost ${lost}, doubled ${doubled}, under another account ${misattributed}, screen untrue ${untrue}, rounds ${rounds} (received at once ${received}, queued first ${queued}; browser started again ${broken})`,
  )
  return lost + doubled + misattributed + untrue === 0
}

/** One visit, until the device has everything; what that has transferred. */
async function visit(environment: TestEnvironment): Promise<void> {
  const context = environment.context()
  let bytes = 0
  context.on('requestfinished', (request) => {
    const isSync = request.url().includes('updatedSince=') || (request.resourceType() === 'fetch' && request.url().endsWith('.webp'))
    if (isSync) void request.sizes().then(({ responseBodySize, responseHeadersSize }) => (bytes += responseBodySize + responseHeadersSize))
  })
  const page = await context.newPage()
  await page.goto('/')
  const pictures = () =>
    page.evaluate(async () => ((await caches.has('content')) ? (await (await caches.open('content')).keys()).length : 0))
  for (let tries = 0; (await pictures()) < 100; tries += 1) {
    if (tries > 120) throw new Error('the content does not come')
    await page.waitForTimeout(1000)
  }
  console.log(`content sync: ${(bytes / 1000).toFixed(0)} kB transferred`)
  await page.goto('about:blank')
}

async function starts(environment: TestEnvironment): Promise<void> {
  for (const line of ['down', 'silent'] as const) {
    environment.proxy.setLine(line)
    const all = await measureStart(environment, '/story/firm', 7)
    console.log(
      `start without a server (${line}), processor 4 times slower: ${all[3]?.toFixed(0)} ms (median of ${all.length}, to the heading)`,
    )
  }
  environment.proxy.setLine('up')
}

const environment = await createTestEnvironment()
try {
  const seed = Number(values.seed)
  const [rounds, answers] = [Number(values.rounds), Number(values.answers)]
  const results: boolean[] = []
  if (rounds > 0) {
    await visit(environment)
    await starts(environment)
    results.push(await benchRounds(environment, { rounds, seed }))
  }
  if (answers > 0) results.push(await benchAnswers(environment, { rounds: answers, seed }))
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await environment.close()
}
