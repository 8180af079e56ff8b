import type { BoardMeeting, BoardRow, FairBoard } from '#contract/trade/fair-board.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { timeIn } from '../../../content/zoned-time.ts'
import { DropCell, EmptyCell, MeetingCard } from './board-cell.tsx'
import { freeRead, useMove } from './moving.ts'
import { type BoardSize, useBoardSize } from './use-board-size.ts'

interface Props {
  _fair: string
  board: FairBoard
  onOpen: (_id: string) => void
}

interface Time {
  start: string
  isOutside: boolean
}

/** The times of a day: the plan's, and those of meetings that an earlier plan has left. */
function timesOf({ slots, sellers }: FairBoard): Time[] {
  const planned = new Set(slots.map(({ startsAt }) => startsAt))
  const outside = new Set(
    sellers.flatMap(({ meetings }) => meetings.map(({ startsAt }) => startsAt)).filter((start) => !planned.has(start)),
  )
  const all = [...planned].map((start) => ({ start, isOutside: false }))
  return [...all, ...[...outside].map((start) => ({ start, isOutside: true }))].toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

interface Dragged {
  meeting: BoardMeeting
  seller: string
}

/** What is dragged, and the times that it can be put at: what the board knows by itself, until the server has said. */
function useDragged(_fair: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const [dragged, setDragged] = useState<Dragged>()
  const [now] = useState(() => new Date().toISOString())
  const { data } = useQuery({
    ...freeRead(locale, _fair, dragged?.meeting._id ?? ''),
    enabled: dragged !== undefined,
    staleTime: 5000,
  })
  const isLegal = (row: BoardRow, start: string): boolean => {
    if (dragged === undefined || dragged.seller !== row._id) return false
    return data === undefined ? start > now && !row.blocked.includes(start) : data.free.includes(start)
  }
  const prepare = (_id: string) => void client.prefetchQuery({ ...freeRead(locale, _fair, _id), staleTime: 5000 })
  return { dragged, setDragged, isLegal, prepare }
}

interface LineProps {
  row: BoardRow
  times: readonly Time[]
  /** The columns that are seen, by their places: the first of them, and the one after the last. */
  from: number
  to: number
  size: BoardSize
  timeZone: string
  /** Where what is dragged in it can be put; undefined: nothing of it is dragged. */
  isLegal: ((row: BoardRow, start: string) => boolean) | undefined
  onNear: (_id: string) => void
  onDrag: (dragged: Dragged | undefined) => void
  onDrop: (row: BoardRow, start: string) => void
  onOpen: (_id: string) => void
}

/** A seller's row. It is drawn again when it has changed, not with each row that is scrolled into view. */
const Line = memo(function Line({ row, times, from, to, size, timeZone, isLegal, onNear, onDrag, onDrop, onOpen }: LineProps) {
  const { t } = useLingui()
  const byStart = new Map(row.meetings.map((meeting) => [meeting.startsAt, meeting]))
  const cell = (start: string) => {
    const time = timeIn(start, timeZone)
    const meeting = byStart.get(start)
    if (meeting !== undefined)
      return (
        <MeetingCard
          meeting={meeting}
          seller={row.name}
          time={time}
          isDense={size.isDense}
          onNear={() => onNear(meeting._id)}
          onDrag={(moved) => onDrag(moved && { meeting: moved, seller: row._id })}
          onOpen={() => onOpen(meeting._id)}
        />
      )
    if (isLegal?.(row, start) === true) return <DropCell label={t`${row.name}, ${time}`} onDrop={() => onDrop(row, start)} />
    return <EmptyCell isBlocked={row.blocked.includes(start)} />
  }
  return (
    <>
      <div role="rowheader" className="sticky left-0 z-5 flex shrink-0 items-center bg-surface px-3 text-sm" style={{ width: size.name }}>
        <Link
          to="/$"
          params={{ _splat: `fairs/participants/${row._id}` }}
          title={row.name}
          className={`font-semibold underline-offset-4 hover:underline ${size.isDense ? 'truncate' : 'line-clamp-2 wrap-anywhere'}`}
        >
          {row.name}
        </Link>
      </div>
      <div role="none" className="shrink-0" style={{ width: from * size.slot }} />
      {times.slice(from, to).map(({ start }, index) => (
        <div
          key={start}
          role="cell"
          aria-colindex={from + index + 2}
          style={{ width: size.slot }}
          className={`shrink-0 border-l border-line ${size.isDense ? 'p-px' : 'p-1'}`}
        >
          {cell(start)}
        </div>
      ))}
    </>
  )
})

/** Renders the times of the day above the rows. */
function Head({ times, size, timeZone }: Pick<LineProps, 'times' | 'size' | 'timeZone'>) {
  const { t } = useLingui()
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-10 flex border-b border-line bg-surface text-sm font-semibold">
      <div
        role="columnheader"
        className={`sticky left-0 z-10 shrink-0 bg-surface px-3 ${size.isDense ? 'py-1' : 'py-2.5'}`}
        style={{ width: size.name }}
      >
        <Trans>판매 기업</Trans>
      </div>
      {times.map(({ start, isOutside }) => (
        <div
          key={start}
          role="columnheader"
          style={{ width: size.slot }}
          className={`shrink-0 px-2 tabular-nums ${size.isDense ? 'py-1' : 'py-2.5'} ${isOutside ? 'text-danger' : ''}`}
        >
          {timeIn(start, timeZone)}
          {isOutside && <span className="ml-1 text-xs font-normal">{t`시간표 밖`}</span>}
        </div>
      ))}
    </div>
  )
}

