/** A fair to be scheduled, in numbers: members, pairs and slots are known by their index. What is agreed already is taken out of it. */
export interface Problem {
  /** Tables that are left, by slot. */
  tables: readonly number[]
  members: readonly Member[]
  pairs: readonly Pair[]
}

export interface Member {
  /** Whether it can meet somebody, by slot. */
  isFree: readonly boolean[]
  /** Meetings that it should get at least: what is missing costs `shortfall` each. */
  minimum: number
  maximum: number
}

/** A buyer and a seller of whom at least one wants to meet the other. */
export interface Pair {
  buyer: number
  seller: number
  /** What their meeting is worth: a whole number above zero. */
  weight: number
  needsTable: boolean
  /** Its slot is given and is not changed. */
  locked?: number
}

/** Cost of a missing meeting of a member's minimum: more than any single pair of wishes is worth. */
export const shortfall = 25

/** No slot. */
export const none = -1

/** A slot for each pair, or `none`. */
export type Placement = readonly number[]

/** Slots in which both can meet, whatever else they do. */
export function commonSlots({ members, tables }: Problem, { buyer, seller, needsTable, locked }: Pair): number[] {
  if (locked !== undefined) return [locked]
  const [a, b] = [members[buyer]?.isFree, members[seller]?.isFree]
  return tables.flatMap((left, slot) => (a?.[slot] === true && b?.[slot] === true && (left > 0 || !needsTable) ? [slot] : []))
}

/** Members of each pair, by member. */
export function pairsByMember({ members, pairs }: Problem): number[][] {
  const found: number[][] = members.map(() => [])
  for (const [index, { buyer, seller }] of pairs.entries()) {
    found[buyer]?.push(index)
    found[seller]?.push(index)
  }
  return found
}

/** Evaluates a placement: weights of the wishes it keeps, less the cost of missed minimums. */
export function objectiveOf({ members, pairs }: Problem, placement: Placement): number {
  const meetings = members.map(() => 0)
  let kept = 0
  for (const [index, { buyer, seller, weight }] of pairs.entries()) {
    if (placement[index] === none) continue
    kept += weight
    meetings[buyer] = (meetings[buyer] ?? 0) + 1
    meetings[seller] = (meetings[seller] ?? 0) + 1
  }
  const missing = members.reduce((sum, { minimum }, index) => sum + Math.max(0, minimum - (meetings[index] ?? 0)), 0)
  return kept - shortfall * missing
}
