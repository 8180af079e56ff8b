import type { BoardMeeting, BoardSide } from '#contract/trade/fair-board.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button, useDrag, useDrop } from 'react-aria-components'
import { useMatchingNames } from '../names.ts'

/** Marks of a meeting of the draft. */
export interface DraftMark {
  isLocked: boolean
  /** It was not in the draft before. */
  isNew: boolean
  /** When it was in the draft before, where that is another time. */
  was: string | undefined
}

interface CardProps {
  meeting: BoardMeeting
  /** Whose rows the board has: the card names who is not its row's. */
  by: BoardSide
  time: string
  /** Of the draft; undefined: it is agreed. */
  draft: DraftMark | undefined
  /** One line: the table and the buyer, the state by its border. */
  isDense: boolean
  /** Before it is dragged: what it can be moved to is asked for. */
  onNear: () => void
  onDrag: (meeting: BoardMeeting | undefined) => void
  onOpen: () => void
}

/** What tells a meeting's state apart beside its word. */
const borders: Partial<Record<BoardMeeting['state'], string>> = {
  rescheduling: 'border-dashed',
  disputed: 'border-double border-4',
  missed: 'border-dotted',
}
/** Where there is no room for the word, its colour beside the border. */
const edges: Readonly<Partial<Record<BoardMeeting['state'], string>>> = {
  confirmed: 'border-l-accent',
  rescheduling: 'border-l-warning',
  disputed: 'border-l-danger',
  met: 'border-l-success',
}

/** Says how a meeting of the draft differs from the draft before, in as few words as there is room for. */
function useSaid(draft: DraftMark | undefined): string | undefined {
  const { t } = useLingui()
  if (draft === undefined) return undefined
  const { isLocked, isNew, was } = draft
  const difference = isNew ? t`새로 들어감` : was === undefined ? t`초안` : t`${was}에서 옮김`
  return isLocked ? `${difference}, ${t`고정`}` : difference
}

/** A meeting on the board: opened by its name, moved by the mouse, or by the keyboard from its handle. */
export function MeetingCard({ meeting, by, time, draft, isDense, onNear, onDrag, onOpen }: CardProps) {
  const { t } = useLingui()
  const { stateName, methodName } = useMatchingNames()
  const { _id, seller, buyer, state, method, tableNumber } = meeting
  const { canMove } = meeting
  const names = by === 'table' ? [seller, buyer] : [by === 'buyer' ? seller : buyer]
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: !canMove,
    getItems: () => [{ 'text/plain': buyer, 'application/x-meeting': _id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(meeting),
    onDragEnd: () => onDrag(undefined),
  })
  // As short as it may be: there are some seventy pixels. Tables of the draft are given when it is published.
  const mark = method === 'ONLINE' ? t({ context: 'board', message: '온' }) : (tableNumber ?? (draft === undefined ? '–' : ''))
  const said = useSaid(draft) ?? stateName(state)
  const edge =
    draft === undefined
      ? edges[state]
      : draft.isNew
        ? 'border-l-success'
        : draft.was === undefined
          ? 'border-l-control'
          : 'border-l-warning'
  const place = method === 'ONLINE' ? methodName(method) : tableNumber === null ? '' : t`테이블 ${tableNumber}`
  return (
    <div
      {...dragProps}
      onPointerEnter={canMove ? onNear : undefined}
      title={isDense ? [...names, place, said].filter((part) => part !== '').join(' · ') : undefined}
      className={`relative flex size-full items-stretch overflow-hidden rounded-control border border-accent bg-surface text-left ${borders[state] ?? ''} ${isDense ? `border-l-4 ${edge ?? ''}` : ''} ${isDragging ? 'opacity-50' : ''} ${canMove ? 'cursor-grab' : ''}`}
    >
      {canMove && (
        <Button
          {...dragButtonProps}
          aria-label={t`끌어 옮기기: ${seller} – ${buyer}, ${time}`}
          onFocus={onNear}
          className={`flex shrink-0 ${isDense ? 'absolute inset-y-0 left-0 w-4 bg-surface opacity-0 data-focus-visible:opacity-100' : 'w-7'} cursor-grab items-center justify-center text-muted outline-none pointer-coarse:w-11 data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-accent`}
        >
          <span aria-hidden="true">⠿</span>
        </Button>
      )}
      <button
        type="button"
        className={`min-w-0 flex-1 ${isDense ? 'px-0.5 text-[0.6875rem]' : 'px-1.5 text-xs'} text-left leading-tight hover:bg-wash focus-visible:-outline-offset-3`}
        onClick={onOpen}
      >
        <span className="sr-only">
          {time} {seller} – {buyer}
          {isDense && [place, said].filter((part) => part !== '').map((part) => `, ${part}`)}
        </span>
        {isDense ? (
          <span aria-hidden="true" className={`block font-semibold ${by === 'table' ? 'leading-none' : ''}`}>
            {names.map((name, index) => (
              <span key={name} className="block truncate">
                {by !== 'table' && index === 0 && <span className="mr-0.5 font-normal text-muted tabular-nums">{mark}</span>}
                {name}
              </span>
            ))}
          </span>
        ) : (
          <>
            {names.map((name) => (
              <span key={name} aria-hidden="true" className="block truncate font-semibold">
                {name}
              </span>
            ))}
            {by !== 'table' && <span className="block truncate text-muted">{place}</span>}
            <span className="block truncate">{said}</span>
          </>
        )}
      </button>
    </div>
  )
}

interface TargetProps {
  label: string
  /** It is pressed, too: nothing is being dragged. */
  isPressed: boolean
  onDrop: () => void
}

/** A time at which what is being dragged, or was picked, can be put. */
export function DropCell({ label, isPressed, onDrop }: TargetProps) {
  const { t } = useLingui()
  if (isPressed)
    return (
      <button
        type="button"
        data-place
        aria-label={label}
        className="flex size-full items-center justify-center rounded-control border-2 border-dashed border-accent text-xs text-muted hover:bg-accent hover:text-on-accent focus-visible:-outline-offset-3"
        onClick={onDrop}
      >
        {t`비어 있음`}
      </button>
    )
  return <DropPlace label={label} onDrop={onDrop} />
}

function DropPlace({ label, onDrop }: Omit<TargetProps, 'isPressed'>) {
  const { t } = useLingui()
  const ref = useRef<HTMLDivElement>(null)
  const { dropProps, isDropTarget } = useDrop({ ref, getDropOperation: () => 'move', onDrop })
  return (
    <div
      ref={ref}
      {...dropProps}
      role="button"
      tabIndex={0}
      aria-label={label}
      className={`flex size-full items-center justify-center rounded-control border-2 border-dashed border-accent text-xs ${isDropTarget ? 'bg-accent text-on-accent' : 'text-muted'}`}
    >
      {t`비어 있음`}
    </div>
  )
}

/** A time with no meeting, and why none can be then. There are ten thousand of them on a board, so that one costs next to nothing. */
export const EmptyCell = ({ reason, isDense }: { reason: string | undefined; isDense: boolean }) =>
  reason === undefined ? null : (
    <div
      className={`flex size-full items-center justify-center overflow-hidden rounded-control bg-wash px-0.5 text-center text-muted ${isDense ? 'text-[0.6875rem] leading-none' : 'text-xs'}`}
    >
      {reason}
    </div>
  )
