import { boundsOf, priceRanges } from '#contract/shop/list-choices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Filters, type FilterOption } from '../../content/filters.tsx'
import type { PagePlace } from '../../content/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ShopSearch } from '../queries.ts'
import { grouped } from '../../content/grouped.ts'

/** Orders and filters of a list of products, as links: they work without scripts. */
export function ListChoices({ place, search }: { place: PagePlace; search: ShopSearch }) {
  const { t } = useLingui()
  const { sort, price, pickup, stock, rating } = search
  const count = [sort, price, pickup, stock, rating].filter((choice) => choice !== undefined).length
  const rangeText = (range: (typeof priceRanges)[number]): string => {
    const { from, to } = boundsOf(range)
    const [least, most] = [grouped(from), grouped(to ?? 0)]
    if (to === undefined) return t`₩${least} 이상`
    return from === 0 ? t`₩${most} 미만` : t`₩${least}~${most}`
  }
  const choices: readonly {
    name: 'sort' | 'price' | 'pickup' | 'stock' | 'rating'
    label: string
    none: string
    options: readonly FilterOption[]
  }[] = [
    {
      name: 'sort',
      label: t`정렬`,
      none: t`새 상품순`,
      options: [
        { value: 'cheapest', label: t`낮은 가격순` },
        { value: 'dearest', label: t`높은 가격순` },
      ],
    },
    { name: 'price', label: t`가격`, none: t`전체`, options: priceRanges.map((range) => ({ value: range, label: rangeText(range) })) },
    { name: 'rating', label: t`후기`, none: t`전체`, options: [{ value: '4', label: t`별점 4점 이상` }] },
    { name: 'stock', label: t`재고`, none: t`전체`, options: [{ value: 'yes', label: t`구매할 수 있는 상품만` }] },
    { name: 'pickup', label: t`받는 방법`, none: t`전체`, options: [{ value: 'yes', label: t`센터에서 받을 수 있는 상품만` }] },
  ]
  return (
    <details className="group no-print min-w-0" open={count > 0}>
      <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {count === 0 ? <Trans>정렬과 필터</Trans> : <Trans>정렬과 필터 {count}개</Trans>}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="space-y-4 py-3">
        {choices.map(({ name, label, none, options }) => (
          <div key={name}>
            <dt className="mb-2 text-sm font-semibold text-muted">{label}</dt>
            <dd>
              <Filters isOneOfMany name={name} label={label} none={none} options={options} place={place} search={search} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
