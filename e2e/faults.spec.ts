import { expect, test } from '@playwright/test'
import { runAnswerRounds } from './faults/answer-rounds.ts'
import { runRounds } from './faults/rounds.ts'
import { createTestEnvironment } from './faults/test-environment.ts'
import { seconds } from '../src/server/testing/patience.ts'

/* A few of the rounds that `npm run bench:offline` runs by the hundred. */

for (const [count, seed] of [
  [1, 20_261_121],
  [40, 20_261_122],
] as const)
  test(
    `whatever the line, the server and the device do, a request is received once or waits visibly: ${count} rounds`,
    { tag: '@all' },
    async () => {
      test.setTimeout(seconds(count * 60))
      const environment = await createTestEnvironment()
      const told: string[] = []
      try {
        const { rounds, lost, doubled, untrue } = await runRounds(environment, { rounds: count, seed, tell: (text) => told.push(text) })
        expect({ rounds, lost, doubled, untrue }, told.join('\n')).toEqual({ rounds: count, lost: 0, doubled: 0, untrue: 0 })
      } finally {
        await environment.close()
      }
    },
  )

test(
  'whatever the line and the device do, a member’s answer is received once, under the own account: 20 rounds',
  { tag: ['@all'] },
  async () => {
    const count = 20
    test.setTimeout(seconds(count * 60))
    const environment = await createTestEnvironment()
    const told: string[] = []
    try {
      const outcome = await runAnswerRounds(environment, { rounds: count, seed: 20_261_125, tell: (text) => told.push(text) })
      const { rounds, lost, doubled, misattributed, untrue } = outcome
      expect({ rounds, lost, doubled, misattributed, untrue }, told.join('\n')).toEqual({
        rounds: count,
        lost: 0,
        doubled: 0,
        misattributed: 0,
        untrue: 0,
      })
    } finally {
      await environment.close()
    }
  },
)
