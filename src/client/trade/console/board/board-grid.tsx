import type { BoardMeeting, BoardRow, BoardSide, FairBoard } from '#contract/trade/fair-board.ts'
import type { SlotObstacle } from '#contract/trade/fair-schedule.ts'
import type { Hope } from '#contract/trade/hopes.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Link } from '@tanstack/react-router'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { timeIn } from '../../../content/zoned-time.ts'
import { type DraftMark, DropCell, EmptyCell, MeetingCard } from './board-cell.tsx'
import { draftRead, useDraftMove } from './draft-moving.ts'
import { type Carried, hopeSlotsRead, keyOf } from './hopes.ts'
import { freeRead, useMove } from './moving.ts'
import { type BoardSize, useBoardSize } from './use-board-size.ts'

interface Props {
  _fair: string
  board: FairBoard
  /** Meetings of the draft are moved, and what is agreed stays. */
  isDraft?: boolean
  /** Of the tray. */
  carried: Carried | undefined
  onPlace: (hope: Hope, slot: string) => void
  onOpen: (_id: string) => void
}

interface Time {
  start: string
  /** Of the plan, and of meetings that an earlier plan has left; or the break between two of them. */
  kind: 'slot' | 'outside' | 'break'
  /** How many tables are left; undefined: nobody counts them. */
  left: number | undefined
}

/** The times of a day with their breaks: the plan's, and those of meetings that an earlier plan has left. */
function timesOf({ slots, tables, rows }: FairBoard): Time[] {
  const planned = new Set(slots.map(({ startsAt }) => startsAt))
  const outside = new Set(rows.flatMap(({ meetings }) => meetings.map(({ startsAt }) => startsAt)).filter((start) => !planned.has(start)))
  const all = slots.flatMap(({ startsAt: start, taken }, index): Time[] => {
    const before = slots[index - 1]?.endsAt ?? start
    const slot = { start, kind: 'slot', left: Math.max(0, tables - taken) } as const
    return before < start ? [{ start: before, kind: 'break', left: undefined }, slot] : [slot]
  })
  return [...all, ...[...outside].map((start): Time => ({ start, kind: 'outside', left: undefined }))].toSorted((a, b) =>
    a.start < b.start ? -1 : 1,
  )
}

interface Dragged {
  meeting: BoardMeeting
  /** The row. */
  row: string
}

/** What is in the way of what is dragged, at a time; null: nothing. */
type Obstacle = SlotObstacle | 'past' | null

/** Returns whether a meeting takes place in a row of tables: at one of the plan, or online. */
const fits = ({ method }: BoardMeeting, { table }: BoardRow, tables: number): boolean =>
  method === 'ONLINE' ? table === null : table !== null && table <= tables

/** What is dragged or was picked, its row, and the times that it can be put at: what the board knows by itself, until the server has said. */
function useCarried(_fair: string, { by, tables }: FairBoard, isDraft: boolean, carried: Carried | undefined) {
  const locale = useLocale()
  const client = useQueryClient()
  const [dragged, setDragged] = useState<Dragged>()
  const [now] = useState(() => new Date().toISOString())
  const ofMeeting = useQuery({
    ...freeRead(locale, _fair, dragged?.meeting._id ?? ''),
    enabled: dragged !== undefined && !isDraft,
    staleTime: 5000,
  })
  const ofDraft = useQuery({
    ...draftRead(locale, _fair, dragged?.meeting._id ?? ''),
    enabled: dragged !== undefined && isDraft,
    staleTime: 5000,
  })
  const ofHope = useQuery({ ...hopeSlotsRead(locale, _fair, carried?.hope), enabled: carried !== undefined })
  const { data } = dragged === undefined ? ofHope : isDraft ? ofDraft : ofMeeting
  /** Undefined while nobody knows. */
  const obstacleAt = (row: BoardRow, start: string): Obstacle | undefined => {
    if (by === 'table' && dragged !== undefined && !fits(dragged.meeting, row, tables)) return undefined
    if (start <= now) return 'past'
    if (data === undefined) return dragged === undefined || row.blocked.includes(start) ? undefined : null
    if (data.free.includes(start)) return null
    return data.taken.find(({ startsAt }) => startsAt === start)?.obstacle
  }
  const prepare = (_id: string) =>
    void (isDraft
      ? client.prefetchQuery({ ...draftRead(locale, _fair, _id), staleTime: 5000 })
      : client.prefetchQuery({ ...freeRead(locale, _fair, _id), staleTime: 5000 }))
  const row = dragged?.row ?? (by === 'buyer' ? carried?.hope.buyer._id : carried?.hope.seller._id)
  return { dragged, setDragged, row, obstacleAt, prepare, isKnown: data !== undefined }
}

