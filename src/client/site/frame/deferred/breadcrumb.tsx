import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { trailJsonLd } from '../../../content/json-ld.ts'
import { StructuredData } from '../../../data/ssr-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { container } from '../../../ui/container.ts'
import { placeOf } from './site-tree.ts'
import { SiteLink } from '../../../content/site-link.tsx'

/** Where a page lies in the site: home, its group, its list. From the menu's data; the home page has none. */
export function Breadcrumb() {
  const { i18n, t } = useLingui()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const place = placeOf(pathname)
  if (place === undefined) return null
  const { group, item, isDetail } = place
  const steps = [
    { name: t`처음`, href: '/' },
    ...(group === undefined ? [] : [{ name: i18n._(group.label), href: group.items[0]?.href ?? '/' }]),
    { name: i18n._(item.label), href: item.href },
  ]
  return (
    <nav aria-label={t`현재 위치`} className={`${container} pt-4 text-sm text-muted`}>
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, href }, index) => (
          <li key={name} className="flex items-center">
            {index > 0 && <Icon name="next" className="mx-1 size-3.5" />}
            {index === steps.length - 1 && !isDetail ? (
              <span className="inline-flex min-h-11 items-center px-1">{name}</span>
            ) : (
              <SiteLink
                href={href}
                className="inline-flex min-h-11 items-center px-1 hover:text-ink hover:underline hover:underline-offset-4"
              >
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {import.meta.env.SSR && (
        <StructuredData
          make={(origin) =>
            trailJsonLd(
              origin,
              steps.map(({ name, href }) => ({ name, path: href })),
            )
          }
        />
      )}
    </nav>
  )
}
