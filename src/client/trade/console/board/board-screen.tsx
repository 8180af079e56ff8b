import { type BoardSide, boardSides } from '#contract/trade/fair-board.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { openDialog } from '../../../ui/deferred/dialog.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { type ListSearch, narrowed } from '../../../console/list/list-search.ts'
import { DayChoice } from '../day-choice.tsx'
import { FairScreen } from '../fair-screen.tsx'
import { NameSearch } from '../name-search.tsx'
import { type BoardRead, boardRead, type Fair } from '../reads.ts'
import { BoardGrid } from './board-grid.tsx'
import { ChangesBar } from './changes-bar.tsx'
import { type Carried, usePlacing } from './hopes.ts'
import { HopesTray } from './hopes-tray.tsx'
import { MatchingDialog, matchingDialogId } from './matching-dialog.tsx'
import { MatchingList } from './matching-list.tsx'

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}
interface Shown extends Omit<Props, '_fair'> {
  fair: Fair
  onOpen: (_id: string) => void
}

const look =
  'min-h-11 rounded-control border border-control px-4 text-sm font-semibold hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'

/** Chooses whose rows the board has. */
function SideChoice({ by, onChoose }: { by: BoardSide; onChoose: (by: BoardSide) => void }) {
  const { t } = useLingui()
  const names = { seller: t`판매 기업`, buyer: t`바이어`, table: t`테이블` }
  return (
    <div role="group" aria-label={t`줄의 기준`} className="col-span-2 flex gap-1">
      {boardSides.map((side) => (
        <button key={side} type="button" aria-pressed={by === side} className={look} onClick={() => onChoose(side)}>
          {names[side]}
        </button>
      ))}
    </div>
  )
}

/** Says how many rows there are, and whether those are all. */
function Count({ board: { by, rows, total } }: { board: BoardRead }) {
  const { t } = useLingui()
  const count = rows.length
  const counts = {
    seller: t`${plural(count, { other: '판매 기업 #곳' })}`,
    buyer: t`${plural(count, { other: '바이어 #곳' })}`,
    table: t`${plural(count, { other: '테이블과 온라인 상담 #줄' })}`,
  }
  return (
    <p role="status" className="col-span-2 self-center text-sm text-muted xs:ml-auto">
      {counts[by]}
      {total > count && (
        <>
          {' · '}
          <Trans>모두 {total}곳 가운데 앞의 것만 보입니다. 이름으로 찾아 주십시오.</Trans>
        </>
      )}
    </p>
  )
}

interface PlacedProps {
  _fair: string
  board: BoardRead
  q: string | undefined
  onOpen: (_id: string) => void
}

/** The board with the hopes that are to be placed on it. Tables are rows of nobody. */
function PlacedBoard({ _fair, board, q, onOpen }: PlacedProps) {
  const [carried, setCarried] = useState<Carried>()
  const { mutate: place } = usePlacing(_fair, board, () => setCarried(undefined))
  return (
    <div
      role="presentation"
      onKeyDown={({ key }) => {
        if (key === 'Escape') setCarried(undefined)
      }}
    >
      {board.by !== 'table' && <HopesTray _fair={_fair} board={board} q={q} carried={carried} onCarry={setCarried} />}
      <BoardGrid _fair={_fair} board={board} carried={carried} onPlace={(hope, slot) => place({ hope, slot })} onOpen={onOpen} />
    </div>
  )
}

function Board({ fair: { _id }, search, onSearch, onOpen }: Shown) {
  const { t } = useLingui()
  const locale = useLocale()
  const by = boardSides.find((side) => side === search['by']) ?? 'seller'
  const load = useQuery(boardRead(locale, _id, { day: search['day'], by, q: search['q'] }))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담 보드를 불러오지 못했습니다.`}>
      {(board) => (
        <>
          <div className="mb-4 grid grid-cols-2 items-end gap-3 xs:flex xs:flex-wrap">
            <DayChoice id="board-day" board={board} onChoose={(day) => onSearch(narrowed(search, { day }))} />
            {/* The name of one side is none of the other's. */}
            <SideChoice by={by} onChoose={(side) => onSearch(narrowed(search, { by: side === 'seller' ? '' : side, q: '' }))} />
            {/* Tables have no names. */}
            {by !== 'table' && (
              <div className="col-span-2 min-w-56">
                <NameSearch
                  q={search['q']}
                  onSearch={(q) => onSearch(narrowed(search, { q }))}
                  label={by === 'seller' ? <Trans>판매 기업 이름</Trans> : <Trans>바이어 이름</Trans>}
                />
              </div>
            )}
            <Count board={board} />
          </div>
          {board.rows.length === 0 ? (
            <p className="py-8 text-muted">{t`해당하는 항목이 없습니다.`}</p>
          ) : (
            <>
              <details className="mb-2 text-xs text-muted">
                <summary className="min-h-6 content-center font-semibold">
                  <Trans>옮기는 방법</Trans>
                </summary>
                {board.by === 'table' ? (
                  <Trans>
                    카드를 다른 테이블이나 시간의 빈 칸으로 끌어 옮기십시오. 키보드로는 ⠿ 단추에서 Enter, Tab으로 칸을 고르고 다시 Enter를
                    누르시거나, 상담을 눌러 시간과 테이블 번호를 고르십시오. 10초 안에는 Ctrl+Z로 되돌리실 수 있습니다.
                  </Trans>
                ) : (
                  <Trans>
                    카드를 같은 줄의 빈 칸으로 끌어 옮기십시오. 키보드로는 ⠿ 단추에서 Enter, Tab으로 시간을 고르고 다시 Enter를 누르십시오.
                    두 기업과 테이블이 모두 비어 있는 칸으로만 옮길 수 있습니다. 10초 안에는 Ctrl+Z로 되돌리실 수 있습니다.
                  </Trans>
                )}
              </details>
              <PlacedBoard key={board.by} _fair={_id} board={board} q={search['q']} onOpen={onOpen} />
            </>
          )}
        </>
      )}
    </LoadState>
  )
}

const Views = ({ search, onSearch }: Pick<Shown, 'search' | 'onSearch'>) => {
  const { t } = useLingui()
  const isList = search['view'] === 'list'
  return (
    <div role="group" aria-label={t`보는 방법`} className="flex gap-2">
      <button type="button" aria-pressed={!isList} className={look} onClick={() => onSearch({})}>
        <Trans>보드</Trans>
      </button>
      <button type="button" aria-pressed={isList} className={look} onClick={() => onSearch({ view: 'list' })}>
        <Trans>목록</Trans>
      </button>
    </div>
  )
}

/** `/console/fairs/{fair}/board`: the matchings of a fair, by day and seller, or as a list. `open` in the address opens one. */
export function BoardScreen({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<string>()
  const onOpen = (_id: string) => {
    setOpened(_id)
    openDialog(matchingDialogId)
  }
  const { open: wanted, ...rest } = search
  return (
    <FairScreen _id={_fair} title={t`상담 보드`} actions={<Views search={rest} onSearch={onSearch} />}>
      {(fair) => (
        <>
          <ChangesBar fair={fair} />
          {rest['view'] === 'list' ? (
            <MatchingList fair={fair} search={rest} onSearch={onSearch} onOpen={onOpen} />
          ) : (
            <Board fair={fair} search={rest} onSearch={onSearch} onOpen={onOpen} />
          )}
          <MatchingDialog fair={fair} _id={opened ?? wanted} isWanted={opened === undefined && wanted !== undefined} />
        </>
      )}
    </FairScreen>
  )
}
