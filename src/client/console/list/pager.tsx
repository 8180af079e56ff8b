import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { type ListSearch, pageOf, pageSizes, sizeOf } from './list-search.ts'

interface Props {
  search: ListSearch
  total: number
  onChange: (change: ListSearch) => void
}

/** Where in the list one is, and the ways to its other pages, where there are any. */
export function Pager({ search, total, onChange }: Props) {
  const { t } = useLingui()
  const [page, size] = [pageOf(search), sizeOf(search)]
  const [first, last] = [Math.min((page - 1) * size + 1, total), Math.min(page * size, total)]
  const go = (to: number) => onChange({ page: to <= 1 ? '' : String(to) })
  const hasSizes = total > pageSizes[0]
  const hasPages = total > size || page > 1
  return (
    <nav aria-label={t`쪽`} className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      <p role="status" className="mr-auto tabular-nums">
        {hasPages ? (
          <Trans>
            모두 {total}개 가운데 {first}–{last}
          </Trans>
        ) : (
          <Plural value={total} other="모두 #개" />
        )}
      </p>
      {hasSizes && (
        <label className="flex items-center gap-2">
          <Trans>한 쪽에</Trans>
          <select
            value={size}
            className="min-h-11 rounded-control border border-control bg-surface px-2"
            onChange={({ target }) => onChange({ size: target.value, page: '' })}
          >
            {pageSizes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasPages && (
        <>
          <button type="button" className={buttonClass('outline')} disabled={page <= 1} onClick={() => go(page - 1)}>
            <Trans>이전 쪽</Trans>
          </button>
          <button type="button" className={buttonClass('outline')} disabled={last >= total} onClick={() => go(page + 1)}>
            <Trans>다음 쪽</Trans>
          </button>
        </>
      )}
    </nav>
  )
}

interface MoreProps {
  load: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  className?: string
  children?: ReactNode
}

/** Renders a button that reads on in a list whose first entries are shown; nothing where all are there. */
export const MoreButton = ({ load, className = '', children = <Trans>더 보기</Trans> }: MoreProps) =>
  load.hasNextPage ? (
    <button
      type="button"
      className={buttonClass('outline', className)}
      aria-disabled={load.isFetchingNextPage}
      onClick={() => void load.fetchNextPage()}
    >
      {children}
    </button>
  ) : null

/** Renders such a button below a list that has its newest entries. */
export const EarlierButton = (props: Omit<MoreProps, 'children'>) => (
  <MoreButton {...props}>
    <Trans>이전 기록 더 보기</Trans>
  </MoreButton>
)
