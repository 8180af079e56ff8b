import type { AnyResource } from '#contract/resource.ts'
import type { SiteName } from '#contract/sites.ts'
import { textOf, titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ago } from '../../content/ago.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import { Cell } from '../list/cell.tsx'
import type { DashboardTask } from '../module.ts'
import { addressOf, type ConsoleItem, listRead } from '../resources.ts'
import { longestWaiting, mostWaiting, type Waiting } from './longest-waiting.ts'

export interface CountedTask extends DashboardTask {
  site: SiteName | undefined
  resource: AnyResource
  /** Undefined where it is not known. */
  count: number | undefined
  isPending: boolean
  refetch: () => unknown
}

type Row = Waiting & { task: CountedTask; item: ConsoleItem }

/** Reads the items that have waited longest, of each task of which some wait. */
function useWaitingRows(tasks: readonly CountedTask[]): Load<Row[]> {
  const locale = useLocale()
  const [isFirst, setIsFirst] = useState(true)
  const all = tasks.filter(({ isOnlyCounted }) => isOnlyCounted !== true)
  const work = all.filter(({ count = 0 }) => count > 0)
  // The same however many wait: what has been read stays known.
  const limit = Math.max(4, Math.ceil(mostWaiting / Math.max(1, all.length)))
  const loads = useQueries({
    queries: work.map(({ resource, search, since = 'createdAt' }) => listRead(resource, locale, { ...search, sort: since, limit })),
  })
  const rows = work.flatMap((task, index) =>
    (loads[index]?.data?.items ?? []).map((item, place): Row => {
      const at = item[task.since ?? 'createdAt']
      return { task, item, place, key: `${task.path}/${item._id}`, site: task.site, since: typeof at === 'string' ? at : item.createdAt }
    }),
  )
  const isPending = [...all, ...loads].some((load) => load.isPending)
  if (isFirst && !isPending) setIsFirst(false)
  const failed = [...all.filter(({ count }) => count === undefined), ...loads.filter(({ data }) => data === undefined)]
  // At first it comes as a whole, so that no row moves; what has come is of use without what has failed, or comes later.
  const data = !isFirst && (rows.length > 0 || failed.length === 0) ? longestWaiting(rows) : undefined
  return { data, isPending, refetch: () => failed.map((load) => load.refetch()) }
}

/** Says who is to act: of what has a person in charge that one, else any of the staff. */
function Turn({ task: { resource }, item }: Pick<Row, 'task' | 'item'>) {
  const mine = useSession()?.sub
  const assignee = item['_assignee']
  if (assignee === undefined) return <Trans>누구나</Trans>
  if (assignee === null)
    return (
      <span className="text-ink">
        <Trans>담당자 없음</Trans>
      </span>
    )
  if (assignee !== mine) return <Cell shape={resource.shapes.all['_assignee']} value={assignee} />
  return (
    <strong className="text-accent">
      <Trans>내 차례</Trans>
    </strong>
  )
}

function WaitingRow({ task, item, since }: Row) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const title = titleOf(task.resource, item, locale)
  const content = textOf(item['content'], locale)
  return (
    <li>
      <Link
        to="/$"
        params={{ _splat: `${addressOf(task.resource)}/${item._id}` }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2 text-sm hover:bg-wash lg:grid-cols-[minmax(0,1fr)_17rem_8.5rem_6.5rem]"
      >
        <span className="truncate">
          <span className="font-semibold">{title}</span> {content !== title && content}
        </span>
        <span className="text-right whitespace-nowrap lg:order-last">
          <time dateTime={since} title={dateText(since, locale)} className="text-muted">
            {ago(Date.parse(since), locale)}
          </time>
        </span>
        <span className="text-muted lg:truncate">{i18n._(task.label)}</span>
        <span className="truncate text-right text-muted lg:text-left">
          <Turn task={task} item={item} />
        </span>
      </Link>
    </li>
  )
}

/** Lists what waits for the staff, the longest waiting first: since when, and whose turn it is. */
export function WaitingList({ tasks }: { tasks: readonly CountedTask[] }) {
  const { t } = useLingui()
  return (
    <LoadState
      load={useWaitingRows(tasks)}
      skeleton={<div className="skeleton h-130 lg:h-82" />}
      failed={t`기다리는 일을 불러오지 못했습니다.`}
      empty={t`지금 기다리는 일이 없습니다.`}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map((row) => (
            <WaitingRow {...row} key={row.key} />
          ))}
        </ul>
      )}
    </LoadState>
  )
}
