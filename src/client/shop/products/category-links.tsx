import { useLingui } from '@lingui/react/macro'
import { chipClass } from '../../content/filters.tsx'
import { PageLink } from '../../content/page-link.tsx'
import type { Category } from '../queries.ts'

/** Categories to go on to: those below the current one, or beside it where it is the last of its branch. */
export function CategoryLinks({ categories, current }: { categories: readonly Category[]; current: Category | undefined }) {
  const { t } = useLingui()
  const below = categories.filter(({ _parent }) => _parent === (current?._id ?? null))
  const shown = below.length > 0 ? below : categories.filter(({ _parent }) => _parent === (current?._parent ?? null))
  if (shown.length === 0) return null
  return (
    <nav aria-label={t`상품 분류`} className="no-print mt-6">
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ code, name }) => (
          <li key={code}>
            <PageLink to="/shop/$_category" params={{ _category: code }} className={chipClass}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
