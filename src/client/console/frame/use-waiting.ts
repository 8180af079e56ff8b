import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import type { ConsoleModule, DashboardTask } from '../module.ts'
import { addressOf, isOpenTo, listRead, resourceOf } from '../resources.ts'

/** The first task of each list: by its number the list says what waits there. */
const firstOfEach = (tasks: readonly DashboardTask[]) =>
  tasks.filter(({ path }, at) => tasks.findIndex((each) => each.path === path) === at)

/** Counts what waits in each list, by its address, as the dashboard counts it. Nothing waits for the numbers. */
export function useWaiting(modules: readonly ConsoleModule[]): ReadonlyMap<string, number> {
  const locale = useLocale()
  const scopes = useSession()?.scopes ?? []
  const [tasks, setTasks] = useState<readonly DashboardTask[]>([])
  useEffect(() => {
    // Without them the menu has no numbers.
    void Promise.all(modules.flatMap((module) => module.dashboard?.() ?? []))
      .then((found) => setTasks(firstOfEach(found.flatMap((dashboard) => dashboard.tasks ?? []))))
      .catch(() => undefined)
  }, [modules])
  const open = tasks.filter(({ path }) => isOpenTo(resourceOf(path), scopes))
  const counts = useQueries({
    queries: open.map(({ path, search }) => listRead(resourceOf(path), locale, { ...search, limit: 1 })),
    combine: (loads) => loads.map(({ data }) => data?.summary.total ?? 0),
  })
  return new Map(open.map(({ path }, at) => [addressOf(resourceOf(path)), counts[at] ?? 0]))
}
