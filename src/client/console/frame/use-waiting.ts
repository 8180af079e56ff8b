import type { Locale } from '#contract/locale.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule, DashboardTask } from '../module.ts'
import { addressOf, type ConsoleItem, isOpenTo, listRead, resourceOf } from '../resources.ts'

/** The first task of each list: by its number the list says what waits there. */
const firstOfEach = (tasks: readonly DashboardTask[]) =>
  tasks.filter(({ path }, at) => tasks.findIndex((each) => each.path === path) === at)

/** Reads how many items a task has, with the one that has waited longest. */
export const taskRead = ({ path, search, since = 'createdAt', isOnlyCounted }: DashboardTask, locale: Locale) =>
  listRead(resourceOf(path), locale, { ...search, ...(isOnlyCounted === true ? {} : { sort: since }), limit: 1 })

export interface Waiting {
  count: number
  /** What has waited longest is late. */
  isLate: boolean
}

/** Tasks, and what tells late work: they come after the menu. */
interface Late {
  tasks: readonly DashboardTask[]
  isLate: (task: DashboardTask, item: ConsoleItem) => boolean
}

/** Counts what waits in each list, by its address, as the dashboard counts it. Nothing waits for the numbers. */
export function useWaiting(modules: readonly ConsoleModule[]): ReadonlyMap<string, Waiting> {
  const locale = useLocale()
  const scopes = useSession()?.scopes ?? []
  const [{ tasks, isLate }, setFound] = useState<Late>({ tasks: [], isLate: () => false })
  useEffect(() => {
    // Without them the menu has no numbers.
    void Promise.all([import('../screens/lateness.ts'), ...modules.flatMap((module) => module.dashboard?.() ?? [])])
      .then(([late, ...found]) => setFound({ ...late, tasks: firstOfEach(found.flatMap((dashboard) => dashboard.tasks ?? [])) }))
      .catch(() => undefined)
  }, [modules])
  const open = tasks.filter(({ path }) => isOpenTo(resourceOf(path), scopes))
  const found = useQueries({
    queries: open.map((task) => taskRead(task, locale)),
    combine: (loads) => loads.map(({ data }) => data),
  })
  return new Map(
    open.map((task, at) => {
      const { items: [first] = [], summary } = found[at] ?? {}
      return [addressOf(resourceOf(task.path)), { count: summary?.total ?? 0, isLate: first !== undefined && isLate(task, first) }]
    }),
  )
}
