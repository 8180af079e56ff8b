import { siteNames } from '#contract/sites.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSession } from '../../session/use-session.ts'
import type { DashboardPart, ModuleDashboard } from '../module.ts'
import { addressOf, resourceOf } from '../resources.ts'
import { CountLine } from './count-line.tsx'
import { isPartOpen, Parts } from './dashboard-parts.tsx'
import { daysToWait } from './lateness.ts'
import { type CountedTask, WaitingList } from './waiting-list.tsx'

interface Props {
  modules: readonly ModuleDashboard[]
  tasks: readonly CountedTask[]
}

interface GroupProps {
  name: string
  tasks: readonly CountedTask[]
  parts: readonly DashboardPart[]
  className: string
}

/** Counts of one site's work, each a line. */
function Group({ name, tasks, parts, className }: GroupProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-3 font-bold">
        {name}
      </h2>
      <ul className="rounded-card border border-line bg-surface py-1.5">
        {tasks.map(({ resource, search, label, count }) => (
          <CountLine key={label.id} address={addressOf(resource)} search={search} label={i18n._(label)} count={count} />
        ))}
        <Parts parts={parts} place="counts" />
      </ul>
    </section>
  )
}

/** Groups the counts by site: of three, the longest has a column of its own. */
function Groups({ modules, tasks }: Props) {
  const { t, i18n } = useLingui()
  const scopes = useSession()?.scopes ?? []
  const names = resourceOf('center/questions').shapes.all['site']?.choices ?? {}
  const groups = [...siteNames, undefined]
    .map((site) => ({
      site,
      name: site === undefined ? t`공통` : i18n._(names[site] ?? site),
      tasks: tasks.filter((task) => task.site === site),
      parts: modules.flatMap((module) => (module.site === site ? (module.parts ?? []) : [])),
    }))
    .filter((group) => group.tasks.length > 0 || group.parts.some((part) => part.place === 'counts' && isPartOpen(part, scopes)))
  const columns = ['', 'lg:grid-cols-2', 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]'][groups.length - 1]
  return (
    <div className={`grid items-start gap-6 empty:hidden ${columns}`}>
      {groups.map(({ site, ...group }) => (
        <Group key={group.name} {...group} className={groups.length > 2 && site === 'centre' ? 'lg:row-span-2' : ''} />
      ))}
    </div>
  )
}

/** The rule of `latenessOf`, for those who read the list. */
function LatenessRule() {
  const { late, soon } = daysToWait
  return (
    <p className="text-xs text-muted">
      <Trans>
        늦음: 기한이 지났거나, 기한 없이 {late}일 이상 기다림. 곧 늦음: 오늘이 기한이거나, {soon}일 이상 기다림.
      </Trans>
    </p>
  )
}

/** Renders what waits: the items that have waited longest, and how many of each kind there are. */
export function DashboardWork({ modules, tasks }: Props) {
  const { t } = useLingui()
  return (
    <>
      {tasks.some(({ isOnlyCounted }) => isOnlyCounted !== true) && (
        <section aria-label={t`먼저 할 일`}>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
            <h2 className="font-bold">
              <Trans>먼저 할 일</Trans>
            </h2>
            <LatenessRule />
          </div>
          <WaitingList tasks={tasks} />
        </section>
      )}
      <Parts parts={modules.flatMap(({ parts = [] }) => parts)} place="notice" />
      <Groups modules={modules} tasks={tasks} />
    </>
  )
}
