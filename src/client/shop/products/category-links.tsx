import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import type { Category } from '../queries.ts'

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper'

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
            <PageLink to="/shop/$_category" params={{ _category: code }} className={chip}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
