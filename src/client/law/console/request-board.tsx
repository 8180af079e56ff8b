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
import { dateText } from '../../console/date-text.ts'
import { useReversible } from '../../console/frame/use-reversible.ts'
import { Cell } from '../../console/list/cell.tsx'
import { ShortTime } from '../../console/list/short-time.tsx'
import { SideScroll } from '../../console/list/record-table.tsx'
import { type ListSearch, queryOf } from '../../console/list/list-search.ts'
import { changeItem, type ConsoleItem, listRead, resourceOf } from '../../console/resources.ts'
import { ListBody } from '../../console/list/list-body.tsx'

const forms = resourceOf('forms')
/** So many cards stand in a column; the rest are in the list. */
const cardsEach = 10

/** What a stage is called. */
function useStageName(): (stage: WorkStage) => string {
  const { i18n } = useLingui()
  return (stage) => i18n._(forms.shapes.all['stage']?.choices?.[stage] ?? stage)
}

const headingId = (stage: WorkStage): string => `stage-${stage}`

/** A card that was moved is in another column: so is whoever has moved it. */
function goTo(stage: WorkStage): void {
  const heading = document.getElementById(headingId(stage))
  heading?.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  heading?.focus({ preventScroll: true })
}

interface Move {
  item: ConsoleItem
  to: WorkStage
}

/** Moves requests to another stage, says so, and offers the way back. */
function useMove() {
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
      if (error === null) goTo(to)
    },
  })
}

type Moving = ReturnType<typeof useMove>

interface CardProps {
  item: ConsoleItem
  stage: WorkStage
  moving: Moving
  onDrag: (item: ConsoleItem | undefined) => void
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

function Card(props: CardProps) {
  const { item, onDrag } = props
  const { t } = useLingui()
  const locale = useLocale()
  const { all } = forms.shapes
  // By the keyboard and the finger it is moved by its menu.
  const { dragProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ 'text/plain': titleOf(forms, item, locale) }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => onDrag(item),
    onDragEnd: () => onDrag(undefined),
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
      <p className="truncate text-xs">{String(item['content'])}</p>
      <p className="mt-1 text-xs text-muted">
        <Cell shape={all['kind']} value={item['kind']} /> ·{' '}
        <time dateTime={item.createdAt} title={dateText(item.createdAt, locale)}>
          {ago(Date.parse(item.createdAt), locale)}
        </time>
      </p>
      <p className="truncate text-xs tracking-tight text-muted tabular-nums">{String(item['phone'])}</p>
      {item['_assignee'] !== null && (
        <p className="mt-1 text-xs">
          <span className="sr-only">
            <Trans>담당자</Trans>:{' '}
          </span>
          <Cell shape={all['_assignee']} value={item['_assignee']} />
        </p>
      )}
      {typeof item['followUpAt'] === 'string' && (
        <p className="mt-1 text-xs">
          <span className="sr-only">{t`다시 연락할 때`}: </span>
          <span aria-hidden="true">↻</span> <ShortTime at={item['followUpAt']} />
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
}

function Column({ stage, search, dragged, ...card }: ColumnProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLElement>(null)
  const isOther = dragged !== undefined && dragged['stage'] !== stage
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: !isOther,
    getDropOperation: () => 'move',
    onDrop: () => dragged !== undefined && card.moving.mutate({ item: dragged, to: stage }),
  })
  const locale = useLocale()
  const name = useStageName()(stage)
  const load = useQuery(listRead(forms, locale, { ...queryOf(forms, search), stage, limit: cardsEach, skip: 0 }))
  const total = load.data?.summary.total
  const more = (total ?? 0) - (load.data?.items.length ?? 0)
  const inList = { ...search, stage }
  return (
    <section
      ref={ref}
      {...dropProps}
      aria-labelledby={headingId(stage)}
      className={`flex min-h-40 min-w-0 flex-col rounded-card border bg-surface p-1.5 ${isDropTarget ? 'border-accent bg-wash' : isOther ? 'border-dashed border-accent' : 'border-line'}`}
    >
      <h2 className="mb-2 text-sm font-bold">
        <Link
          id={headingId(stage)}
          to="/forms"
          search={inList}
          className="flex min-h-11 items-center justify-between gap-2 underline-offset-4 hover:underline"
        >
          {name} <span className="text-muted tabular-nums">{total ?? '…'}</span>
        </Link>
      </h2>
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
    </section>
  )
}

/** The requests by stage, as the address narrows them: as many columns as there is room for, the others to the side of them. */
export function RequestBoard({ search: { view: _view, stage: _stage, status: _status, ...search } }: { search: ListSearch }) {
  const { t } = useLingui()
  const moving = useMove()
  const [dragged, setDragged] = useState<ConsoleItem>()
  return (
    <SideScroll label={t`단계별 상담`} className="pb-2">
      <div className="grid auto-cols-[minmax(11rem,1fr)] sm:auto-cols-[minmax(9.25rem,1fr)] grid-flow-col items-start gap-2">
        {workStages.map((stage) => (
          <Column key={stage} stage={stage} search={search} moving={moving} dragged={dragged} onDrag={setDragged} />
        ))}
      </div>
    </SideScroll>
  )
}
