import { Trans } from '@lingui/react/macro'
import { listHref, type ListSearch } from '../data/list-search.ts'
import { Anchor } from '../ui/anchor.tsx'

export interface FilterOption {
  value: string
  label: string
}

interface Props {
  name: 'practice' | 'type'
  label: string
  options: readonly FilterOption[]
  path: string
  search: ListSearch
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper'

/** Narrows a list to one kind, as links. A choice leads to the first page of what it leaves. */
export function Filters({ name, label, options, path, search }: Props) {
  const hrefOf = (value?: string) => listHref(path, { ...search, page: undefined, [name]: value })
  return (
    <nav aria-label={label} className="no-print min-w-0">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Anchor href={hrefOf()} className={chip} keepsScroll>
            <Trans>전체</Trans>
          </Anchor>
        </li>
        {options.map((option) => (
          <li key={option.value}>
            <Anchor href={hrefOf(option.value)} className={chip} keepsScroll>
              {option.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