/** Why a time is not free, in as few words as a cell has room for. */
const obstacleNames: Readonly<Record<SlotObstacle | 'past', MessageDescriptor>> = {
  sellerAway: msg`판매 기업 막음`,
  buyerAway: msg`바이어 막음`,
  sellerBusy: msg`판매 기업 상담 중`,
  buyerBusy: msg`바이어 상담 중`,
  noTable: msg`테이블 없음`,
  past: msg`지난 시간`,
}

interface LineProps {
  row: BoardRow
  by: BoardSide
  times: readonly Time[]
  /** The columns that are seen, by their places: the first of them, and the one after the last. */
  from: number
  to: number
  size: BoardSize
  timeZone: string
  /** What is in the way of what is dragged in it; undefined: nothing of it is dragged. */
  obstacleAt: ((row: BoardRow, start: string) => Obstacle | undefined) | undefined
  /** What was picked is put by a press. */
  isPressed: boolean
  onNear: (_id: string) => void
  onDrag: (dragged: Dragged | undefined) => void
  onDrop: (row: BoardRow, start: string) => void
  onOpen: (_id: string) => void
}

const widthOf = ({ kind }: Time, { slot, pause }: BoardSize): number => (kind === 'break' ? pause : slot)

/** Why a cell of a row has no meeting and could not have one. */
function useReasonOf({ row, by, obstacleAt }: Pick<LineProps, 'row' | 'by' | 'obstacleAt'>) {
  const { t, i18n } = useLingui()
  return ({ start, kind, left }: Time): string | undefined => {
    const obstacle = obstacleAt?.(row, start)
    if (obstacle != null) return i18n._(obstacleNames[obstacle])
    if (row.blocked.includes(start)) return t`막음`
    if (kind === 'outside') return t`시간표 밖`
    const gone = row.gone?.find(({ startsAt }) => startsAt === start)?.name
    if (gone !== undefined) return t`빠짐: ${gone}`
    return by !== 'table' && left === 0 ? i18n._(obstacleNames.noTable) : undefined
  }
}

/** Returns what there is to be said of a meeting of the draft; undefined: it is agreed. */
const markOf = ({ draft, startsAt }: BoardMeeting, timeZone: string): DraftMark | undefined => {
  if (draft === undefined) return undefined
  const { isLocked, was } = draft
  return { isLocked, isNew: was === null, was: was === null || was === startsAt ? undefined : timeIn(was, timeZone) }
}

/** Renders whose row it is: the way to a company, or a place. */
function RowName({ row, by, size, tables }: Pick<LineProps, 'row' | 'by' | 'size'> & { tables: number }) {
  const { t } = useLingui()
  const look = size.isDense ? 'truncate' : 'line-clamp-2 wrap-anywhere'
  if (by === 'table')
    return (
      <span className={`font-semibold ${look}`}>
        {row.table === null ? t`온라인` : t`테이블 ${row.table}`}
        {row.table !== null && row.table > tables && <span className="ml-1 text-xs font-normal text-danger">{t`계획에 없음`}</span>}
      </span>
    )
  return (
    <Link
      to="/$"
      params={{ _splat: `fairs/participants/${row._id}` }}
      title={row.name}
      className={`font-semibold underline-offset-4 hover:underline ${look}`}
    >
      {row.name}
    </Link>
  )
}

