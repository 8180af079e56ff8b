import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { taskRead } from '../frame/use-waiting.ts'
import { screenWords } from '../i18n.ts'
import type { ModuleDashboard } from '../module.ts'
import { isOpenTo, resourceOf } from '../resources.ts'
import { Parts } from './dashboard-parts.tsx'
import { Upcoming } from './upcoming.tsx'
import type { CountedTask } from './waiting-list.tsx'

/** Counts the items of each task that the scopes open. */
function useTasks(modules: readonly ModuleDashboard[], scopes: readonly string[]): CountedTask[] {
  const locale = useLocale()
  const tasks = modules
    .flatMap(({ site, tasks: own = [] }) => own.map((task) => ({ ...task, site, resource: resourceOf(task.path) })))
    .filter(({ resource }) => isOpenTo(resource, scopes))
  const counts = useQueries({
    queries: tasks.map((task) => taskRead(task, locale)),
    combine: (loads) => loads.map(({ data, isPending, refetch }) => ({ count: data?.summary.total, isPending, refetch })),
  })
  return tasks.flatMap((task, index) => (counts[index] === undefined ? [] : [{ ...task, ...counts[index] }]))
}

const nothing = () => null

/** What waits is listed when it has been counted: what lists it comes meanwhile, with its words. */
const work = () =>
  lazy(async () => {
    const [file] = await Promise.all([import('./dashboard-work.tsx'), screenWords()])
    return { default: file.DashboardWork }
  })

/** Figures come after what waits; where they do not arrive, the rest is of use without them. */
const lateParts = (modules: readonly ModuleDashboard[]) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    const Late = await import('./late-parts.tsx').then((file) => file.importLateParts(modules)).catch(() => nothing)
    return { default: Late }
  })

/** `/console/dashboard`: today's work first, then the figures that a role steers by. */
export function DashboardScreen({ modules }: { modules: readonly ModuleDashboard[] }) {
  const { t } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const tasks = useTasks(modules, scopes)
  const parts = modules.flatMap((module) => module.parts ?? [])
  const [Work] = useState(work)
  const [Late] = useState(() => lateParts(modules))
  return (
    <div className="max-w-6xl">
      <ScreenHead title={t`대시보드`} />
      <div className="flex flex-col gap-8">
        <Parts parts={parts} place="start" />
        <Suspense fallback={<div className="skeleton h-96" />}>
          <Work modules={modules} tasks={tasks} />
        </Suspense>
        {scopes.includes('console:content') && <Upcoming />}
        <Suspense>
          <Late />
        </Suspense>
      </div>
    </div>
  )
}
