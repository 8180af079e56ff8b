import { describe, expect, it } from 'vitest'
import {
  type Actor,
  actionsOf,
  awaited,
  finalStates,
  heldStates,
  type MatchingFacts,
  type MatchingAction,
  matchingStates,
  openStates,
  type Outcome,
  outcomeOf,
  otherParty,
  parties,
  type Party,
  transitions,
} from './matching-states.ts'

const actors = ['buyer', 'seller', 'staff', 'system'] as const

/** Numbers that look random and are the same each time (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface Model extends MatchingFacts {
  marks: Record<Party, Outcome | null>
}

/** What a step makes of a matching, as the server does it. */
function after(model: Model, action: MatchingAction, by: Actor, now: string, random: (below: number) => number): Model {
  const [to = model.state] = transitions[model.state][action]?.to ?? []
  if (action === 'propose') return { ...model, state: to, proposedBy: by as Party }
  if (action === 'change') return { ...model, state: to }
  if (action !== 'mark')
    return {
      ...model,
      state: to,
      proposedBy: null,
      startsAt: ['confirm', 'agree', 'move', 'schedule'].includes(action) ? String(Number(now) + 2 + random(6)) : model.startsAt,
    }
  const outcome: Outcome = random(2) === 0 ? 'met' : 'missed'
  if (by === 'staff') return { ...model, state: outcome }
  const marks = { ...model.marks, [by]: outcome }
  return { ...model, marks, state: outcomeOf(marks) }
}

describe('the states of a matching', () => {
  it('hold what has to be true after each step of random walks of both sides, staff and jobs', () => {
    const seen = new Set<string>()
    const broken: string[] = []
    for (let walk = 0; walk < 3000; walk += 1) {
      const random = randomFrom(walk)
      let model: Model = { state: 'offered', startsAt: null, proposedBy: null, marks: { buyer: null, seller: null } }
      for (let clock = 100; clock < 120; clock += 1) {
        const now = String(clock)
        const by = actors[random(actors.length)] ?? 'staff'
        const can = actionsOf(model, by, now)
        const action = can[random(can.length)]
        if (action === undefined) continue
        const before = model
        model = after(model, action, by, now, random)
        const step = `${before.state} ${action} ${by} ${model.state}`
        seen.add(step)
        const { state, startsAt, proposedBy, marks } = model
        const turn = awaited(model)
        const hasBegun = startsAt !== null && startsAt <= now
        const promises = {
          'it becomes what the table says': transitions[before.state][action]?.to.includes(state) === true,
          'a time is held where there is one': !heldStates.some((held) => held === state) || startsAt !== null,
          'what is open has no time': !openStates.some((open) => open === state) || startsAt === null,
          'only a proposal has a proposer': (proposedBy !== null) === (state === 'rescheduling'),
          'the old time is kept until another is agreed': state !== 'rescheduling' || startsAt === before.startsAt,
          'whose turn it is can do something': turn === null || hasBegun || actionsOf(model, turn, now).length > 0,
          'one side alone decides nothing': !['met', 'missed'].includes(state) || by === 'staff' || marks.buyer === marks.seller,
        }
        for (const [promise, isTrue] of Object.entries(promises)) if (!isTrue) broken.push(`${promise}: ${step}`)
      }
    }
    expect([...new Set(broken)]).toEqual([])
    const declared = matchingStates.flatMap((state) =>
      Object.entries(transitions[state]).flatMap(([action, { by }]) => by.map((actor) => `${state} ${action} ${actor}`)),
    )
    const walked = new Set([...seen].map((step) => step.split(' ').slice(0, 3).join(' ')))
    expect(declared.filter((step) => !walked.has(step))).toEqual([])
  })

  it('leave to the two sides nothing to do once it has ended, and to staff the outcome alone', () => {
    for (const state of finalStates) {
      const model = { state, startsAt: '1', proposedBy: null }
      for (const party of [...parties, 'system'] as const) expect(actionsOf(model, party, '2')).toEqual([])
      expect(actionsOf(model, 'staff', '2')).toEqual(state === 'met' || state === 'missed' ? ['mark'] : [])
    }
  })

  it('let nobody but the other side agree to another time', () => {
    for (const proposedBy of parties) {
      const model = { state: 'rescheduling', startsAt: '9', proposedBy } as const
      expect(actionsOf(model, proposedBy, '1')).not.toContain('agree')
      expect(actionsOf(model, otherParty(proposedBy), '1')).toContain('agree')
    }
  })
})
