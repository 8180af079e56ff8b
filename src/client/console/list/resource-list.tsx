import { maxExportedIds } from '#contract/list-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { NewsLine } from '../live/news-line.tsx'
import type { ListColumns, ListLink } from '../module.ts'
import { addressOf, type ConsoleItem, hasCreation, hasDetail, hasImport, listRead } from '../resources.ts'
import { BulkActions } from './bulk-actions.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { shownColumns } from './columns.ts'
import { ExportButton } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { ItemTable } from './item-table.tsx'
import { filtersOf, type ListSearch, narrowed, queryOf } from './list-search.ts'
import { hasOrder } from './order.ts'
import { ListBody } from './list-body.tsx'
import { SavedViews } from './saved-views.tsx'
import { noteShown } from './shown-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { awaited, type Opened, useOpened } from './use-opened.ts'
import { useSelection } from './use-selection.ts'
import { mostChosen, useWholeList } from './use-whole-list.ts'

interface Props {
  resource: AnyResource
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** Instead of the resource's own name. */
  title?: string
  /** Filters that make this list what it is. */
  fixed?: ListSearch
  /** Filters that are not offered: words find the same, or another filter. */
  without?: readonly string[]
  /** Staff approve or reject its items: chosen ones at once, too. */
  isDecided?: boolean
  /** Screens that go on with what it shows. */
  links?: readonly ListLink[]
  /** Columns of a module. */
  more?: ListColumns | undefined
  /** Above the words and filters. */
  children?: ReactNode
}

/** It is offered once all rows of a page are chosen. */
const WholeChoice = lazy(async () => ({ default: (await import('./whole-choice.tsx')).WholeChoice }))

/** Most work with the list alone. */
const ItemPane = lazy(async () => ({ default: (await import('./item-pane.tsx')).ItemPane }))

const nothingFixed: ListSearch = {}
const noLinks: readonly ListLink[] = []
const noNames: readonly string[] = []
const noItems: ConsoleItem[] = []

function ListLinks({ links, search }: { links: readonly ListLink[]; search: ListSearch }) {
  const { i18n } = useLingui()
  return links.map(({ address, label }) => (
    <Link key={address} to="/$" params={{ _splat: address }} search={search} className={buttonClass('outline')}>
      {i18n._(label)}
    </Link>
  ))
}

type HeadProps = Required<Pick<Props, 'resource' | 'search' | 'title' | 'fixed' | 'links'>> &
  Pick<Props, 'more'> & { onChange: (change: ListSearch) => void; open: Opened['open']; isBeside: boolean | undefined }

/** The name of a list, and what can be done with all of it. What stands around the rows is not drawn again with them. */
const ListHead = memo(function ListHead({ resource, search, title, fixed, links, more, onChange, isBeside, open }: HeadProps) {
  const { t } = useLingui()
  const { page: _page, size: _size, columns: _columns, ...narrowing } = search
  return (
    <ScreenHead title={title}>
      <ExportButton resource={resource} search={{ ...search, ...fixed }} />
      {hasImport(resource) && (
        <Link to="/import/$" params={{ _splat: resource.path }} className={buttonClass('outline')}>
          <Trans>가져오기</Trans>
        </Link>
      )}
      <ListLinks links={links} search={narrowing} />
      {isBeside !== undefined && (
        <button
          type="button"
          aria-pressed={isBeside}
          title={t`목록 옆에 열기 (v)`}
          className={buttonClass('outline', 'aria-pressed:bg-wash')}
          onClick={() => void open(isBeside ? undefined : awaited)}
        >
          <Trans>옆에 열기</Trans>
        </button>
      )}
      <ColumnChoice resource={resource} search={search} more={more} onChange={onChange} />
      {hasOrder(resource) && (
        <Link to="/order/$path" params={{ path: resource.path }} className={buttonClass('outline')}>
          <Trans>차례 바꾸기</Trans>
        </Link>
      )}
      {hasCreation(resource) && (
        <Link to="/$" params={{ _splat: `${addressOf(resource)}/create` }} className={buttonClass('primary')}>
          <Trans>새로 만들기</Trans>
        </Link>
      )}
    </ScreenHead>
  )
})

/** The chosen items of a list, on the page that is shown or on all of them. */
function useChoice(resource: AnyResource, query: ReturnType<typeof queryOf>, items: readonly ConsoleItem[]) {
  const selection = useSelection()
  const { chosen: selected, choose } = selection
  const whole = useWholeList(resource, query)
  const { forget } = whole
  const clear = useCallback(() => {
    forget()
    choose([])
  }, [forget, choose])
  // Of those that are shown the newest version is known.
  const shown = new Map(items.map((item) => [item._id, item]))
  const all = (selected.size > items.length ? whole.items : undefined) ?? items
  const chosen = all.filter(({ _id }) => selected.has(_id)).map((item) => shown.get(item._id) ?? item)
  return { selection, whole, chosen, clear }
}

/** @returns what narrows a list to another search, whose rows are on their way before the address has it */
function useShow({
  resource,
  fixed,
  opened,
  onSearch,
}: Pick<Props, 'resource' | 'onSearch'> & { fixed: ListSearch; opened: string | undefined }) {
  const beside = useRef(opened)
  useEffect(() => void (beside.current = opened), [opened])
  const locale = useLocale()
  const client = useQueryClient()
  return useCallback(
    (next: ListSearch) => {
      void client.prefetchQuery(listRead(resource, locale, queryOf(resource, { ...next, ...fixed })))
      onSearch(beside.current === undefined ? next : { ...next, open: beside.current })
    },
    [client, resource, locale, fixed, onSearch],
  )
}

