import { type Hall, type HallSide, type Landmark, hallSides, layoutOf, placeIn } from '#contract/trade/hall.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HallMap } from '../../content/hall-map.tsx'
import { timeIn } from '../../content/zoned-time.ts'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { timesIn } from '../fair/time.ts'
import { fairRead } from '../queries.ts'

/** A meeting, as far as its place goes. */
export interface Seat {
  tableNumber: number | null
  startsAt: string | null
}

const landmarkNames: Readonly<Record<Landmark, MessageDescriptor>> = {
  entrance: msg`입구`,
  desk: msg`안내 데스크`,
  online: msg`온라인 상담석`,
  stage: msg`무대`,
  lounge: msg`휴게 공간`,
}
const sideNames: Readonly<Record<HallSide, MessageDescriptor>> = {
  top: msg`위쪽`,
  right: msg`오른쪽`,
  bottom: msg`아래쪽`,
  left: msg`왼쪽`,
}

/** The times at each of one's tables, in their order. */
function seatsOf(meetings: readonly Seat[]): [table: number, starts: string[]][] {
  const seated = meetings.flatMap(({ tableNumber, startsAt }) =>
    tableNumber === null || startsAt === null ? [] : [{ tableNumber, startsAt }],
  )
  const groups = Map.groupBy(seated, ({ tableNumber }) => tableNumber)
  return [...groups]
    .map(([table, own]): [number, string[]] => [table, own.map(({ startsAt }) => startsAt).toSorted()])
    .toSorted(([a], [b]) => a - b)
}

/** At a table the next time of one's own there, or the first one, and how many there are beside it. */
function Times({ starts, timeZone, now }: { starts: readonly string[]; timeZone: string; now: string }) {
  const next = starts.find((start) => start > now) ?? starts[0]
  return (
    <>
      <span className="block">{next !== undefined && timeIn(next, timeZone)}</span>
      {starts.length > 1 && `+${starts.length - 1}`}
    </>
  )
}

interface Props {
  hall: Hall
  tables: number
  timeZone: string
  meetings: readonly Seat[]
  /** Of the fair, where the page does not say which it is. */
  title: string | undefined
}

/** The hall as a drawing, and the same in words. */
function OwnTables({ hall, tables, timeZone, meetings, title }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const seats = seatsOf(meetings)
  const bySeat = new Map(seats)
  const layout = layoutOf(hall, tables)
  const names = Object.fromEntries(Object.entries(landmarkNames).map(([what, name]) => [what, i18n._(name)])) as Record<Landmark, string>
  const inTable = (table: number) => {
    const starts = bySeat.get(table)
    return starts && <Times starts={starts} timeZone={timeZone} now={now} />
  }
  return (
    <section aria-label={t`자리 배치`} className="space-y-3">
      <Heading className="font-bold">
        <Trans>자리 배치</Trans>
      </Heading>
      {title !== undefined && <p className="text-sm text-muted">{title}</p>}
      {seats.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>아직 정해진 테이블이 없습니다.</Trans>
        </p>
      ) : (
        <ul className="text-sm">
          {seats.map(([tableNumber, starts]) => {
            const { row, seat } = placeIn(hall, tableNumber)
            return (
              <li key={tableNumber} className="border-t border-line py-2 tabular-nums">
                <strong>
                  <Trans>테이블 {tableNumber}번</Trans>
                </strong>{' '}
                <span className="text-muted">
                  <Trans>
                    (위에서 {row}째 줄, 왼쪽에서 {seat}째)
                  </Trans>
                </span>
                <span className="block">{timesIn(starts, timeZone, locale)}</span>
              </li>
            )
          })}
        </ul>
      )}
      {hall.landmarks.length > 0 && (
        <p className="text-sm text-muted">
          {hallSides
            .filter((side) => layout.walls[side].length > 0)
            .map((side) => `${i18n._(sideNames[side])}: ${layout.walls[side].map((what) => names[what]).join(', ')}`)
            .join(' · ')}
        </p>
      )}
      <div
        role="region"
        aria-label={t`자리 배치도`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard, too
        tabIndex={0}
        className="overflow-x-auto"
      >
        <div aria-hidden="true">
          <HallMap layout={layout} names={names} inTable={inTable} isMarking least="2.25rem" />
        </div>
      </div>
      <p className="text-xs text-muted">
        <Trans>굵은 테두리 안에 시간이 적힌 테이블이 내 자리입니다.</Trans>
      </p>
    </section>
  )
}

/** Where one's tables at a fair are, once its organiser has said how they stand: without a network, too. */
export function HallOfFair({ _fair, meetings, title }: { _fair: string; meetings: readonly Seat[]; title?: string }) {
  const fair = present(useQuery(fairRead(useLocale(), _fair)).data)?.fair
  // What the device stored before there were halls has none.
  const hall = fair?.hall ?? null
  if (fair === undefined || hall === null || fair.tables === 0) return null
  return <OwnTables hall={hall} tables={fair.tables} timeZone={fair.timeZone} meetings={meetings} title={title} />
}
