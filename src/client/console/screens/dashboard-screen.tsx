import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { dateText } from '../date-text.ts'
import { schedulesRead } from '../editorial.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { DashboardPart, DashboardTask, ModuleDashboard } from '../module.ts'
import { addressOf, isOpenTo, listRead, resourceOf } from '../resources.ts'
import { CountCard } from './count-card.tsx'
import { TrendCards } from './trend-cards.tsx'

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

/** What is published or withdrawn by itself before long. */
function Upcoming() {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { data } = useQuery(schedulesRead(locale, { limit: 5 }))
  if (data === undefined || data.schedules.length === 0) return null
  return (
    <section aria-label={t`게시 예약`} className="mt-10 max-w-3xl">
      <h2 className="mb-3 font-bold">
        <Trans>게시 예약</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {data.schedules.map(({ resource: path, _item, title, publishAt, unpublishAt }) => {
          const resource = resourceOf(path)
          const [from, to] = [publishAt, unpublishAt].map((at) => (at === null ? '' : dateText(at, locale)))
          return (
            <li key={_item}>
              <Link
                to="/$"
                params={{ _splat: `${addressOf(resource)}/${_item}` }}
                className="flex flex-wrap justify-between gap-x-3 px-4 py-3 text-sm hover:bg-wash"
              >
                <span>
                  <span className="font-semibold">{title}</span> <span className="text-muted">{i18n._(resource.label)}</span>
                </span>
                <span className="text-muted tabular-nums">
                  {from !== '' && <Trans>{from} 게시</Trans>} {to !== '' && <Trans>{to} 게시 마침</Trans>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** `/console/dashboard`: today's work first. */
export function DashboardScreen({ modules }: { modules: readonly ModuleDashboard[] }) {
  const { t } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const tasks = modules.flatMap((module) => module.tasks ?? []).filter(({ path }) => isOpenTo(resourceOf(path), scopes))
  const parts = modules.flatMap((module) => module.parts ?? []).filter((part) => part.scopes.every((scope) => scopes.includes(scope)))
  const at = (place: DashboardPart['place']) =>
    parts.flatMap((part) => (part.place === place ? [<part.Part key={parts.indexOf(part)} />] : []))
  return (
    <>
      <ScreenHead title={t`대시보드`} />
      {at('start')}
      <Tasks tasks={tasks}>{at('cards')}</Tasks>
      {at('waiting')}
      {scopes.includes('console:content') && <Upcoming />}
      <TrendCards />
      {at('figures')}
    </>
  )
}
