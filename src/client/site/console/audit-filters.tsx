import { auditActions, auditKinds } from '#contract/platform/audit.ts'
import { useLingui } from '@lingui/react/macro'
import { ChoiceFilter } from '../../console/list/choice-filter.tsx'
import { FoldedFilters } from '../../console/list/folded-filters.tsx'
import type { ListSearch } from '../../console/list/list-search.ts'
import { PeriodFilter } from '../../console/list/period-filter.tsx'
import { hasDays, noDays } from '../../console/list/periods.ts'
import { listed } from '../../console/resources.ts'

const resources = listed.map(({ path, label }) => [path, label] as const)

interface Props {
  search: ListSearch
  onChange: (change: ListSearch) => void
}

/** Renders the filters of the log. Persons and subjects are chosen in its rows. */
export function AuditFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const names = ['_user', 'action', 'resource', '_item']
  const filter = (name: string) => ({ value: search[name] ?? '', onChoose: (value: string) => onChange({ [name]: value }) })
  const translated = (options: readonly (readonly [string, string])[]) => options.map(([value, label]) => [value, i18n._(label)] as const)
  const active = names.filter((name) => search[name] !== undefined).length + (hasDays(search) ? 1 : 0)
  const clear = () => onChange({ ...noDays, ...Object.fromEntries(names.map((name) => [name, ''])) })
  return (
    <FoldedFilters active={active} onClear={active > 0 ? clear : undefined}>
      <ChoiceFilter label={t`한 일`} {...filter('action')} options={translated(Object.entries(auditActions))} />
      <ChoiceFilter label={t`대상`} {...filter('resource')} options={translated([...resources, ...Object.entries(auditKinds)])} />
      <PeriodFilter search={search} onChange={onChange} />
    </FoldedFilters>
  )
}
