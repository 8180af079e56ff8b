import type { AnyResource } from '#contract/resource.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { NewsLine } from '../live/news-line.tsx'
import type { ListColumns, ListLink } from '../module.ts'
import { type ConsoleItem, hasCreation, hasDetail, listRead } from '../resources.ts'
import { ChosenTools } from './chosen-tools.tsx'
import { isDated, shownColumns } from './columns.ts'
import { Filters } from './filters.tsx'
import { ItemTable } from './item-table.tsx'
import { filtersOf, type ListSearch, narrowed, queryOf } from './list-search.ts'
import { ListBody } from './list-body.tsx'
import { ListHead } from './list-head.tsx'
import { SavedViews } from './saved-views.tsx'
import { noteShown } from './shown-list.ts'
import { useChoice } from './use-choice.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOpened } from './use-opened.ts'
import { useLooking, WithPane } from './with-pane.tsx'

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
  /** Everyday views of it, beside its name. */
  views?: ReactNode
  /** Others, which narrow it by one press, beside its words. */
  quick?: ReactNode
  /** Above the words and filters. */
  children?: ReactNode
}

const nothingFixed: ListSearch = {}
const noLinks: readonly ListLink[] = []
const noNames: readonly string[] = []
const noItems: ConsoleItem[] = []

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

/** The columns of a list: the same ones whatever it is narrowed to, and while rows are chosen, since cells of others are made anew. */
function useColumns(resource: AnyResource, { columns: named }: ListSearch, more: ListColumns | undefined) {
  return useMemo(() => shownColumns(resource, named === undefined ? {} : { columns: named }, more?.fields), [resource, named, more])
}

/** @returns everyday views of a list, with its news where it has any; and whether its filters have the news instead */
function useViews(resource: AnyResource, views: ReactNode): [beside: ReactNode, hasNews: boolean] {
  const isLive = resource.isLive === true
  const beside = useMemo(
    () =>
      views === undefined ? undefined : (
        <>
          {views}
          {isLive && <NewsLine resource={resource} />}
        </>
      ),
    [resource, views, isLive],
  )
  return [beside, isLive && views === undefined]
}

/** @returns what is said where a list has no item, as it is narrowed */
function useNothing(resource: AnyResource, narrowing: ListSearch): string {
  const { t } = useLingui()
  const first = hasCreation(resource) ? t`아직 없습니다. ‘새로 만들기’를 눌러 첫 항목을 만드십시오.` : t`아직 없습니다.`
  return Object.keys(filtersOf(resource, narrowing)).length > 0 ? t`해당하는 항목이 없습니다.` : first
}

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
  views,
  quick,
  children,
}: Props) {
  const { i18n } = useLingui()
  const { opened, listed: search, open, isWide } = useOpened(address)
  const look = useLooking(resource, open, isWide)
  useListKeys(look)
  const narrowing = useMemo(() => ({ ...search, ...fixed }), [search, fixed])
  const query = queryOf(resource, narrowing)
  const load = useQuery(listRead(resource, useLocale(), query))
  const items = load.data?.items ?? noItems
  const choice = useChoice(resource, query, items)
  const { selection, clear } = choice
  useEffect(() => {
    if (load.data !== undefined && !load.isPlaceholderData) noteShown(resource, query, load.data.items)
  })
  const show = useShow({ resource, fixed, opened, onSearch })
  const change = useCallback(
    (more: ListSearch) => {
      clear()
      show(narrowed(search, more))
    },
    [search, show, clear],
  )
  const columns = useColumns(resource, search, more)
  const held = useMemo(() => [...Object.keys(fixed), ...without], [fixed, without])
  const sortBy = useCallback((sort: string) => change({ sort }), [change])
  const nothing = useNothing(resource, narrowing)
  const total = load.data?.summary.total ?? 0
  const [beside, hasNews] = useViews(resource, views)
  return (
    <WithPane resource={resource} opened={opened} open={open}>
      <ListHead
        resource={resource}
        search={search}
        fixed={fixed}
        title={title ?? i18n._(resource.label)}
        links={links}
        more={more}
        views={beside}
        onChange={change}
        isBeside={isWide && hasDetail(resource) ? opened !== undefined : undefined}
        open={open}
      />
      {/* They come and go. Beside the rows that would have the browser look for the style of all of these anew. */}
      <div>{Object.keys(fixed).length === 0 && <Views resource={resource} search={search} onSearch={show} />}</div>
      {children}
      <ListFilters resource={resource} search={narrowing} fixed={held} quick={quick} hasNews={hasNews} onChange={change} />
      <ChosenTools resource={resource} search={narrowing} items={items} total={total} choice={choice} isDecided={isDecided} links={links} />
      <ListBody load={load} search={search} onSearch={show} empty={nothing}>
        {() => (
          <ItemTable
            resource={resource}
            items={items}
            list={JSON.stringify(query)}
            columns={columns}
            more={more}
            isDated={isDated(search, more)}
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
