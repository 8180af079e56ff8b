import type { Board } from './board.ts'
import { insert } from './insert.ts'
import { none } from './problem.ts'

/** Of some meetings the one that is worth least, and can be taken away. */
function cheapest(board: Board, indexes: Iterable<number>): number {
  let [best, worth] = [none, Infinity]
  for (const index of indexes) {
    const { weight = Infinity } = board.problem.pairs[index] ?? {}
    if (weight >= worth || board.isLocked(index)) continue
    best = index
    worth = weight
  }
  return best
}

const meetingsOf = (board: Board, member: number): number[] => (board.pairsOf[member] ?? []).filter((index) => board.slotOf[index] !== none)

/** The meetings in a slot that sit at a table. */
const sittingIn = (board: Board, slot: number): number[] =>
  board.problem.pairs.flatMap(({ buyer, needsTable }, index) => (needsTable && board.meeting(buyer, slot) === index ? [index] : []))

/** Takes what stands in the way of a pair in a slot. Undefined where that cannot be taken away. */
function clear(board: Board, index: number, slot: number): number[] | undefined {
  const { buyer = none, seller = none, needsTable = false } = board.problem.pairs[index] ?? {}
  const taken: number[] = []
  const take = (other: number): boolean => {
    if (other === none || board.isLocked(other)) return false
    board.take(other)
    taken.push(other)
    return true
  }
  for (const member of [buyer, seller]) {
    const meeting = board.meeting(member, slot)
    if (meeting !== none && !take(meeting)) return undefined
  }
  for (const member of [buyer, seller]) if (board.isAtMaximum(member) && !take(cheapest(board, meetingsOf(board, member)))) return undefined
  if (needsTable && board.tablesLeft(slot) < 1 && !take(cheapest(board, sittingIn(board, slot)))) return undefined
  return taken
}

/** Tries to place a pair that found no room, at the cost of others that find room elsewhere or are worth less. */
function force(board: Board, index: number): boolean {
  for (const slot of board.common[index] ?? []) {
    const [mark, before] = [board.mark(), board.objective]
    const taken = clear(board, index, slot)
    if (taken !== undefined) {
      board.put(index, slot)
      for (const other of taken) insert(board, other)
      if (board.objective > before) return true
    }
    board.undoTo(mark)
  }
  return false
}

interface Limits {
  /** What cannot be exceeded: there one stops. */
  bound: number
  /** When to stop at the latest, in ms since the epoch. */
  until: number
}

/** Improves a board until the bound is reached, the time is over, or nothing more is found. `order`: the pairs that are tried first. */
export function improve(board: Board, order: readonly number[], { bound, until }: Limits): void {
  for (;;) {
    let isBetter = false
    for (const index of order) {
      if (board.slotOf[index] !== none) continue
      if (board.objective >= bound || Date.now() > until) return
      if (insert(board, index) || force(board, index)) {
        board.commit()
        isBetter = true
      }
    }
    if (!isBetter) return
  }
}
