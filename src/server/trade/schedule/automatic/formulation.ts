import type { ModelData, ObjectiveSense } from 'highs'
import { commonSlots, type Problem, shortfall } from './problem.ts'

/** Slots that are counted as one. With a slot in each group, the formulation says all; with fewer groups it says less, and is smaller. */
export type Group = readonly number[]

/** Groups of neighbouring slots, as many as are wanted. */
export function groupsOf(slots: number, wanted: number): Group[] {
  const count = Math.max(1, Math.min(slots, wanted))
  return Array.from({ length: count }, (_none, group) => {
    const [first, end] = [Math.round((group * slots) / count), Math.round(((group + 1) * slots) / count)]
    return Array.from({ length: end - first }, (_each, index) => first + index)
  })
}

export interface Formulation {
  model: ModelData
  /** The pair and the group of each column; columns of missing meetings come after these. */
  columns: readonly { pair: number; group: number }[]
}

/** As the solver says it. */
export interface Words {
  infinity: number
  maximize: ObjectiveSense
}

/** A sparse matrix that is written a row at a time. */
class Rows {
  readonly lower: number[] = []
  readonly upper: number[] = []
  readonly starts: number[] = [0]
  readonly indices: number[] = []
  readonly values: number[] = []
  /** Each column counts once, but for those that are given as `[column, factor]`. */
  add(lower: number, upper: number, columns: readonly number[], extra?: readonly [column: number, factor: number]): void {
    this.lower.push(lower)
    this.upper.push(upper)
    for (const column of columns) {
      this.indices.push(column)
      this.values.push(1)
    }
    if (extra !== undefined) {
      this.indices.push(extra[0])
      this.values.push(extra[1])
    }
    this.starts.push(this.indices.length)
  }
}

const append = (lists: Map<number, number[]>, key: number, column: number): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [column])
  else list.push(column)
}

/** How many offline meetings a group of slots can take: tables, and members who are there. */
function capacityOf({ tables, members, pairs }: Problem, group: Group): number {
  const sides = [new Set(pairs.map(({ seller }) => seller)), new Set(pairs.map(({ buyer }) => buyer))]
  const there = (side: ReadonlySet<number>, slot: number) => [...side].filter((index) => members[index]?.isFree[slot] === true).length
  return group.reduce((sum, slot) => sum + Math.min(tables[slot] ?? 0, ...sides.map((side) => there(side, slot))), 0)
}

/** The groups of slots in which each pair can meet. */
function columnsOf(problem: Problem, groups: readonly Group[]): number[][] {
  const groupOf = new Map(groups.flatMap((group, index) => group.map((slot) => [slot, index] as const)))
  return problem.pairs.map((pair) => [...new Set(commonSlots(problem, pair).map((slot) => groupOf.get(slot) ?? 0))])
}

/** Counts the columns of a formulation before memory is allocated for it. */
export const countColumns = (problem: Problem, groups: readonly Group[]): number =>
  columnsOf(problem, groups).reduce((sum, own) => sum + own.length, 0)

/**
 * The schedule as a linear program: a column says that a pair meets in a group of slots. A member meets as often in a group as it is
 * free there, tables are counted by group (which of them does not matter), and each missing meeting of a minimum costs `shortfall`.
 * Nobody's slot is named but where a group has only one, so its optimum is an upper bound of every schedule; and with a slot in each
 * group and whole numbers it is the schedule.
 */
export function formulate(problem: Problem, groups: readonly Group[], isWhole: boolean, { infinity, maximize }: Words): Formulation {
  const columns = columnsOf(problem, groups).flatMap((own, pair) => own.map((group) => ({ pair, group })))
  const [ofPair, ofMember, ofMemberIn, sitting] = [0, 1, 2, 3].map(() => new Map<number, number[]>()) as [Lists, Lists, Lists, Lists]
  for (const [column, { pair, group }] of columns.entries()) {
    const { buyer = 0, seller = 0, needsTable = false } = problem.pairs[pair] ?? {}
    append(ofPair, pair, column)
    if (needsTable) append(sitting, group, column)
    for (const member of [buyer, seller]) {
      append(ofMember, member, column)
      append(ofMemberIn, member * groups.length + group, column)
    }
  }
  const rows = new Rows()
  const hasLock = (pair: number) => problem.pairs[pair]?.locked !== undefined
  for (const [pair, own] of ofPair) if (own.length > 1 || hasLock(pair)) rows.add(hasLock(pair) ? 1 : 0, 1, own)
  const missing: number[] = []
  for (const [index, { minimum, maximum, isFree }] of problem.members.entries()) {
    const own = ofMember.get(index) ?? []
    if (own.length > maximum) rows.add(0, maximum, own)
    if (minimum > 0) {
      rows.add(minimum, infinity, own, [columns.length + missing.length, 1])
      missing.push(minimum)
    }
    for (const [group, slots] of groups.entries()) {
      const there = ofMemberIn.get(index * groups.length + group) ?? []
      // Where a slot is locked its own column is counted, too: it is free to be.
      const free = slots.filter((slot) => isFree[slot] === true).length
      if (there.length > free) rows.add(0, free, there)
    }
  }
  for (const [group, slots] of groups.entries()) {
    const [there, capacity] = [sitting.get(group) ?? [], capacityOf(problem, slots)]
    if (there.length > capacity) rows.add(0, capacity, there)
  }
  const costs = [...columns.map(({ pair }) => problem.pairs[pair]?.weight ?? 0), ...missing.map(() => -shortfall)]
  const upper = [...columns.map(() => 1), ...missing]
  const model = {
    numCols: costs.length,
    numRows: rows.lower.length,
    sense: maximize,
    colCost: Float64Array.from(costs),
    colLower: new Float64Array(costs.length),
    colUpper: Float64Array.from(upper),
    rowLower: Float64Array.from(rows.lower),
    rowUpper: Float64Array.from(rows.upper),
    matrix: {
      format: 'csr' as const,
      numRows: rows.lower.length,
      numCols: costs.length,
      starts: Int32Array.from(rows.starts),
      indices: Int32Array.from(rows.indices),
      values: Float64Array.from(rows.values),
    },
    ...(isWhole ? { integrality: Int32Array.from(costs, () => 1) } : {}),
  }
  return { model, columns }
}

type Lists = Map<number, number[]>
