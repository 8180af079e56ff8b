import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSession } from '../../session/use-session.ts'
import type { ModuleDashboard } from '../module.ts'
import { addressOf } from '../resources.ts'
import { CountLine, CountPlace } from './count-line.tsx'
import { isPartOpen, Parts } from './dashboard-parts.tsx'
import { daysToWait } from './lateness.ts'
import { type CountedTask, WaitingList } from './waiting-list.tsx'

interface Props {
  modules: readonly ModuleDashboard[]
  tasks: readonly CountedTask[]
}

/** How many of each task wait, in two columns; in a line below, what does not. */
function Counts({ modules, tasks }: Props) {
  const { i18n } = useLingui()
  const id = useId()
  const scopes = useSession()?.scopes ?? []
  const parts = modules.flatMap((module) => module.parts ?? [])
  if (tasks.length === 0 && !parts.some((part) => part.place === 'counts' && isPartOpen(part, scopes))) return null
  // What is 0 is not known before: no line moves.
  if (tasks.some(({ isPending }) => isPending)) return <div className="skeleton h-64" />
  const lines = (
    <>
      {tasks.map(({ resource, search, label, count }) => (
        <CountLine key={label.id} address={addressOf(resource)} search={search} label={i18n._(label)} count={count} />
      ))}
      <Parts parts={parts} place="counts" />
    </>
  )
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-bold">
        <Trans>기다리는 것의 수</Trans>
      </h2>
      <ul className="rounded-card border border-line bg-surface py-1.5 empty:hidden sm:columns-2 sm:gap-0 sm:[column-rule:1px_solid_var(--line)]">
        {lines}
      </ul>
      <CountPlace value="none">
        <div className="mt-3 flex flex-wrap gap-x-1.5 text-sm text-muted not-has-[li]:hidden">
          <span className="inline-flex items-center pointer-coarse:min-h-11">
            <Trans>기다리는 것 없음:</Trans>
          </span>
          <ul className="contents">{lines}</ul>
        </div>
      </CountPlace>
    </section>
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
      <Counts modules={modules} tasks={tasks} />
    </>
  )
}
