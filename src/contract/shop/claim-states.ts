/** Cancelled before it is sent; given back after it; or given back for another piece. */
export const claimKinds = ['cancel', 'return', 'exchange'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimStates = ['requested', 'received', 'closed', 'refused', 'withdrawn'] as const
export type ClaimState = (typeof claimStates)[number]

interface Transition {
  from: ClaimState
  /** By kind: a kind that is not named does not take it. */
  to: Readonly<Partial<Record<Exclude<ClaimKind, 'cancel'>, ClaimState>>>
  by: 'member' | 'staff'
}

/** Steps of what is asked to come back. What is cancelled is `closed` at once. */
export const claimTransitions = {
  withdraw: { from: 'requested', to: { return: 'withdrawn', exchange: 'withdrawn' }, by: 'member' },
  refuse: { from: 'requested', to: { return: 'refused', exchange: 'refused' }, by: 'staff' },
  receive: { from: 'requested', to: { return: 'closed', exchange: 'received' }, by: 'staff' },
  send: { from: 'received', to: { exchange: 'closed' }, by: 'staff' },
  /** Money for what cannot be exchanged after all: it is a return from then on. */
  refund: { from: 'received', to: { exchange: 'closed' }, by: 'staff' },
} as const satisfies Record<string, Transition>
export type ClaimStep = keyof typeof claimTransitions

interface Standing {
  kind: ClaimKind
  state: ClaimState
}

/** Returns whether something is still to be done with a claim: until then nothing confirms its order. */
export const isOpen = ({ state }: Pick<Standing, 'state'>): boolean => state === 'requested' || state === 'received'

/** Returns whether staff have not decided on a claim yet: its shopper can still say more of it. */
export const isUndecided = ({ state }: Pick<Standing, 'state'>): boolean => state === 'requested'

/** Returns what a claim becomes by a step; undefined: it cannot be taken. */
export function stateAfter({ kind, state }: Standing, step: ClaimStep): ClaimState | undefined {
  const { from, to }: Transition = claimTransitions[step]
  return state === from && kind !== 'cancel' ? to[kind] : undefined
}
