import type { Board } from './board.ts'
import { none } from './problem.ts'

/**
 * The meetings that change their slot where those of a chain of members are swapped between two slots, from a member on: an
 * alternating path, as in the colouring of a bipartite graph. Undefined where one of them cannot: it is locked, or somebody is not there.
 */
function chainFrom(board: Board, member: number, from: number, to: number): number[] | undefined {
  const chain: number[] = []
  let [at, here, there] = [member, from, to]
  for (;;) {
    const index = board.meeting(at, here)
    if (index === none) return chain
    const { buyer, seller } = board.problem.pairs[index] ?? {}
    if (board.isLocked(index) || buyer === undefined || seller === undefined) return undefined
    if (!board.isThere(buyer, there) || !board.isThere(seller, there)) return undefined
    chain.push(index)
    at = at === buyer ? seller : buyer
    ;[here, there] = [there, here]
  }
}

/** How many tables the first of the two slots loses to the second one where a chain is swapped. */
function tablesMoved(board: Board, chain: readonly number[]): number {
  let moved = 0
  for (const [step, index] of chain.entries()) if (board.problem.pairs[index]?.needsTable === true) moved += step % 2 === 0 ? 1 : -1
  return moved
}

function swap(board: Board, chain: readonly number[], from: number, to: number): void {
  for (const index of chain) board.take(index)
  for (const [step, index] of chain.entries()) board.put(index, step % 2 === 0 ? to : from)
}

/** Gives a slot a table more by swapping a chain into another slot that has one left. */
function freeTable(board: Board, slot: number): boolean {
  const others = [...board.problem.tables.keys()].filter((other) => other !== slot && board.tablesLeft(other) > 0)
  if (others.length === 0) return false
  for (const member of board.problem.members.keys()) {
    const index = board.meeting(member, slot)
    if (index === none || board.problem.pairs[index]?.needsTable !== true) continue
    for (const other of others) {
      // The chain begins where nothing precedes it.
      if (board.meeting(member, other) !== none) continue
      const chain = chainFrom(board, member, slot, other)
      if (chain === undefined || tablesMoved(board, chain) !== 1) continue
      swap(board, chain, slot, other)
      return true
    }
  }
  return false
}

/** A slot in which both are idle and, where they need one, a table is left: that with most tables left. */
function directSlot(board: Board, index: number): number {
  const { buyer = none, seller = none, needsTable = false } = board.problem.pairs[index] ?? {}
  let [best, left] = [none, needsTable ? 0 : none]
  for (const slot of board.common[index] ?? []) {
    if (!board.isIdle(buyer, slot) || !board.isIdle(seller, slot) || board.tablesLeft(slot) <= left) continue
    best = slot
    left = board.tablesLeft(slot)
  }
  return best
}

/** Whether the chain that lets both meet in `slot` can be swapped, with the tables that there are. */
function fits(board: Board, chain: readonly number[], slot: number, other: number, needsTable: boolean): boolean {
  const moved = tablesMoved(board, chain)
  return board.tablesLeft(slot) + moved >= (needsTable ? 1 : 0) && board.tablesLeft(other) - moved >= 0
}

/** Frees a slot of the one of two members in which the other one is idle, by swapping a chain into a slot in which it is idle itself. */
function swapInto(board: Board, index: number): boolean {
  const { buyer = none, seller = none, needsTable = false } = board.problem.pairs[index] ?? {}
  const common = board.common[index] ?? []
  for (const [idle, busy] of [
    [seller, buyer],
    [buyer, seller],
  ] as const)
    for (const slot of common) {
      if (!board.isIdle(idle, slot)) continue
      for (let other = 0; other < board.slots; other += 1) {
        if (other === slot || !board.isIdle(busy, other)) continue
        const chain = chainFrom(board, busy, slot, other)
        if (chain === undefined || !fits(board, chain, slot, other, needsTable)) continue
        swap(board, chain, slot, other)
        board.put(index, slot)
        return true
      }
    }
  return false
}

/**
 * Places a pair without losing any other: in a free slot, or in one that is made free by moving others. False where there is no such
 * slot, or one of the two has all its meetings.
 */
export function insert(board: Board, index: number): boolean {
  const { buyer = none, seller = none, needsTable = false } = board.problem.pairs[index] ?? {}
  if (board.slotOf[index] !== none || board.isAtMaximum(buyer) || board.isAtMaximum(seller)) return false
  const slot = directSlot(board, index)
  if (slot !== none) {
    board.put(index, slot)
    return true
  }
  if (swapInto(board, index)) return true
  if (!needsTable) return false
  for (const full of board.common[index] ?? []) {
    const areIdle = () => board.isIdle(buyer, full) && board.isIdle(seller, full)
    if (!areIdle()) continue
    const mark = board.mark()
    // The chain may have come through one of the two.
    if (freeTable(board, full) && areIdle() && board.tablesLeft(full) > 0) {
      board.put(index, full)
      return true
    }
    board.undoTo(mark)
  }
  return false
}
