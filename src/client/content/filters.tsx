import { useLingui } from '@lingui/react/macro'
import type { ListSearch } from '../data/list-search.ts'
import { type ListChoice, PageLink, type PagePlace } from './page-link.tsx'

export interface FilterOption {
  value: string
  label: string
}

interface Props {
  name: 'practice' | 'type' | ListChoice
  label: string
  /** What it is called where none of them is chosen. */
  none?: string
  /** One of several such choices: no robot is to walk through all their combinations. */
  isOneOfMany?: boolean
  options: readonly FilterOption[]
  place: PagePlace & { hash?: string }
  search: ListSearch
}

/** Classes of a link that chooses one of several. */
export const chipClass =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper'

/** Narrows a list to one kind, as links. A choice leads to the first page of what it leaves. */
export function Filters({ name, label, none, isOneOfMany = false, options, place, search }: Props) {
  const { t } = useLingui()
  const all = { value: undefined, label: none ?? t`전체` }
  return (
    <nav aria-label={label} className="no-print min-w-0">
      <ul className="flex flex-wrap gap-2">
        {[all, ...options].map(({ value, label: text }) => (
          <li key={text}>
            <PageLink
              {...place}
              search={{ ...search, page: undefined, [name]: value }}
              className={chipClass}
              keepsScroll
              {...(isOneOfMany ? { rel: 'nofollow' } : {})}
            >
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
