import type { SchedulePhase } from '#contract/trade/fair-schedule.ts'
import highsModule, { type Highs } from 'highs'
import { Board } from './board.ts'
import { countColumns, type Formulation, formulate, type Group, groupsOf, type Words } from './formulation.ts'
import { byValue, greedy } from './greedy.ts'
import { improve } from './improve.ts'
import { insert } from './insert.ts'
import { none, objectiveOf, type Placement, type Problem } from './problem.ts'

// Its types are those of a CommonJS module. Node imports the ES module, whose default is the loader itself.
const loader = highsModule as unknown as typeof highsModule.default
let loading: Promise<Highs> | undefined
/** The solver, made once. */
const loadHighs = (): Promise<Highs> => (loading ??= loader())

export interface Solved {
  placement: Placement
  objective: number
  /** No schedule is worth more: proved by the solver. */
  bound: number
  /** What a placement by hand would be worth. */
  greedy: number
  /** How long it took. */
  ms: number
}

interface Options {
  /** How long it may take at all (ms). */
  budgetMs?: number
  /** With at most so many columns the whole schedule is given to the solver, in whole numbers. */
  wholeColumns?: number
  report?: (phase: SchedulePhase) => void
}

const usualWholeColumns = 4000
/** With at most so many a bound that groups slots is computed fast enough. */
const boundColumns = 16_000

const tolerance = 1e-6

interface Ran {
  bound: number
  /** How much of each pair is kept, from 0 to 1. */
  shares: Float64Array
  /** Where each group has one slot: the schedule. */
  slots: Int32Array
}

/** Has the solver solve a formulation. Nothing where it finds no bound in time. */
function run(highs: Highs, { pairs }: Problem, { model: input, columns }: Formulation, seconds = Infinity): Ran | undefined {
  const model = highs.createModel(input)
  try {
    model.options.set({ output_flag: false, mip_rel_gap: 0, ...(seconds === Infinity ? {} : { time_limit: seconds }) })
    model.run()
    const isWhole = input.integrality !== undefined
    const status = model.getModelStatus()
    // A linear program that was not solved to its end proves nothing.
    if (!isWhole && status !== highs.constants.modelStatus.optimal) return undefined
    const value = isWhole ? Number(model.info.get('mip_dual_bound')) : model.getObjectiveValue()
    if (!Number.isFinite(value) || model.getSolution().colValue.length === 0) return undefined
    const { colValue } = model.getSolution()
    const [shares, slots] = [new Float64Array(pairs.length), new Int32Array(pairs.length).fill(none)]
    for (const [column, { pair, group }] of columns.entries()) {
      const share = colValue[column] ?? 0
      shares[pair] = (shares[pair] ?? 0) + share
      if (share > 0.5) slots[pair] = group
    }
    // Weights are whole numbers, and so is what any schedule is worth.
    return { bound: Math.floor(value + tolerance * Math.max(1, Math.abs(value))), shares, slots }
  } finally {
    model.dispose()
  }
}

const toSay = ({ infinity, constants }: Highs): Words => ({ infinity, maximize: constants.objectiveSense.maximize })

/** The finest grouping that the solver bounds fast. */
function boundingGroups(problem: Problem): Group[] {
  const slots = problem.tables.length
  const groupings = [slots, 8, 4, 2].map((wanted) => groupsOf(slots, wanted))
  return groupings.find((groups) => countColumns(problem, groups) <= boundColumns) ?? groupsOf(slots, 1)
}

/** The board with what the solver placed, where that is a schedule. */
function boardOf(problem: Problem, { slots }: Ran): Board {
  const board = new Board(problem)
  for (const [index, slot] of slots.entries()) if (slot !== none && board.slotOf[index] === none) board.put(index, slot)
  return board
}

/** Places pairs in the order in which the solver would keep them, and improves that until the bound or the end of the time. */
function placed(
  problem: Problem,
  { bound, shares }: Ran,
  { until, report }: { until: number; report: (phase: SchedulePhase) => void },
): Board {
  const board = new Board(problem)
  const order = byValue(problem.pairs.map(({ weight }, index) => Math.round((shares[index] ?? 0) * 100) * 1000 + weight))
  report('placing')
  for (const index of order) {
    if (Date.now() > until) break
    insert(board, index)
  }
  board.commit()
  report('improving')
  improve(board, order, { bound, until })
  return board
}

/**
 * Makes a schedule: what is worth most, with no clash. Small ones are solved as a whole. Of larger ones the solver says, in a linear
 * program without single slots, what is to be kept and what no schedule can exceed; slots are given by colouring, and improved.
 */
export async function solve(problem: Problem, options: Options = {}): Promise<Solved> {
  const { budgetMs = 15_000, wholeColumns = usualWholeColumns, report = () => undefined } = options
  const startedAt = Date.now()
  const until = startedAt + budgetMs
  const slots = problem.tables.length
  report('bounding')
  const byGreedy = objectiveOf(problem, greedy(problem))
  if (problem.pairs.length === 0) return { placement: [], objective: byGreedy, bound: byGreedy, greedy: byGreedy, ms: 0 }
  const highs = await loadHighs()
  const seconds = budgetMs / 2000
  const each = groupsOf(slots, slots)
  const isSmall = countColumns(problem, each) <= wholeColumns
  const inTime = run(highs, problem, formulate(problem, isSmall ? each : boundingGroups(problem), isSmall, toSay(highs)), seconds)
  // On a machine with much else to do: all slots as one group is a small program, which is always solved.
  const first = inTime ?? run(highs, problem, formulate(problem, groupsOf(slots, 1), false, toSay(highs)))
  if (first === undefined) throw new Error('the solver found no bound')
  const exact = isSmall && inTime !== undefined ? boardOf(problem, first) : undefined
  const board = exact !== undefined && exact.objective >= first.bound ? exact : placed(problem, first, { until, report })
  const best = exact !== undefined && exact.objective > board.objective ? exact : board
  return { placement: best.placement(), objective: best.objective, bound: first.bound, greedy: byGreedy, ms: Date.now() - startedAt }
}
