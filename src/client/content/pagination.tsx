import { useLingui } from '@lingui/react/macro'
import { Icon } from '../ui/icon.tsx'
import { PageLink, type PageTarget } from './page-link.tsx'

/** The pages to offer: the first, the last, and those around the current one; 0 stands for a gap. */
export function pagesToShow(page: number, count: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count)
  const unique = [...new Set(near)].toSorted((a, b) => a - b)
  return unique.flatMap((number, index) => (index > 0 && number - (unique[index - 1] ?? 0) > 1 ? [0, number] : [number]))
}

const box = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2 tabular-nums hover:bg-wash'

interface Props {
  page: number
  /** How many there are. */
  count: number
  targetOf: (page: number) => PageTarget
}

/** Links to the pages of a list. */
export function Pagination({ page, count, targetOf }: Props) {
  const { t } = useLingui()
  if (count < 2) return null
  return (
    <nav aria-label={t`쪽 이동`} className="no-print mt-12 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink {...targetOf(Math.min(page - 1, count))} className={box} aria-label={t`이전 쪽`} rel="prev">
          <Icon name="previous" className="size-5" />
        </PageLink>
      )}
      {pagesToShow(page, count).map((number, index) =>
        number === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- gaps have no name; there are two at most
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            {...targetOf(number)}
            className={`${box} aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper`}
          >
            {/* Not `aria-label`: axe takes '2' and '2쪽' for different words. */}
            <span className="sr-only">{t`${number}쪽`}</span>
            <span aria-hidden="true">{number}</span>
          </PageLink>
        ),
      )}
      {page < count && (
        <PageLink {...targetOf(page + 1)} className={box} aria-label={t`다음 쪽`} rel="next">
          <Icon name="next" className="size-5" />
        </PageLink>
      )}
    </nav>
  )
}
