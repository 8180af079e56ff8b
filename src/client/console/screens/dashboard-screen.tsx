import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { DashboardTask, ModuleDashboard } from '../module.ts'
import { addressOf, isOpenTo, listRead, resourceOf } from '../resources.ts'
import { CountCard } from './count-card.tsx'
import { Parts } from './dashboard-parts.tsx'
import { Upcoming } from './upcoming.tsx'

/** Counts the items of each task: those of which some wait have a card, the others a word below them. */
function Tasks({ tasks, children }: { tasks: readonly DashboardTask[]; children: ReactNode }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const counts = useQueries({
    queries: tasks.map(({ path, search }) => listRead(resourceOf(path), locale, { ...search, limit: 1 })),
    combine: (loads) => loads.map(({ data }) => data?.summary.total),
  })
  const known = tasks.map((task, index) => ({ ...task, address: addressOf(resourceOf(task.path)), count: counts[index] }))
  const nothing = known.filter(({ count }) => count === 0)
  return (
    <>
      <div className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        {known.map(
          ({ address, search, label, count }) =>
            count !== 0 && <CountCard key={label.id} address={address} search={search} label={i18n._(label)} count={count} />,
        )}
        {children}
      </div>
      {nothing.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <Trans>지금 없는 것</Trans>
          {nothing.map(({ address, search, label }) => (
            <Link
              key={label.id}
              to="/$"
              params={{ _splat: address }}
              search={search}
              className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {i18n._(label)}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

const nothing = () => null

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
  const tasks = modules.flatMap((module) => module.tasks ?? []).filter(({ path }) => isOpenTo(resourceOf(path), scopes))
  const parts = modules.flatMap((module) => module.parts ?? [])
  const [Late] = useState(() => lateParts(modules))
  return (
    <>
      <ScreenHead title={t`대시보드`} />
      <Parts parts={parts} place="start" />
      <Tasks tasks={tasks}>
        <Parts parts={parts} place="cards" />
      </Tasks>
      <Parts parts={parts} place="waiting" />
      {scopes.includes('console:content') && <Upcoming />}
      <Suspense>
        <Late />
      </Suspense>
    </>
  )
}
