import { siteNames } from '#contract/sites.ts'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ListSearch } from '../../console/list/list-search.ts'
import { ResourceList } from '../../console/list/resource-list.tsx'
import { resourceOf } from '../../console/resources.ts'
import { onlySite } from '../../data/only.ts'
import { termColumns } from './term-columns.tsx'

const terms = resourceOf('terms')
const [firm] = siteNames
/** All of them are of the site whose tab is open. */
const columns = { ...termColumns, fields: termColumns.fields.filter((name) => name !== 'site') }

interface Props {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Chooses the site whose terms are listed. */
function SiteTabs({ site }: { site: string }) {
  const { t, i18n } = useLingui()
  const names = terms.shapes.all['site']?.choices ?? {}
  return (
    <nav aria-label={t`사이트`} className="mb-4 flex flex-wrap border-b border-line">
      {siteNames.map((each) => (
        <Link
          key={each}
          to="/terms"
          search={each === firm ? {} : { site: each }}
          activeOptions={{ exact: true }}
          aria-current={each === site ? 'page' : undefined}
          className="inline-flex min-h-9 items-center border-b-2 border-transparent px-3 py-1 text-sm hover:bg-wash aria-[current=page]:border-accent aria-[current=page]:font-semibold pointer-coarse:min-h-11"
        >
          {i18n._(names[each] ?? each)}
        </Link>
      ))}
    </nav>
  )
}

/** `/console/terms`: the terms of each site by themselves; they have the same names. */
export function TermsScreen({ search, onSearch }: Props) {
  const site = search['site'] ?? firm
  const fixed = useMemo(() => ({ site }), [site])
  const show = useCallback((next: ListSearch) => onSearch(site === firm ? next : { ...next, site }), [onSearch, site])
  if (onlySite() !== undefined) return <ResourceList resource={terms} search={search} onSearch={onSearch} more={columns} />
  return (
    <ResourceList key={site} resource={terms} search={search} onSearch={show} fixed={fixed} more={columns}>
      <SiteTabs site={site} />
    </ResourceList>
  )
}