/** A row. It is drawn again when it has changed, not with each row that is scrolled into view. */
const Line = memo(function Line(props: LineProps & { tables: number }) {
  const { row, by, times, from, to, size, timeZone, tables, obstacleAt, isPressed, onNear, onDrag, onDrop, onOpen } = props
  const { t } = useLingui()
  const reasonOf = useReasonOf(props)
  const byStart = new Map(row.meetings.map((meeting) => [meeting.startsAt, meeting]))
  const name = by !== 'table' ? row.name : row.table === null ? t`온라인` : t`테이블 ${row.table}`
  const cell = (each: Time) => {
    const { start, kind } = each
    if (kind === 'break') return <span className="sr-only">{t`쉬는 시간`}</span>
    const time = timeIn(start, timeZone)
    const meeting = byStart.get(start)
    if (meeting !== undefined)
      return (
        <MeetingCard
          meeting={meeting}
          by={by}
          time={time}
          draft={markOf(meeting, timeZone)}
          isDense={size.isDense}
          onNear={() => onNear(meeting._id)}
          onDrag={(moved) => onDrag(moved && { meeting: moved, row: row._id })}
          onOpen={() => onOpen(meeting._id)}
        />
      )
    if (obstacleAt?.(row, start) === null)
      return <DropCell label={t`${name}, ${time}`} isPressed={isPressed} onDrop={() => onDrop(row, start)} />
    return <EmptyCell reason={reasonOf(each)} isDense={size.isDense} />
  }
  return (
    <>
      <div role="rowheader" className="sticky left-0 z-5 flex shrink-0 items-center bg-surface px-3 text-sm" style={{ width: size.name }}>
        <RowName row={row} by={by} size={size} tables={tables} />
      </div>
      <div role="none" className="shrink-0" style={{ width: times.slice(0, from).reduce((sum, time) => sum + widthOf(time, size), 0) }} />
      {times.slice(from, to).map((time, index) => (
        <div
          key={`${time.kind} ${time.start}`}
          role="cell"
          aria-colindex={from + index + 2}
          style={{ width: widthOf(time, size) }}
          className={`shrink-0 border-l border-line ${time.kind === 'break' ? 'bg-wash' : size.isDense ? 'p-px' : 'p-1'}`}
        >
          {cell(time)}
        </div>
      ))}
    </>
  )
})

/** Renders the times of the day above the rows, with how many tables are left. */
function Head({ times, size, timeZone, by }: Pick<LineProps, 'times' | 'size' | 'timeZone' | 'by'>) {
  const { t } = useLingui()
  const names = { seller: t`판매 기업`, buyer: t`바이어`, table: t`테이블` }
  const padding = size.isDense ? 'py-1' : 'py-2.5'
  const small = 'text-[0.6875rem] leading-tight font-normal'
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-10 flex border-b border-line bg-surface text-sm font-semibold">
      <div role="columnheader" className={`sticky left-0 z-10 shrink-0 bg-surface px-3 ${padding}`} style={{ width: size.name }}>
        {names[by]}
      </div>
      {times.map((time) => (
        <div
          key={`${time.kind} ${time.start}`}
          role="columnheader"
          style={{ width: widthOf(time, size) }}
          className={`shrink-0 tabular-nums ${time.kind === 'break' ? 'flex items-center justify-center border-l border-line bg-wash' : `px-2 ${padding}`} ${time.kind === 'outside' ? 'text-danger' : ''}`}
        >
          {time.kind === 'break' ? (
            <span className={`${small} text-muted [writing-mode:vertical-rl]`}>{t({ context: 'board', message: '쉼' })}</span>
          ) : (
            <>
              {timeIn(time.start, timeZone)} {time.kind === 'outside' && <span className={`block ${small}`}>{t`시간표 밖`}</span>}
              {time.left !== undefined && (
                <span
                  className={`block truncate ${small} ${time.left === 0 ? 'text-danger' : 'text-muted'}`}
                >{t`빈자리 ${time.left}`}</span>
              )}
            </>
          )}
        </div>
      ))}
    </div>
  )
}

type LinesProps = Omit<LineProps, 'row' | 'by' | 'from' | 'to' | 'size' | 'timeZone' | 'obstacleAt'> & {
  board: FairBoard
  draggedRow: string | undefined
  /** What is dragged can be put into other rows, too. */
  isSpread: boolean
  obstacleAt: (row: BoardRow, start: string) => Obstacle | undefined
  /** What was picked, once it is known where it can go: the first place gets the focus. */
  picked: string | undefined
}

