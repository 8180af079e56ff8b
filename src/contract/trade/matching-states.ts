/** The life of a meeting between a buyer and a seller (specification 4, `product.md` 'Fairs and matching'), as one table. */

export const matchingStates = [
  'offered',
  'accepted',
  'confirmed',
  'rescheduling',
  'disputed',
  'met',
  'missed',
  'declined',
  'cancelled',
  'expired',
] as const
export type MatchingState = (typeof matchingStates)[number]

/** In these, and in no other one, a matching has a time, and its seller, buyer and table are taken then. */
export const heldStates = ['confirmed', 'rescheduling', 'disputed', 'met', 'missed'] as const satisfies readonly MatchingState[]
/** In these somebody still has to answer: its slots are held softly. */
export const openStates = ['offered', 'accepted'] as const satisfies readonly MatchingState[]
/** In these nothing is left to be done. */
export const finalStates = ['met', 'missed', 'declined', 'cancelled', 'expired'] as const satisfies readonly MatchingState[]

export const parties = ['buyer', 'seller'] as const
export type Party = (typeof parties)[number]
export const otherParty = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')
export type Actor = Party | 'staff' | 'system'

export const matchingActions = [
  'accept',
  'decline',
  'confirm',
  'cancel',
  'propose',
  'agree',
  'refuse',
  'mark',
  'move',
  'change',
  'expire',
  'settle',
  'lapse',
  'schedule',
  'undo',
] as const
export type MatchingAction = (typeof matchingActions)[number]

interface Transition {
  by: readonly Actor[]
  /** What it can become. Where there are several, the facts decide (`outcomeOf`). */
  to: readonly MatchingState[]
  /** Only before the meeting begins, or only after. */
  when?: 'before' | 'after'
  /** Not by the party that has proposed another time. */
  isAnswer?: true
}

/**
 * Transitions by state, action and actor. Anything else is refused.
 * - `propose`, `agree`, `refuse`: another time or method for an agreed meeting, which keeps its old ones until then; the proposer can
 * `refuse` its own proposal, too.
 * - `change`: the buyer changes what the meeting is about; times and method, too, as long as the seller has not answered.
 * - `mark`: whether the meeting took place; if the sides disagree, staff decide.
 * - `move`: staff move an agreed meeting to another time or table.
 * - `settle`: all its times were given to others; `lapse`: the meeting begins before another time is agreed.
 * - `schedule`: the organiser's schedule, published by staff, gives an offer its time.
 * - `undo`: staff take back what nobody was told of; it is in no row, since it leads to whatever was there before.
 */
export const transitions: Readonly<Record<MatchingState, Partial<Record<MatchingAction, Transition>>>> = {
  offered: {
    accept: { by: ['seller', 'staff'], to: ['accepted'] },
    decline: { by: ['seller', 'staff'], to: ['declined'] },
    change: { by: ['buyer'], to: ['offered'] },
    cancel: { by: ['buyer', 'staff'], to: ['cancelled'] },
    expire: { by: ['system'], to: ['expired'] },
    settle: { by: ['system'], to: ['cancelled'] },
    schedule: { by: ['system'], to: ['confirmed'] },
  },
  accepted: {
    confirm: { by: ['buyer', 'staff'], to: ['confirmed'] },
    change: { by: ['buyer'], to: ['accepted'] },
    cancel: { by: ['buyer', 'seller', 'staff'], to: ['cancelled'] },
    expire: { by: ['system'], to: ['expired'] },
    settle: { by: ['system'], to: ['cancelled'] },
    schedule: { by: ['system'], to: ['confirmed'] },
  },
  confirmed: {
    cancel: { by: ['buyer', 'seller', 'staff'], to: ['cancelled'], when: 'before' },
    propose: { by: ['buyer', 'seller'], to: ['rescheduling'], when: 'before' },
    change: { by: ['buyer'], to: ['confirmed'], when: 'before' },
    move: { by: ['staff'], to: ['confirmed'], when: 'before' },
    mark: { by: ['buyer', 'seller', 'staff'], to: ['confirmed', 'met', 'missed', 'disputed'], when: 'after' },
  },
  rescheduling: {
    agree: { by: ['buyer', 'seller'], to: ['confirmed'], when: 'before', isAnswer: true },
    refuse: { by: ['buyer', 'seller', 'staff'], to: ['confirmed'], when: 'before' },
    cancel: { by: ['buyer', 'seller', 'staff'], to: ['cancelled'], when: 'before' },
    change: { by: ['buyer'], to: ['rescheduling'], when: 'before' },
    move: { by: ['staff'], to: ['confirmed'], when: 'before' },
    lapse: { by: ['system'], to: ['confirmed'], when: 'after' },
  },
  disputed: { mark: { by: ['staff'], to: ['met', 'missed'] } },
  met: { mark: { by: ['staff'], to: ['met', 'missed'] } },
  missed: { mark: { by: ['staff'], to: ['met', 'missed'] } },
  declined: {},
  cancelled: {},
  expired: {},
}

export const outcomes = ['met', 'missed'] as const
export type Outcome = (typeof outcomes)[number]

/** Fields of a matching that determine the possible actions. */
export interface MatchingFacts {
  state: MatchingState
  startsAt: string | null
  /** Who has proposed another time, while it is not agreed. */
  proposedBy: Party | null
}

/** The transition of an action, or nothing where it is not to be had now. */
export function transitionOf(matching: MatchingFacts, action: MatchingAction, by: Actor, now: string): Transition | undefined {
  const transition = transitions[matching.state][action]
  if (transition === undefined || !transition.by.includes(by)) return undefined
  const hasBegun = matching.startsAt !== null && matching.startsAt <= now
  if (transition.when === 'before' && hasBegun) return undefined
  if (transition.when === 'after' && !hasBegun) return undefined
  if (transition.isAnswer === true && matching.proposedBy === by) return undefined
  return transition
}

/** All that somebody can do with a matching now. */
export const actionsOf = (matching: MatchingFacts, by: Actor, now: string): MatchingAction[] =>
  matchingActions.filter((action) => transitionOf(matching, action, by, now) !== undefined)

/** Combines the marks of both sides into the state of the meeting; one side alone decides nothing. */
export function outcomeOf(marks: Readonly<Record<Party, Outcome | null>>): 'confirmed' | 'disputed' | Outcome {
  const { buyer, seller } = marks
  if (buyer === null || seller === null) return 'confirmed'
  return buyer === seller ? buyer : 'disputed'
}

/** Returns whether the sides can report an outcome: once the meeting has begun, whatever was marked. */
export const canReport = ({ state, startsAt }: Pick<MatchingFacts, 'state' | 'startsAt'>, now: string): boolean =>
  heldStates.some((held) => held === state) && startsAt !== null && startsAt <= now

/** Returns the party whose turn it is. */
export function awaited({ state, proposedBy }: Pick<MatchingFacts, 'state' | 'proposedBy'>): Party | 'staff' | null {
  if (state === 'offered') return 'seller'
  if (state === 'accepted') return 'buyer'
  if (state === 'disputed') return 'staff'
  return state === 'rescheduling' && proposedBy !== null ? otherParty(proposedBy) : null
}
