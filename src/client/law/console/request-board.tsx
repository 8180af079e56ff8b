import { titleOf } from '#contract/title.ts'
import { type WorkStage, workStages } from '#contract/law/forms.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { dateText } from '../../console/date-text.ts'
import { Cell } from '../../console/list/cell.tsx'
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

interface CardProps {
  item: ConsoleItem
  stage: WorkStage
  onMoved: (text: string) => void
}

/** Moves a card: by mouse, finger and keyboard alike. */
function MoveMenu({ item, stage, onMoved }: CardProps) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const nameOf = useStageName()
  const title = titleOf(forms, item, locale)
  const { mutate, isPending } = usePress({
    mutationFn: (to: WorkStage) => changeItem(forms, locale, item._id, { stage: to }, item.version),
    onError: (error) => void alertFailure(error),
    onSuccess: (_moved, to) => onMoved(t`‘${title}’ 상담을 ‘${nameOf(to)}’ 단계로 옮겼습니다.`),
    onSettled: async (_moved, error, to) => {
      await refreshed(client)
      if (error === null) goTo(to)
    },
  })
  return (
    <MenuTrigger>
      <Button
        aria-label={t`단계 바꾸기: ${title}`}
        isPending={isPending}
        className="min-h-11 rounded-control border border-control px-3 text-xs font-semibold hover:bg-wash"
      >
        <Trans>단계 바꾸기</Trans>
      </Button>
      <Popover className="min-w-40 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
        <Menu
          aria-label={t`단계`}
          selectionMode="single"
          selectedKeys={[stage]}
          className="outline-none"
          onAction={(key) => {
            const to = workStages.find((each) => each === key)
            if (to !== undefined && to !== stage) mutate(to)
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
  const { item } = props
  const locale = useLocale()
  const { all } = forms.shapes
  return (
    <li className="rounded-control border border-line bg-paper p-3 text-sm">
      <Link
        to="/$"
        params={{ _splat: `forms/${item._id}` }}
        className="inline-flex min-w-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11"
      >
        {titleOf(forms, item, locale)}
      </Link>
      <p className="mt-1 text-xs text-muted">
        <Cell shape={all['kind']} value={item['kind']} /> · {dateText(item.createdAt, locale)}
      </p>
      {item['_assignee'] !== null && (
        <p className="mt-1 text-xs">
          <Trans>담당자</Trans>: <Cell shape={all['_assignee']} value={item['_assignee']} />
        </p>
      )}
      {item['followUpAt'] !== null && (
        <p className="mt-1 text-xs">
          <Trans>다시 연락할 때</Trans>: <Cell shape={all['followUpAt']} value={item['followUpAt']} />
        </p>
      )}
      <div className="mt-2">
        <MoveMenu {...props} />
      </div>
    </li>
  )
}

function Column({ stage, search, onMoved }: { stage: WorkStage; search: ListSearch } & Pick<CardProps, 'onMoved'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = useStageName()(stage)
  const load = useQuery(listRead(forms, locale, { ...queryOf(forms, search), stage, limit: cardsEach, skip: 0 }))
  const total = load.data?.summary.total
  const more = (total ?? 0) - (load.data?.items.length ?? 0)
  const inList = { ...search, stage }
  return (
    <section aria-labelledby={headingId(stage)} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3">
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
              <Card key={item._id} item={item} stage={stage} onMoved={onMoved} />
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
  const [moved, setMoved] = useState('')
  return (
    <>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <div role="region" aria-label={t`단계별 상담`} className="overflow-x-auto pb-2">
        <div className="grid auto-cols-[minmax(15rem,1fr)] grid-flow-col items-start gap-3">
          {workStages.map((stage) => (
            <Column key={stage} stage={stage} search={search} onMoved={setMoved} />
          ))}
        </div>
      </div>
    </>
  )
}
