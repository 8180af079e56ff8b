import { heldStates, type MatchingState } from './matching-states.ts'

/** When the room of an online meeting is open, around the meeting, in milliseconds. */
export const roomTimes = { before: 10 * 60_000, after: 30 * 60_000 } as const

/** Fields of a matching that determine whether it has a room. */
export interface RoomFacts {
  method: 'ONLINE' | 'OFFLINE'
  state: MatchingState
  startsAt: string | null
  endsAt: string | null
}

/** When the room of a matching opens and closes (UTC); undefined where it has none: at a table, or without an agreed time. */
export function roomSpan({ method, state, startsAt, endsAt }: RoomFacts): { opensAt: string; closesAt: string } | undefined {
  if (method !== 'ONLINE' || startsAt === null || endsAt === null || !heldStates.some((held) => held === state)) return undefined
  const iso = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString()
  return { opensAt: iso(startsAt, -roomTimes.before), closesAt: iso(endsAt, roomTimes.after) }
}

/** Possible persons in a room: the two sides, one guest from the staff, and one whom a side has invited, such as an interpreter. */
export const roomSides = ['seller', 'buyer', 'guest', 'invited'] as const
export type RoomSide = (typeof roomSides)[number]

/** With these codes the server ends a connection to a room for good; after any other end the client connects again. */
export const roomCloseCodes = {
  /** The same side has come in elsewhere. */
  replaced: 4001,
  /** The room has closed, or is not the caller's any more. */
  over: 4002,
} as const

/** Limits of what is sent in a room. */
export const roomLimits = {
  /** Characters of a description (SDP) and of a candidate. */
  sdp: 40_000,
  candidate: 2000,
  /** Characters of a chat message, which goes past the server. */
  chat: 2000,
} as const
