import type { DraftDifferences } from '#contract/trade/fair-board.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { closeDialog, closes, Dialog, openDialog, useIsOpen } from '../../../ui/deferred/dialog.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { type ListSearch, narrowed } from '../../../console/list/list-search.ts'
import { BoardGrid } from '../board/board-grid.tsx'
import { draftRead } from '../board/draft-moving.ts'
import { momentIn } from '../clock.ts'
import { DayChoice } from '../day-choice.tsx'
import { NameSearch } from '../name-search.tsx'
import { draftBoardRead, type Fair } from '../reads.ts'
import { Edit } from './draft-list.tsx'

const dialogId = 'draft-meeting'

/** Says how much differs from the draft before, with the colours of the cards. */
function Differences({ differences }: { differences: DraftDifferences | null }) {
  if (differences === null)
    return (
      <p className="mb-2 text-sm text-muted">
        <Trans>견주어 볼 지난 초안이 없습니다.</Trans>
      </p>
    )
  const { added, moved, gone } = differences
  return (
    <p className="mb-2 flex flex-wrap gap-x-4 text-sm">
      <span className="font-semibold">
        <Trans>지난 초안과 다른 곳</Trans>
      </span>
      <span className="border-l-4 border-success pl-2">
        <Plural value={added} other="새로 들어간 상담 #건" />
      </span>
      <span className="border-l-4 border-warning pl-2">
        <Plural value={moved} other="시간이 바뀐 상담 #건" />
      </span>
      <span className="border-l-4 border-danger pl-2">
        <Plural value={gone} other="빠진 상담 #건" />
      </span>
    </p>
  )
}

/** One meeting of the draft, to be locked, moved and taken out. */
function Opened({ fair: { _id, timeZone }, mid }: { fair: Fair; mid: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery(draftRead(locale, _id, mid))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-40" />} failed={t`상담을 불러오지 못했습니다.`}>
      {({ meeting }) => (
        <>
          <p className="font-semibold wrap-anywhere">
            {meeting.seller.name} – {meeting.buyer.name}
          </p>
          <p className="mb-4 text-sm text-muted">{momentIn(meeting.startsAt, timeZone, locale)}</p>
          <Edit key={meeting.version} _fair={_id} meeting={meeting} timeZone={timeZone} onRemoved={() => closeDialog(dialogId)} />
          <button {...closes(dialogId)} className={buttonClass('outline', 'mt-6 w-full')}>
            <Trans>닫기</Trans>
          </button>
        </>
      )}
    </LoadState>
  )
}

interface Props {
  fair: Fair
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** The draft as the board that it becomes: what is agreed stays where it is. */
export function DraftBoard({ fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { _id } = fair
  const by = search['by'] === 'buyer' ? 'buyer' : 'seller'
  const load = useQuery(draftBoardRead(locale, _id, { day: search['day'], by, q: search['q'] }))
  const [opened, setOpened] = useState<string>()
  const isOpen = useIsOpen(dialogId)
  const sides = { seller: t`판매 기업`, buyer: t`바이어` }
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담 보드를 불러오지 못했습니다.`}>
      {({ differences, ...board }) => {
        const drafts = new Set(
          board.rows.flatMap(({ meetings }) => meetings.filter(({ draft }) => draft !== undefined).map((each) => each._id)),
        )
        const onOpen = (mid: string) => {
          if (!drafts.has(mid)) return void navigate({ to: '/fairs/$fair/board', params: { fair: _id }, search: { open: mid } })
          setOpened(mid)
          openDialog(dialogId)
        }
        return (
          <>
            <div className="mb-4 grid grid-cols-2 items-end gap-3 xs:flex xs:flex-wrap">
              <DayChoice id="draft-day" board={board} onChoose={(day) => onSearch(narrowed(search, { day }))} />
              <div role="group" aria-label={t`줄의 기준`} className="col-span-2 flex gap-1">
                {(['seller', 'buyer'] as const).map((side) => (
                  <button
                    key={side}
                    type="button"
                    aria-pressed={by === side}
                    className={buttonClass(by === side ? 'primary' : 'outline')}
                    onClick={() => onSearch(narrowed(search, { by: side === 'seller' ? '' : side, q: '' }))}
                  >
                    {sides[side]}
                  </button>
                ))}
              </div>
              <div className="col-span-2 min-w-56">
                <NameSearch
                  q={search['q']}
                  onSearch={(q) => onSearch(narrowed(search, { q }))}
                  label={by === 'seller' ? <Trans>판매 기업 이름</Trans> : <Trans>바이어 이름</Trans>}
                />
              </div>
            </div>
            <Differences differences={differences} />
            {board.rows.length === 0 ? (
              <p className="py-8 text-muted">{t`해당하는 항목이 없습니다.`}</p>
            ) : (
              <BoardGrid key={by} _fair={_id} board={board} isDraft carried={undefined} onPlace={() => undefined} onOpen={onOpen} />
            )}
            <Dialog id={dialogId} title={t`초안의 상담`}>
              {isOpen && opened !== undefined && <Opened key={opened} fair={fair} mid={opened} />}
            </Dialog>
          </>
        )
      }}
    </LoadState>
  )
}
