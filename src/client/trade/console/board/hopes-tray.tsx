import type { Hope } from '#contract/trade/hopes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDrag } from 'react-aria-components'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { dayKeyIn } from '../../../content/zoned-time.ts'
import { useMatchingNames } from '../names.ts'
import type { BoardRead } from '../reads.ts'
import { type Carried, hopeSlotsRead, hopesRead, keyOf, trayLimit } from './hopes.ts'

interface CardProps {
  _fair: string
  hope: Hope
  isPicked: boolean
  onCarry: (carried: Carried | undefined) => void
}

/** Two who hope to meet: picked by a press, or dragged to a cell. */
function HopeCard({ _fair, hope, isPicked, onCarry }: CardProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const { methodName } = useMatchingNames()
  const { seller, buyer, isSellers, isBuyers, _matching, method } = hope
  const prepare = () => void client.prefetchQuery({ ...hopeSlotsRead(locale, _fair, hope), staleTime: 5000 })
  // By the keyboard it is picked, too: the places are buttons then.
  const { dragProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ 'text/plain': `${seller.name} – ${buyer.name}`, 'application/x-hope': keyOf(hope) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onCarry({ hope, isPressed: false }),
    onDragEnd: () => onCarry(undefined),
  })
  const whose = isSellers && isBuyers ? t`서로 희망` : isSellers ? t`판매 기업이 희망` : t`바이어가 희망`
  return (
    <li {...dragProps} onPointerEnter={prepare} className="min-w-0">
      <button
        type="button"
        aria-pressed={isPicked}
        className="w-full cursor-grab rounded-control border border-control bg-surface px-3 py-1.5 text-left text-sm hover:bg-wash aria-pressed:border-2 aria-pressed:border-accent"
        onFocus={prepare}
        onClick={() => onCarry(isPicked ? undefined : { hope, isPressed: true })}
      >
        <span className="block truncate font-semibold">
          {seller.name} – {buyer.name}
        </span>
        <span className="block truncate text-xs text-muted">
          {[_matching === null ? whose : t`제안이 오가는 중`, methodName(method)].join(' · ')}
        </span>
      </button>
    </li>
  )
}

/** What can be done with the two that were picked. */
function Places({ _fair, hope, board }: { _fair: string; hope: Hope; board: BoardRead }) {
  const { data } = useQuery(hopeSlotsRead(useLocale(), _fair, hope))
  const { rows, day, by, timeZone } = board
  if (!rows.some(({ _id }) => _id === (by === 'buyer' ? hope.buyer._id : hope.seller._id)))
    return <Trans>이 기업의 줄이 보드에 없습니다. 이름 찾기를 비워 주십시오.</Trans>
  if (data === undefined) return null
  const [all, today] = [data.free.length, data.free.filter((start) => dayKeyIn(start, timeZone) === day).length]
  if (all === 0) return <Trans>두 기업이 함께 비어 있는 시간이 없습니다.</Trans>
  return (
    <Trans>
      이날 {today}칸, 모든 날에 {all}칸이 비어 있습니다. 보드의 빈 칸을 누르십시오. 다른 날은 날짜를 바꾸면 보입니다.
    </Trans>
  )
}

interface Props {
  _fair: string
  board: BoardRead
  /** Words of the name of one of the two. */
  q: string | undefined
  carried: Carried | undefined
  onCarry: (carried: Carried | undefined) => void
}

/** Renders who hopes to meet and has no meeting, a page at a time, to be given a time on the board. */
export function HopesTray({ _fair, board, q, carried, onCarry }: Props) {
  const locale = useLocale()
  const [asked, setAsked] = useState({ page: 1, q })
  const page = asked.q === q ? asked.page : 1
  const { data } = useQuery({ ...hopesRead(locale, _fair, { page, q }), placeholderData: keepPreviousData })
  const total = data?.summary.total ?? 0
  if (data === undefined || (total === 0 && carried === undefined)) return null
  const pages = Math.max(1, Math.ceil(total / trayLimit))
  const turn = (by: number) => setAsked({ page: page + by, q })
  return (
    <details className="mb-2 rounded-card border border-line bg-surface px-3 py-0.5">
      <summary className="min-h-9 content-center text-sm font-semibold pointer-coarse:min-h-11">
        <Plural value={total} other="일정 없는 희망 #건" />
      </summary>
      <p className="my-1 text-xs text-muted">
        <Trans>두 기업을 누르거나 끌어서 보드의 빈 칸에 놓으십시오. 서로 희망하는 곳이 먼저입니다.</Trans>
      </p>
      <ul className="grid max-h-52 gap-2 overflow-y-auto py-1 sm:grid-cols-2 lg:grid-cols-4">
        {data.hopes.map((hope) => (
          <HopeCard
            key={keyOf(hope)}
            _fair={_fair}
            hope={hope}
            isPicked={carried?.isPressed === true && keyOf(carried.hope) === keyOf(hope)}
            onCarry={onCarry}
          />
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap items-center gap-3 text-sm">
        {pages > 1 && (
          <>
            <button type="button" className={buttonClass('outline')} aria-disabled={page <= 1} onClick={() => page > 1 && turn(-1)}>
              <Trans>이전</Trans>
            </button>
            <span className="tabular-nums">
              {page} / {pages}
            </span>
            <button type="button" className={buttonClass('outline')} aria-disabled={page >= pages} onClick={() => page < pages && turn(1)}>
              <Trans>다음</Trans>
            </button>
          </>
        )}
        <p role="status" className="font-semibold">
          {carried?.isPressed === true && <Places _fair={_fair} hope={carried.hope} board={board} />}
        </p>
      </div>
    </details>
  )
}
