import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { listHref, type ListSearch, pageSize } from '../data/list-search.ts'
import { PageHead } from '../data/page-head.tsx'
import { type Load, LoadState } from '../ui/load-state.tsx'
import { container } from '../ui/container.ts'
import { Filters, type FilterOption } from './filters.tsx'
import { PageTop } from './page-top.tsx'
import { Pagination } from './pagination.tsx'
import { SearchForm } from './search-form.tsx'

interface Props<Answer extends { summary: { total: number } }, Item extends { _id: string }> {
  /** Its address, without search. */
  path: string
  search: ListSearch
  title: string
  lead: string
  /** For search engines; the lead where there is none. */
  description?: string
  /** Of a query that keeps the previous page (`keepPreviousData`) while the next one is on its way. */
  load: Load<Answer> & { isPlaceholderData: boolean }
  items: (answer: Answer) => readonly Item[]
  renderCard: (item: Item) => ReactNode
  /** Classes of the list: its columns. */
  columns?: string
  filter?: { name: 'practice' | 'type'; label: string; options: readonly FilterOption[] }
  /** What happened when it could not be loaded. */
  failed: string
  /** Said where there is nothing at all. */
  empty: string
  skeleton: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** A list of content with search, filter, count and pages. All of it is in the address, and works as links without scripts. */
export function ListPage<Answer extends { summary: { total: number } }, Item extends { _id: string }>(props: Props<Answer, Item>) {
  const { path, search, title, lead, description = lead, load, filter, columns = 'gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3' } = props
  const { t } = useLingui()
  const { page = 1, q } = search
  const isNarrowed = q !== undefined || (filter !== undefined && search[filter.name] !== undefined)
  return (
    <>
      <PageHead
        title={page > 1 ? t`${title} ${page}쪽` : title}
        description={page > 1 ? t`${page}쪽. ${description}` : description}
        search={page > 1 ? `page=${page}` : ''}
        isHidden={q !== undefined}
      />
      <PageTop title={title} lead={lead} />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-3">
          {filter === undefined ? <span /> : <Filters {...filter} path={path} search={search} />}
          <SearchForm path={path} search={search} />
        </div>
        <LoadState
          load={load}
          skeleton={<div className={`mt-10 grid ${columns}`}>{props.skeleton}</div>}
          failed={props.failed}
          empty={props.empty}
          isEmpty={({ summary }) => summary.total === 0 && !isNarrowed}
        >
          {(answer) => {
            const { total } = answer.summary
            const items = props.items(answer)
            return (
              <div aria-busy={load.isPlaceholderData} className="aria-busy:opacity-60">
                <p role="status" className="py-5 text-sm text-muted tabular-nums">
                  {q === undefined ? (
                    <Plural value={total} other="모두 #건" />
                  ) : (
                    <Trans>
                      ‘{q}’ 검색 결과 {total}건
                    </Trans>
                  )}
                </p>
                {items.length === 0 ? (
                  <p className="border-l-2 border-accent py-3 pl-5">
                    {total === 0 ? (
                      <Trans>맞는 글이 없습니다. 다른 낱말이나 초성(예: ㅈㅅㅂㅎ)으로 찾아보십시오.</Trans>
                    ) : (
                      <Trans>이 쪽에는 글이 없습니다. 앞쪽으로 돌아가십시오.</Trans>
                    )}
                  </p>
                ) : (
                  <ul className={`grid ${columns}`}>
                    {items.map((item) => (
                      <li key={item._id} className="min-w-0">
                        {props.renderCard(item)}
                      </li>
                    ))}
                  </ul>
                )}
                <Pagination page={page} count={Math.ceil(total / pageSize)} hrefOf={(to) => listHref(path, { ...search, page: to })} />
              </div>
            )
          }}
        </LoadState>
        {props.children}
      </div>
    </>
  )
}
