import { useLingui } from '@lingui/react/macro'
import { trailJsonLd } from '../content/json-ld.ts'
import { PageLink } from '../content/page-link.tsx'
import { StructuredData } from '../data/ssr-context.tsx'
import type { Category } from './queries.ts'

/** The way down to a category, itself the last. */
export function trailOf(categories: readonly Category[], code: string | undefined): readonly Category[] {
  const category = categories.find((each) => each.code === code)
  if (category === undefined) return []
  const parent = categories.find(({ _id }) => _id === category._parent)
  return [...(parent === undefined ? [] : trailOf(categories, parent.code)), category]
}

/** Links to what is above a page of the shop, above its title. */
export function Breadcrumbs({ steps, page }: { steps: readonly Category[]; page: string }) {
  const { t } = useLingui()
  const shop = t`상점`
  const link = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <PageLink to="/shop" className={link}>
        {shop}
      </PageLink>
      {steps.map(({ code, name }) => (
        <span key={code} className="flex items-center gap-x-2">
          <span aria-hidden="true">/</span>
          <PageLink to="/shop/$_category" params={{ _category: code }} className={link}>
            {name}
          </PageLink>
        </span>
      ))}
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) =>
            trailJsonLd(origin, [
              { name: shop, path: '/shop' },
              ...steps.map(({ code, name }) => ({ name, path: `/shop/${code}` })),
              { name: page },
            ])
          }
        />
      )}
    </span>
  )
}
