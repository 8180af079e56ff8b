import { expect, it } from 'vitest'
import { killAgainAndAgain } from './kill9.ts'
import { seconds } from '../src/server/testing/patience.ts'

it('what was acknowledged survives a kill at any moment, and nothing is stored twice', { timeout: seconds(120) }, async () => {
  const { rounds, acknowledged, lost, doubled, unknown } = await killAgainAndAgain({ rounds: 2, seed: 20_261_121 })
  expect({ rounds, lost, doubled, unknown }).toEqual({ rounds: 2, lost: 0, doubled: 0, unknown: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})
