import type { Reference } from '#contract/field.ts'
import { titleOf } from '#contract/title.ts'
import { type WorkStage, workStages } from '#contract/law/forms.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, useDrag, useDrop } from 'react-aria-components'
import { ago } from '../../content/ago.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { dateText, dayOf } from '../../console/date-text.ts'
import { useReversible } from '../../console/frame/use-reversible.ts'
import { letterOf } from '../../console/account/letters.ts'
import { deviceList } from '../../console/device-setting.ts'
import { Cell } from '../../console/list/cell.tsx'
import { ShortTime } from '../../console/list/short-time.tsx'
import { useName } from '../../console/names.ts'
import { SideScroll } from '../../console/list/record-table.tsx'
import { type ListSearch, queryOf } from '../../console/list/list-search.ts'
import { changeItem, type ConsoleItem, listRead, resourceOf } from '../../console/resources.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GoalChip } from './goal-chip.tsx'
import { StageText } from './stage-text.tsx'

const forms = resourceOf('forms')
/** So many cards stand in a column; the rest are in the list. */
const cardsEach = 10
/** Stages of which nothing waits: strips until they are opened, so that the others have the room. */
const ended: readonly WorkStage[] = ['closed', 'rejected']
/** Those of them that this device keeps open. */
const kept = deviceList('console-board-open')

/** What a stage is called. */
function useStageName(): (stage: WorkStage) => string {
  const { i18n } = useLingui()
  return (stage) => i18n._(forms.shapes.all['stage']?.choices?.[stage] ?? stage)
}

const headingId = (stage: WorkStage): string => `stage-${stage}`

/** A card that was moved is in another column: so is whoever has moved it. */
function goTo(stage: WorkStage): void {
  // Its heading is another one where the column opens or closes for it.
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId(stage))
    heading?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    heading?.focus({ preventScroll: true })
  })
}

interface Move {
  item: ConsoleItem
  to: WorkStage
}

/** Moves requests to another stage, opens that, says so, and offers the way back. */
function useMove(onMoved: (to: WorkStage) => void) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const nameOf = useStageName()
  const offerBack = useReversible()
  return usePress({
    mutationFn: ({ item, to }: Move) => changeItem(forms, locale, item._id, { stage: to }, item.version),
    onError: (error) => void alertFailure(error),
    onSuccess: ({ version }, { item, to }) => {
      const { _id, stage, followUpAt } = item
      const title = titleOf(forms, item, locale)
      const undo = async () => {
        await changeItem(forms, locale, _id, { stage, followUpAt }, version)
        await refreshed(client)
      }
      offerBack(t`‘${title}’ 상담을 ‘${nameOf(to)}’ 단계로 옮겼습니다.`, undo)
    },
    onSettled: async (_moved, error, { to }) => {
      await refreshed(client)
      if (error !== null) return
      onMoved(to)
      goTo(to)
    },
  })
}

type Moving = ReturnType<typeof useMove>

interface CardProps {
  item: ConsoleItem
  stage: WorkStage
  moving: Moving
  /** `undefined`: it is dragged no longer; then whether it was dropped on a column. */
  onDrag: (item: ConsoleItem | undefined, isDropped?: boolean) => void
}

