import { describe, expect, it } from 'vitest'
import { randomFrom } from '../testing/random.ts'
import { type Chain, outcomeOf, present, sameAgain } from './refresh-chain.ts'

/** What the server holds of a session, with tokens that name their predecessors. */
class Session {
  #chain: Chain = { current: '0', previous: null, rotatedAt: 0, replacements: 0 }
  readonly #former = new Set<string>()
  isOver = false

  /** The next token, or none: the session is over, or was never the token's. */
  present(token: string, now: number): string | undefined {
    const isKnown = [this.#chain.current, this.#chain.previous, ...this.#former].includes(token)
    if (this.isOver || !isKnown) return undefined
    const step = present(this.#chain, token, (count) => `${token}.${count}`, now)
    this.isOver = step === undefined
    if (step === undefined) return undefined
    this.#chain = step.chain
    if (step.former !== null) this.#former.add(step.former)
    return step.chain.current
  }
}

const runs = 2000
/** What went wrong in random runs, with the seeds by which it can be seen again. */
const failuresOf = (check: (random: () => number, pick: <T>(these: readonly T[]) => T) => string | undefined): string[] =>
  Array.from({ length: runs }, (_, seed) => {
    const random = randomFrom(seed)
    const problem = check(random, (these) => these[Math.floor(random() * these.length)] as (typeof these)[number])
    return problem === undefined ? [] : [`seed ${seed}: ${problem}`]
  }).flat()

/** From no time at all to two weeks, short times as often as long ones. */
const pauses = [0, 1, sameAgain / 2, sameAgain, sameAgain + 1, 10 * 60_000, 13 * 24 * 60 * 60_000]

describe('the chain of refresh tokens', () => {
  it('survives whatever replies are lost, and gives who asks once more a token that goes on', () => {
    const failures = failuresOf((random, pick) => {
      const session = new Session()
      let [held, now] = ['0', 0]
      for (let step = 0; step < 40; step += 1) {
        now += pick(pauses)
        const next = session.present(held, now)
        if (next === undefined) return `ended at step ${step}`
        if (random() < 0.6) held = next
      }
      return undefined
    })
    expect(failures).toEqual([])
  })

  it('survives two tabs that share a token, at once or one after the other, with lost replies in both', () => {
    const failures = failuresOf((random, pick) => {
      const session = new Session()
      let [shared, now] = ['0', 0]
      for (let step = 0; step < 40; step += 1) {
        now += pick(pauses)
        // A tab that got an answer tells the other one; both may have been asking meanwhile.
        const asking = pick([1, 2])
        const answers: string[] = []
        for (let tab = 0; tab < asking; tab += 1) {
          const next = session.present(shared, (now += Math.floor((random() * sameAgain) / 2)))
          if (next === undefined) return `ended at step ${step}`
          answers.push(next)
        }
        if (new Set(answers).size !== 1) return `told two tabs different tokens at step ${step}: ${answers.join(', ')}`
        if (random() < 0.6) shared = answers[0] ?? shared
      }
      return undefined
    })
    expect(failures).toEqual([])
  })

  it('ends when a copy of a token is used by somebody else, when the one or the other comes back', () => {
    const failures = failuresOf((random, pick) => {
      const session = new Session()
      let now = 0
      const held = { owner: '0', thief: '0' }
      const ask = (who: 'owner' | 'thief'): void => {
        // Whoever gets the same answer within the minute is not told apart from a second tab.
        now += sameAgain + 1 + Math.floor(random() * sameAgain)
        held[who] = session.present(held[who], now) ?? held[who]
      }
      for (let step = pick([0, 1, 2, 5]); step > 0; step -= 1) ask('owner')
      held.thief = held.owner
      const [first, second] = pick([
        ['owner', 'thief'],
        ['thief', 'owner'],
      ] as const)
      for (const who of [first, second, first]) for (let count = pick([1, 2, 3]); count > 0; count -= 1) ask(who)
      return session.isOver ? undefined : 'went on'
    })
    expect(failures).toEqual([])
  })

  it('takes no token that it never gave', () => {
    const chain: Chain = { current: 'b', previous: 'a', rotatedAt: 0, replacements: 0 }
    const outcomes = ['b', 'a', 'other', ''].map((token) => outcomeOf(chain, token, sameAgain))
    expect(outcomes).toEqual(['advance', 'repeat', 'reuse', 'reuse'])
    expect(outcomeOf(chain, 'a', sameAgain + 1)).toBe('replace')
  })
})