type LinesProps = Omit<LineProps, 'row' | 'from' | 'to' | 'size' | 'timeZone' | 'isLegal'> & {
  board: FairBoard
  draggedSeller: string | undefined
  isLegal: (row: BoardRow, start: string) => boolean
}

/** As many rows and columns are drawn as are seen. */
function Lines({ board, times, draggedSeller, isLegal, ...line }: LinesProps) {
  const { t } = useLingui()
  const { sellers, timeZone } = board
  const scroller = useRef<HTMLDivElement>(null)
  const size = useBoardSize(scroller, times.length)
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to no other component
  const rows = useVirtualizer({
    count: sellers.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan: 4,
    scrollPaddingStart: 44,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: times.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.slot,
    overscan: 2,
  })
  useEffect(() => {
    rows.measure()
    across.measure()
  }, [rows, across, size])
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
        aria-label={t`판매 기업과 시간`}
        aria-rowcount={sellers.length + 1}
        aria-colcount={times.length + 1}
        // As wide as its header, whose column of names is narrower on small screens.
        className="w-max"
      >
        <Head times={times} size={size} timeZone={timeZone} />
        <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start: top, key }) => {
            const row = sellers[index]
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
                  times={times}
                  size={size}
                  timeZone={timeZone}
                  // All places of what is dragged are there: the keyboard goes through them.
                  {...(draggedSeller === row._id ? { from: 0, to: times.length, isLegal } : { from, to, isLegal: undefined })}
                />
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** A day of a fair, sellers by slots. What is dragged is known here: scrolling draws nothing of it again. */
export function BoardGrid({ _fair, board, onOpen }: Props) {
  const { dragged, setDragged, isLegal, prepare } = useDragged(_fair)
  const { mutate } = useMove(_fair, board)
  const drop = ({ name }: BoardRow, slot: string) => {
    if (dragged !== undefined) mutate({ meeting: dragged.meeting, name: `${name} – ${dragged.meeting.buyer}`, slot })
  }
  return (
    <Lines
      board={board}
      times={timesOf(board)}
      draggedSeller={dragged?.seller}
      isLegal={isLegal}
      onNear={prepare}
      onDrag={setDragged}
      onDrop={drop}
      onOpen={onOpen}
    />
  )
}
