import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { pageOf, pageSize, useListSearch } from '../data/list-pages.ts'
import { isBeyond } from '../data/missing-page.ts'
import type { ReadKey } from '../data/query-client.ts'
import { StructuredData, type Thing } from '../data/ssr-context.tsx'
import { CardSkeleton } from '../ui/deferred/card-skeleton.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { Cards } from './cards.tsx'
import { Filters, type FilterOption } from './filters.tsx'
import { Missing } from './missing.ts'
import { Page } from './page.tsx'
import type { PagePlace } from './page-link.tsx'
import { Pagination } from './pagination.tsx'
import { SearchForm } from './search-form.tsx'

interface Props<Answer extends { summary: { total: number } }, Item extends { _id: string }> {
  place: PagePlace
  title: string
  /** Of the document, where the title alone would not tell it from others. */
  fullTitle?: string
  /** Above the title. */
  eyebrow?: ReactNode
  /** Below the lead. */
  top?: ReactNode
  lead: string
  /** For search engines; the lead where there is none. */
  description?: string
  /** What its address asks for. The previous page stays while the next one is on its way. */
  read: UseQueryOptions<Answer, Error, Answer, ReadKey>
  items: (answer: Answer) => readonly Item[]
  /** Shows items in another way than as cards, and all of them on one page unless it is paged. */
  renderAll?: (items: readonly Item[]) => ReactNode
  isPaged?: boolean
  renderCard?: (item: Item) => ReactNode
  /** Said of what was found, above it. */
  renderNote?: (answer: Answer) => ReactNode
  /** Classes of the list: its columns. */
  columns?: string
  filter?: { name: 'practice' | 'type'; label: string; options: readonly FilterOption[] }
  /** In the place of `filter`: choices of its own, whether one of them narrows the list, and whether search engines are not to find it by them. */
  filters?: ReactNode
  isNarrowed?: boolean
  isHidden?: boolean
  /** What search engines read of the items; on the server only. */
  jsonLd?: ((items: readonly Item[], origin: string) => Thing | Thing[]) | undefined
  /** What happened when it could not be loaded. */
  failed: string
  /** Said where there is nothing at all. */
  empty: string
  skeleton?: ReactNode
  /** Below the list. */
  children?: ReactNode
}

const NothingHere = ({ isNowhere }: { isNowhere: boolean }) => (
  <p className="border-l-2 border-accent py-3 pl-5">
    {isNowhere ? (
      <Trans>맞는 것이 없습니다. 다른 낱말이나 초성(예: ㅈㅅㅂㅎ)으로 찾아보십시오.</Trans>
    ) : (
      <Trans>이 쪽에는 아무것도 없습니다. 앞쪽으로 돌아가십시오.</Trans>
    )}
  </p>
)

/** A list of content with search, filter, count and pages. All of it is in the address, and works as links without scripts. */
export function ListPage<Answer extends { summary: { total: number } }, Item extends { _id: string }>(props: Props<Answer, Item>) {
  const {
    place,
    title: heading,
    fullTitle: title = heading,
    lead,
    description = lead,
    filter,
    columns = 'gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3',
    jsonLd,
  } = props
  const { t } = useLingui()
  const load = useQuery({ ...props.read, placeholderData: keepPreviousData })
  const search = useListSearch()
  const { page = 1, q } = search
  const missing = use(Missing)
  const isNarrowed = props.isNarrowed === true || q !== undefined || (filter !== undefined && search[filter.name] !== undefined)
  if (!load.isPlaceholderData && isBeyond((page - 1) * pageSize, load.data)) return missing
  return (
    <Page
      title={page > 1 ? t`${title} ${page}쪽` : title}
      heading={heading}
      eyebrow={props.eyebrow}
      top={props.top}
      lead={lead}
      description={page > 1 ? t`${page}쪽. ${description}` : description}
      search={page > 1 ? `page=${page}` : ''}
      isHidden={q !== undefined || props.isHidden === true}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-3">
        {filter === undefined ? (props.filters ?? <span />) : <Filters {...filter} place={place} search={search} />}
        <SearchForm place={place} search={search} />
      </div>
      <LoadState
        load={load}
        skeleton={<div className={`mt-10 grid ${columns}`}>{props.skeleton ?? <CardSkeleton count={6} />}</div>}
        failed={props.failed}
        empty={props.empty}
        isEmpty={({ summary }) => summary.total === 0 && !isNarrowed}
      >
        {(answer) => {
          const { total } = answer.summary
          const items = props.items(answer)
          return (
            <div aria-busy={load.isPlaceholderData} className="aria-busy:opacity-60">
              {import.meta.env.SSR && jsonLd !== undefined && <StructuredData make={(origin) => jsonLd(items, origin)} />}
              <p role="status" className="py-5 text-sm text-muted tabular-nums">
                {q === undefined ? (
                  <Plural value={total} other="모두 #건" />
                ) : (
                  <Trans>
                    ‘{q}’ 검색 결과 {total}건
                  </Trans>
                )}
                {props.renderNote?.(answer)}
              </p>
              {items.length === 0 ? (
                <NothingHere isNowhere={total === 0} />
              ) : (
                (props.renderAll?.(items) ?? <Cards items={items} renderCard={props.renderCard ?? (() => null)} columns={columns} />)
              )}
              {(props.renderAll === undefined || props.isPaged === true) && (
                <Pagination
                  page={page}
                  count={Math.ceil(total / pageSize)}
                  targetOf={(number) => ({ ...place, search: pageOf(search, number) })}
                />
              )}
            </div>
          )
        }}
      </LoadState>
      {props.children}
    </Page>
  )
}
