import type { AnyResource } from '#contract/resource.ts'
import type { SiteName } from '#contract/sites.ts'
import { textOf, titleOf } from '#contract/title.ts'
import type { Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ago } from '../../content/ago.ts'
import { grouped } from '../../content/grouped.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import type { DashboardTask } from '../module.ts'
import { addressOf, type ConsoleItem, listRead } from '../resources.ts'
import { spanText } from '../span-text.ts'
import { byLateness, lateBy, type Lateness, latenessOf, waitOf } from './lateness.ts'
import { longestWaiting, mostWaiting, type Waiting } from './longest-waiting.ts'

export interface CountedTask extends DashboardTask {
  site: SiteName | undefined
  resource: AnyResource
  /** Undefined where it is not known. */
  count: number | undefined
  isPending: boolean
  refetch: () => unknown
}

type Row = Waiting & { task: CountedTask; item: ConsoleItem; until: string | null; lateness: Lateness }

function rowOf(task: CountedTask, item: ConsoleItem, place: number): Row {
  const wait = waitOf(task, item)
  return { task, item, place, key: `${task.path}/${item._id}`, site: task.site, ...wait, lateness: latenessOf(wait) }
}

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
  const rows = work.flatMap((task, index) => (loads[index]?.data?.items ?? []).map((item, place) => rowOf(task, item, place)))
  const isPending = [...all, ...loads].some((load) => load.isPending)
  if (isFirst && !isPending) setIsFirst(false)
  const failed = [...all.filter(({ count }) => count === undefined), ...loads.filter(({ data }) => data === undefined)]
  // At first it comes as a whole, so that no row moves; what has come is of use without what has failed, or comes later.
  const data = !isFirst && (rows.length > 0 || failed.length === 0) ? longestWaiting(rows).toSorted(byLateness) : undefined
  return { data, isPending, refetch: () => failed.map((load) => load.refetch()) }
}

/** Says whom or what an item is about: by the fields that its task names, else by its title and text. */
function aboutOf({ task: { resource, about }, item }: Row, locale: Locale): string[] {
  const text = (field: string) => (typeof item[field] === 'number' ? `₩${grouped(item[field])}` : textOf(item[field], locale))
  const parts = about?.map(text) ?? [titleOf(resource, item, locale), text('content')]
  return [...new Set([...parts, text('number')])].filter((part) => part !== '')
}

/** Says whose turn it is where that is the reader's, or nobody's yet. */
function Turn({ item }: Pick<Row, 'item'>) {
  const mine = useSession()?.sub
  const assignee = item['_assignee']
  if (assignee === null) return <Trans>담당자 없음</Trans>
  return (
    mine !== undefined &&
    assignee === mine && (
      <strong className="text-waiting">
        <Trans>내 차례</Trans>
      </strong>
    )
  )
}

/** The same wherever it stands, so that badges stand below one another. */
const badge = 'justify-self-start rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums'

/** How late an item is; what is not late yet steps back. */
function Late({ row: { since, until, lateness } }: Pick<RowProps, 'row'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const deadline = until === null ? undefined : dateText(until, locale)
  const title = deadline && t`기한: ${deadline}`
  const span = spanText(Math.abs(lateBy({ since, until })), locale)
  if (lateness === 'late') {
    return (
      <span title={title} className={`${badge} bg-[color-mix(in_srgb,currentColor_10%,var(--surface))] text-danger`}>
        <Trans>{span} 늦음</Trans>
      </span>
    )
  }
  return (
    <span title={title} className={`${badge} text-muted max-lg:px-0 max-lg:empty:hidden`}>
      {lateness === 'soon' && <Trans>곧 늦음</Trans>}
    </span>
  )
}

interface RowProps {
  row: Row
  /** Others of its task that are not listed; said once. */
  more: number
}

function WaitingRow({ row, more }: RowProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { task, item, since, lateness } = row
  const about = aboutOf(row, locale)
  const todo = i18n._(task.todo ?? task.label)
  const verb = item['_assignee'] === null ? t`맡기기` : task.verb === undefined ? t`확인하기` : i18n._(task.verb)
  const kind = i18n._(task.label)
  const address = addressOf(task.resource)
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-4 px-4 py-2 text-sm first:rounded-t-card last:rounded-b-card hover:bg-wash lg:col-span-full lg:grid lg:grid-cols-subgrid ${lateness === 'late' ? 'shadow-[inset_3px_0_var(--danger)]' : ''}`}
    >
      <span className="flex min-w-0 basis-full gap-4 lg:contents">
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{todo}</span>
          {about.map((text, index) => (
            <span key={text} className={index > 0 ? 'text-muted tabular-nums' : ''}>
              {' · '}
              {text}
            </span>
          ))}
        </span>
        <span className="whitespace-nowrap max-lg:empty:hidden">
          <Turn item={item} />
        </span>
      </span>
      <Late row={row} />
      <time dateTime={since} title={dateText(since, locale)} className="whitespace-nowrap text-muted tabular-nums lg:text-right">
        {ago(Date.parse(since), locale)}
      </time>
      <span className="max-lg:empty:hidden lg:text-right">
        {more > 0 && (
          <Link
            to="/$"
            params={{ _splat: address }}
            search={task.search}
            aria-label={t`외 ${more}건: ${kind}`}
            className="relative z-1 inline-flex items-center whitespace-nowrap text-muted tabular-nums underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          >
            <Trans>외 {more}건</Trans>
          </Link>
        )}
      </span>
      <Link
        to="/$"
        params={{ _splat: `${address}/${item._id}` }}
        aria-label={`${verb}: ${[todo, about[0]].join(', ')}`}
        className="card-control ml-auto font-semibold whitespace-nowrap text-accent hover:underline hover:underline-offset-4"
      >
        {verb}
      </Link>
    </li>
  )
}

/** Counts those of the same task that are not listed, at the last one that is. */
function moreAfter(rows: readonly Row[], at: number): number {
  const task = rows[at]?.task
  const own = rows.filter((row) => row.task === task)
  return own.at(-1) === rows[at] ? Math.max(0, (task?.count ?? 0) - own.length) : 0
}

/** Lists what waits for the staff, the latest first: what is to be done, for whom, since when, and how many more there are. */
export function WaitingList({ tasks }: { tasks: readonly CountedTask[] }) {
  const { t } = useLingui()
  return (
    <LoadState
      load={useWaitingRows(tasks)}
      skeleton={<div className="skeleton h-150 lg:h-82" />}
      failed={t`기다리는 일을 불러오지 못했습니다.`}
      empty={t`지금 기다리는 일이 없습니다.`}
      isEmpty={(rows) => rows.length === 0}
    >
      {(rows) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface lg:grid lg:grid-cols-[minmax(0,1fr)_repeat(5,auto)]">
          {rows.map((row, index) => (
            <WaitingRow row={row} more={moreAfter(rows, index)} key={row.key} />
          ))}
        </ul>
      )}
    </LoadState>
  )
}