/** Moves a card without dragging it. */
function MoveMenu({ item, stage, moving }: CardProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const nameOf = useStageName()
  const title = titleOf(forms, item, locale)
  return (
    <MenuTrigger>
      <Button
        aria-label={t`단계 바꾸기: ${title}`}
        isPending={moving.isPending && moving.variables?.item._id === item._id}
        className="absolute top-1 right-1 flex size-8 items-center justify-center rounded-control text-lg font-bold hover:bg-wash pointer-coarse:size-11"
      >
        <span aria-hidden="true">⋯</span>
      </Button>
      <Popover className="min-w-40 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu
          aria-label={t`단계`}
          selectionMode="single"
          selectedKeys={[stage]}
          className="outline-none"
          onAction={(key) => {
            const to = workStages.find((each) => each === key)
            if (to !== undefined && to !== stage) moving.mutate({ item, to })
          }}
        >
          {workStages.map((each) => (
            <MenuItem
              key={each}
              id={each}
              className="flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash data-[selected]:font-bold"
            >
              {nameOf(each)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** The person in charge by the first letter; the name is its title, and what is read out. */
function Assignee({ reference, _id }: { reference: Reference; _id: string }) {
  const { t } = useLingui()
  const name = useName(reference, _id)
  const text = name === undefined ? '…' : (name ?? t`이전 담당자`)
  return (
    <span
      title={text}
      className="ml-auto inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-wash text-xs font-semibold"
    >
      <span aria-hidden="true">{letterOf(text)}</span>
      <span className="sr-only">
        <Trans>담당자</Trans>: {text}
      </span>
    </span>
  )
}

const standOf = (at: string): 'over' | 'today' | 'later' => {
  const now = new Date().toISOString()
  if (Date.parse(at) < Date.parse(now)) return 'over'
  return dayOf(at) === dayOf(now) ? 'today' : 'later'
}

/** When to get in touch again: in colour, and in words, where that is over or today. */
function FollowUp({ at }: { at: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const stand = standOf(at)
  const distance = ago(Date.parse(at), locale)
  if (stand === 'over')
    return (
      <time dateTime={at} title={dateText(at, locale)} className="font-semibold text-danger">
        <Trans>연락할 때 지남: {distance}</Trans>
      </time>
    )
  return (
    <span className={stand === 'today' ? 'font-semibold text-warning' : ''}>
      <span className="sr-only">{t`다시 연락할 때`}: </span>
      <span aria-hidden="true">↻</span> <ShortTime at={at} />
    </span>
  )
}

function Card(props: CardProps) {
  const { item, onDrag } = props
  const locale = useLocale()
  const { all } = forms.shapes
  const { followUpAt, _assignee } = item
  const { reference } = all['_assignee'] ?? {}
  // By the keyboard and the finger it is moved by its menu.
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ 'text/plain': titleOf(forms, item, locale) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(item),
    onDragEnd: ({ dropOperation }) => onDrag(undefined, dropOperation === 'move'),
  })
  return (
    <li
      {...dragProps}
      className={`relative cursor-grab rounded-control border border-line bg-paper p-2 text-sm ${isDragging ? 'opacity-50' : ''}`}
    >
      <Link
        to="/$"
        params={{ _splat: `forms/${item._id}` }}
        draggable={false}
        className="mr-7 inline-flex min-w-11 items-center font-semibold pointer-coarse:mr-10 underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11"
      >
        {titleOf(forms, item, locale)}
      </Link>
      <p className="line-clamp-2 text-xs wrap-anywhere">{String(item['content'])}</p>
      <div className="mt-1 flex items-end gap-2 text-xs">
        <p className="min-w-0 text-muted">
          <Cell shape={all['kind']} value={item['kind']} /> ·{' '}
          <time dateTime={item.createdAt} title={dateText(item.createdAt, locale)}>
            {ago(Date.parse(item.createdAt), locale)}
          </time>
          <span className="block truncate tracking-tight tabular-nums">{String(item['phone'])}</span>
        </p>
        {typeof _assignee === 'string' && reference !== undefined && <Assignee reference={reference} _id={_assignee} />}
      </div>
      {props.stage === 'received' && (
        <p className="mt-1 text-xs empty:hidden">
          <GoalChip item={item} />
        </p>
      )}
      {typeof followUpAt === 'string' && (
        <p className="mt-1 text-xs">
          <FollowUp at={followUpAt} />
        </p>
      )}
      <MoveMenu {...props} />
    </li>
  )
}

interface ColumnProps extends Pick<CardProps, 'stage' | 'moving' | 'onDrag'> {
  search: ListSearch
  /** The card that is being dragged. */
  dragged: ConsoleItem | undefined
  isOpen: boolean
  onOpen: () => void
  /** Missing: it stays open. */
  onClose: (() => void) | undefined
}

/** A column in the width of its heading, which opens it. */
function Strip({ stage, total, onOpen }: Pick<ColumnProps, 'stage' | 'onOpen'> & { total: number | undefined }) {
  return (
    <h2 className="flex flex-1 text-sm font-bold">
      <button
        id={headingId(stage)}
        type="button"
        aria-expanded={false}
        className="flex flex-1 flex-col items-center gap-2 rounded-control py-2 hover:bg-wash"
        onClick={onOpen}
      >
        <Icon name="next" className="size-4" />
        <span className="[writing-mode:vertical-rl]">
          <StageText item={{ stage }} />
        </span>{' '}
        <span className="text-muted tabular-nums">{total ?? '…'}</span>
      </button>
    </h2>
  )
}

function Heading({ stage, total, search, onClose }: Pick<ColumnProps, 'stage' | 'onClose' | 'search'> & { total: number | undefined }) {
  const { t } = useLingui()
  const name = useStageName()(stage)
  return (
    <div className="mb-2 flex items-center">
      <h2 className="min-w-0 flex-1 text-sm font-bold">
        <Link
          id={headingId(stage)}
          to="/forms"
          search={search}
          className="flex min-h-11 items-center justify-between gap-2 px-0.5 underline-offset-4 hover:underline"
        >
          <StageText item={{ stage }} /> <span className="shrink-0 text-muted tabular-nums">{total ?? '…'}</span>
        </Link>
      </h2>
      {onClose !== undefined && (
        <button
          type="button"
          aria-expanded
          aria-label={t`${name} 접기`}
          className="ml-1 flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-wash pointer-coarse:size-11"
          onClick={onClose}
        >
          <Icon name="previous" className="size-4" />
        </button>
      )}
    </div>
  )
}

function Column({ stage, search, dragged, isOpen, onOpen, onClose, ...card }: ColumnProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLElement>(null)
  const isOther = dragged !== undefined && dragged['stage'] !== stage
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: !isOther,
    getDropOperation: () => 'move',
    onDropEnter: () => isOpen || onOpen(),
    onDrop: () => dragged !== undefined && card.moving.mutate({ item: dragged, to: stage }),
  })
  const locale = useLocale()
  const load = useQuery(listRead(forms, locale, { ...queryOf(forms, search), stage, limit: cardsEach, skip: 0 }))
  const total = load.data?.summary.total
  const more = (total ?? 0) - (load.data?.items.length ?? 0)
  const inList = { ...search, stage }
  const edge = isDropTarget ? 'border-accent bg-wash' : isOther ? 'border-dashed border-accent' : 'border-line'
  return (
    <section
      ref={ref}
      {...dropProps}
      aria-labelledby={headingId(stage)}
      className={`flex min-h-40 flex-col rounded-card border bg-surface p-1.5 ${edge} ${isOpen ? 'min-w-44 flex-1 basis-0 sm:min-w-37' : 'w-12 shrink-0 self-stretch'}`}
    >
      {isOpen ? (
        <>
          <Heading stage={stage} total={total} search={inList} onClose={onClose} />
          <ListBody load={load} skeleton={<div className="skeleton h-32" />} empty={t`없음`}>
            {({ items }) => (
              <ul className="space-y-2">
                {items.map((item) => (
                  <Card key={item._id} item={item} stage={stage} {...card} />
                ))}
              </ul>
            )}
          </ListBody>
          {more > 0 && (
            <Link to="/forms" search={inList} className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
              <Plural value={more} other="목록에서 #건 더 보기" />
            </Link>
          )}
        </>
      ) : (
        <Strip stage={stage} total={total} onOpen={onOpen} />
      )}
    </section>
  )
}

/** Tells which columns are open: those that the device keeps, and those that a card was dragged or moved to. */
function useOpen() {
  const own = kept.useList()
  const [passing, setPassing] = useState<readonly WorkStage[]>([])
  return {
    isOpen: (stage: WorkStage) => !ended.includes(stage) || own.includes(stage) || passing.includes(stage),
    pass: (stage: WorkStage) => setPassing((former) => [...former, stage]),
    leave: () => setPassing([]),
    open: (stage: WorkStage) => {
      if (!own.includes(stage)) kept.toggle(stage)
      goTo(stage)
    },
    close: (stage: WorkStage) => {
      setPassing((former) => former.filter((each) => each !== stage))
      if (own.includes(stage)) kept.toggle(stage)
      goTo(stage)
    },
  }
}

/** The requests by stage, as the address narrows them: as many columns as there is room for, the others to the side of them. */
export function RequestBoard({ search: { view: _view, stage: _stage, status: _status, ...search } }: { search: ListSearch }) {
  const { t } = useLingui()
  const { isOpen, pass, leave, open, close } = useOpen()
  const moving = useMove(pass)
  const [dragged, setDragged] = useState<ConsoleItem>()
  const onDrag = (item: ConsoleItem | undefined, isDropped = false) => {
    setDragged(item)
    // Not where it begins: the card may be in a column that is open only for now.
    if (item === undefined && !isDropped) leave()
  }
  return (
    <SideScroll label={t`단계별 상담`} className="pb-2">
      <div className="flex items-start gap-2">
        {workStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            search={search}
            moving={moving}
            dragged={dragged}
            onDrag={onDrag}
            isOpen={isOpen(stage)}
            onOpen={() => (dragged === undefined ? open(stage) : pass(stage))}
            onClose={ended.includes(stage) ? () => close(stage) : undefined}
          />
        ))}
      </div>
    </SideScroll>
  )
}