/** Leads to the first place where what was picked can go, once it is there. */
function useFirstPlace(board: RefObject<HTMLElement | null>, picked: string | undefined) {
  useEffect(() => {
    if (picked !== undefined) board.current?.querySelector<HTMLElement>('[data-place]')?.focus()
  }, [board, picked])
}

/** As many rows and columns are drawn as are seen. */
function Lines({ board, times, draggedRow, isSpread, obstacleAt, picked, ...line }: LinesProps) {
  const { t } = useLingui()
  const { rows: shown, timeZone, tables, by } = board
  const scroller = useRef<HTMLDivElement>(null)
  const pauses = times.filter(({ kind }) => kind === 'break').length
  const size = useBoardSize(scroller, { slots: times.length - pauses, pauses })
  const labels = { seller: t`판매 기업과 시간`, buyer: t`바이어와 시간`, table: t`테이블과 시간` }
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to no other component
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan: 4,
    scrollPaddingStart: 44,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: times.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (times[index]?.kind === 'break' ? size.pause : size.slot),
    overscan: 2,
  })
  useEffect(() => {
    rows.measure()
    across.measure()
  }, [rows, across, size])
  const carried = shown.findIndex(({ _id }) => _id === draggedRow)
  useEffect(() => {
    if (carried >= 0) rows.scrollToIndex(carried)
  }, [rows, carried])
  useFirstPlace(scroller, rows.getVirtualItems().some(({ index }) => index === carried) ? picked : undefined)
  const columns = across.getVirtualItems()
  const [from, to] = [columns[0]?.index ?? 0, (columns.at(-1)?.index ?? -1) + 1]
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t`상담 보드`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
      tabIndex={0}
      className={`overflow-auto rounded-card border border-line bg-surface ${size.isDense ? 'max-h-[80vh]' : 'max-h-[70vh]'}`}
    >
      <div
        role="table"
        aria-label={labels[by]}
        aria-rowcount={shown.length + 1}
        aria-colcount={times.length + 1}
        // As wide as its header, whose column of names is narrower on small screens.
        className="w-max"
      >
        <Head times={times} size={size} timeZone={timeZone} by={by} />
        <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start: top, key }) => {
            const row = shown[index]
            if (row === undefined) return null
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${top}px)`, height: size.row }}
                className="absolute top-0 left-0 flex w-full border-b border-line"
              >
                <Line
                  {...line}
                  row={row}
                  by={by}
                  times={times}
                  size={size}
                  timeZone={timeZone}
                  tables={tables}
                  // All places of what is dragged are there: the keyboard goes through them.
                  {...(draggedRow === row._id
                    ? { from: 0, to: times.length, obstacleAt }
                    : { from, to, obstacleAt: isSpread ? obstacleAt : undefined })}
                />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** A day of a fair, companies or tables by slots. What is dragged is known here: scrolling draws nothing of it again. */
export function BoardGrid({ _fair, board, isDraft = false, carried, onPlace, onOpen }: Props) {
  const { dragged, setDragged, row, obstacleAt, prepare, isKnown } = useCarried(_fair, board, isDraft, carried)
  const { mutate } = useMove(_fair, board)
  const { mutate: moveDraft } = useDraftMove(_fair, board)
  const isSpread = board.by === 'table' && dragged !== undefined
  const drop = ({ table }: BoardRow, slot: string) => {
    if (dragged === undefined) {
      if (carried !== undefined) onPlace(carried.hope, slot)
      return
    }
    const { meeting } = dragged
    if (isDraft) moveDraft({ meeting, slot })
    else mutate({ meeting, name: `${meeting.seller} – ${meeting.buyer}`, slot, tableNumber: table ?? undefined })
  }
  const isPressed = dragged === undefined && carried?.isPressed === true
  return (
    <Lines
      board={board}
      times={timesOf(board)}
      draggedRow={row}
      isSpread={isSpread}
      obstacleAt={obstacleAt}
      isPressed={isPressed}
      picked={isPressed && isKnown ? keyOf(carried.hope) : undefined}
      onNear={prepare}
      onDrag={setDragged}
      onDrop={drop}
      onOpen={onOpen}
    />
  )
}
