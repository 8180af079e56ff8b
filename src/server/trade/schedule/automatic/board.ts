import { commonSlots, none, pairsByMember, type Placement, type Problem, shortfall } from './problem.ts'

/** A change that can be taken back: the pair, and where it was. */
type Journal = [pair: number, slot: number][]

/**
 * Mutable schedule under construction. It never holds two meetings of a member in a slot, more meetings than tables or maximums
 * allow, or one with an absent member.
 */
export class Board {
  readonly problem: Problem
  readonly slots: number
  /** The slot of each pair, or `none`. */
  readonly slotOf: Int32Array
  /** Slots in which both of a pair are there. */
  readonly common: readonly (readonly number[])[]
  readonly pairsOf: readonly (readonly number[])[]
  /** What it is worth so far. */
  objective = 0
  readonly #at: Int32Array
  readonly #isFree: Uint8Array
  readonly #used: Int32Array
  readonly #count: Int32Array
  #journal: Journal = []

  constructor(problem: Problem) {
    const { members, pairs, tables } = problem
    this.problem = problem
    this.slots = tables.length
    this.slotOf = new Int32Array(pairs.length).fill(none)
    this.common = pairs.map((pair) => commonSlots(problem, pair))
    this.pairsOf = pairsByMember(problem)
    this.#at = new Int32Array(members.length * this.slots).fill(none)
    this.#isFree = Uint8Array.from(members.flatMap(({ isFree }) => isFree.map(Number)))
    this.#used = new Int32Array(this.slots)
    this.#count = new Int32Array(members.length)
    this.objective = -shortfall * members.reduce((sum, { minimum }) => sum + minimum, 0)
    for (const [index, { locked }] of pairs.entries()) if (locked !== undefined) this.put(index, locked)
    this.#journal = []
  }

  #pair(index: number) {
    const pair = this.problem.pairs[index]
    if (pair === undefined) throw new Error('there is no such pair')
    return pair
  }
  isLocked(index: number): boolean {
    return this.#pair(index).locked !== undefined
  }
  /** The pair of a member in a slot. */
  meeting(member: number, slot: number): number {
    return this.#at[member * this.slots + slot] ?? none
  }
  isThere(member: number, slot: number): boolean {
    return this.#isFree[member * this.slots + slot] === 1
  }
  isIdle(member: number, slot: number): boolean {
    return this.isThere(member, slot) && this.meeting(member, slot) === none
  }
  tablesLeft(slot: number): number {
    return (this.problem.tables[slot] ?? 0) - (this.#used[slot] ?? 0)
  }
  isAtMaximum(member: number): boolean {
    return (this.#count[member] ?? 0) >= (this.problem.members[member]?.maximum ?? 0)
  }
  placement(): Placement {
    return [...this.slotOf]
  }

  /** Puts a pair into a slot that is to be had for it. */
  put(index: number, slot: number): void {
    this.#journal.push([index, none])
    this.#put(index, slot)
  }
  #put(index: number, slot: number): void {
    const { buyer, seller, weight, needsTable } = this.#pair(index)
    this.slotOf[index] = slot
    this.#at[buyer * this.slots + slot] = index
    this.#at[seller * this.slots + slot] = index
    if (needsTable) this.#used[slot] = (this.#used[slot] ?? 0) + 1
    this.objective += weight + this.#add(buyer, 1) + this.#add(seller, 1)
  }
  take(index: number): void {
    this.#journal.push([index, this.slotOf[index] ?? none])
    this.#take(index)
  }
  #take(index: number): void {
    const { buyer, seller, weight, needsTable } = this.#pair(index)
    const slot = this.slotOf[index] ?? none
    this.slotOf[index] = none
    this.#at[buyer * this.slots + slot] = none
    this.#at[seller * this.slots + slot] = none
    if (needsTable) this.#used[slot] = (this.#used[slot] ?? 0) - 1
    this.objective -= weight - this.#add(buyer, -1) - this.#add(seller, -1)
  }
  /** Counts a meeting of a member. Returns what its minimum makes of it. */
  #add(member: number, by: 1 | -1): number {
    const before = this.#count[member] ?? 0
    this.#count[member] = before + by
    const { minimum = 0 } = this.problem.members[member] ?? {}
    return Math.min(before, before + by) < minimum ? by * shortfall : 0
  }

  /** Where one is, to come back to with `undoTo`. */
  mark(): number {
    return this.#journal.length
  }
  undoTo(mark: number): void {
    while (this.#journal.length > mark) {
      const [index, slot] = this.#journal.pop() ?? [none, none]
      if (slot === none) this.#take(index)
      else this.#put(index, slot)
    }
  }
  /** Makes what was done last. */
  commit(): void {
    this.#journal = []
  }
}