/** @returns what opens an item beside its list; where there is no room for both, its own page */
function useLooking(resource: AnyResource, open: Opened['open'], isWide: boolean) {
  const navigate = useNavigate()
  const address = addressOf(resource)
  return useCallback(
    (_id: string) => void (isWide && hasDetail(resource) ? open(_id) : navigate({ to: '/$', params: { _splat: `${address}/${_id}` } })),
    [resource, open, isWide, navigate, address],
  )
}

/** A list, and the item that is open beside it. */
const WithPane = ({ resource, opened, open, children }: Pick<Opened, 'opened' | 'open'> & Pick<Props, 'resource' | 'children'>) => (
  <div
    className={opened === undefined ? undefined : 'grid grid-cols-[minmax(0,1fr)_27rem] gap-6 min-[100rem]:grid-cols-[minmax(0,1fr)_34rem]'}
  >
    <div className="min-w-0">{children}</div>
    {opened !== undefined && (
      <Suspense fallback={<div className="skeleton h-96" />}>
        <ItemPane resource={resource} opened={opened} open={open} />
      </Suspense>
    )}
  </div>
)

const ListFilters = memo(Filters)
const Views = memo(SavedViews)

/** The list of a resource, as its declaration says: words, filters, order, columns and page stand in the address. */
export function ResourceList({
  resource,
  search: address,
  onSearch,
  title,
  fixed = nothingFixed,
  without = noNames,
  isDecided = false,
  links = noLinks,
  more,
  children,
}: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { opened, listed: search, open, isWide } = useOpened(address)
  const look = useLooking(resource, open, isWide)
  useListKeys(look)
  const narrowing = useMemo(() => ({ ...search, ...fixed }), [search, fixed])
  const query = queryOf(resource, narrowing)
  const load = useQuery(listRead(resource, locale, query))
  const items = load.data?.items ?? noItems
  const { selection, whole, chosen, clear } = useChoice(resource, query, items)
  useEffect(() => {
    if (load.data !== undefined && !load.isPlaceholderData) noteShown(resource, query, load.data.items)
  })
  const name = title ?? i18n._(resource.label)
  const show = useShow({ resource, fixed, opened, onSearch })
  const change = useCallback(
    (more: ListSearch) => {
      clear()
      show(narrowed(search, more))
    },
    [search, show, clear],
  )
  // The same ones whatever the list is narrowed to, and while rows are chosen: cells of others are made anew.
  const { columns: named } = search
  const columns = useMemo(
    () => shownColumns(resource, named === undefined ? {} : { columns: named }, more?.fields),
    [resource, named, more],
  )
  const held = useMemo(() => [...Object.keys(fixed), ...without], [fixed, without])
  const sortBy = useCallback((sort: string) => change({ sort }), [change])
  const first = hasCreation(resource) ? t`아직 없습니다. ‘새로 만들기’를 눌러 첫 항목을 만드십시오.` : t`아직 없습니다.`
  const nothing = Object.keys(filtersOf(resource, narrowing)).length > 0 ? t`해당하는 항목이 없습니다.` : first
  const total = load.data?.summary.total ?? 0
  const isPageChosen = items.length > 0 && items.every(({ _id }) => selection.chosen.has(_id))
  return (
    <WithPane resource={resource} opened={opened} open={open}>
      <ListHead
        resource={resource}
        search={search}
        fixed={fixed}
        title={name}
        links={links}
        more={more}
        onChange={change}
        isBeside={isWide && hasDetail(resource) ? opened !== undefined : undefined}
        open={open}
      />
      {resource.isLive === true && <NewsLine resource={resource} />}
      {/* They come and go. Beside the rows that would have the browser look for the style of all of these anew. */}
      <div>{Object.keys(fixed).length === 0 && <Views resource={resource} search={search} onSearch={show} />}</div>
      {children}
      <ListFilters resource={resource} search={narrowing} fixed={held} onChange={change} />
      <BulkActions
        resource={resource}
        items={chosen}
        isDecided={isDecided}
        onDone={clear}
        more={
          isPageChosen &&
          chosen.length < Math.min(total, mostChosen) && (
            <Suspense fallback={null}>
              <WholeChoice whole={whole} total={total} onChosen={selection.choose} />
            </Suspense>
          )
        }
      >
        {chosen.length > 0 && (chosen.length <= maxExportedIds || chosen.length === total) && (
          <ExportButton resource={resource} search={narrowing} chosen={chosen.map(({ _id }) => _id)} />
        )}
        {chosen.length <= items.length && (
          <ListLinks links={links.filter(({ takesChosen }) => takesChosen)} search={{ products: chosen.map(({ _id }) => _id).join(',') }} />
        )}
      </BulkActions>
      <ListBody load={load} search={search} onSearch={show} empty={nothing}>
        {() => (
          <ItemTable
            resource={resource}
            items={items}
            columns={columns}
            added={more?.added}
            sort={search['sort'] ?? resource.sort ?? '-createdAt'}
            onSort={sortBy}
            selection={selection}
            opened={opened}
            open={look}
          />
        )}
      </ListBody>
    </WithPane>
  )
}
