import { auditActions, auditKinds } from '#contract/site/audit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { PeriodFilter } from '../list/day-filter.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { listed } from '../resources.ts'

const resources = listed.map(({ path, label }) => [path, label] as const)

interface Props {
  search: ListSearch
  onChange: (change: ListSearch) => void
}

/** What the log is narrowed to. Whom and what it is about are chosen in its rows. */
export function AuditFilters({ search, onChange }: Props) {
  const { t, i18n } = useLingui()
  const names = ['_user', 'action', 'resource', '_item', 'from', 'to']
  const filter = (name: string) => ({ value: search[name] ?? '', onChoose: (value: string) => onChange({ [name]: value }) })
  const translated = (options: readonly (readonly [string, string])[]) => options.map(([value, label]) => [value, i18n._(label)] as const)
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 xs:flex xs:flex-wrap">
      <ChoiceFilter label={t`한 일`} {...filter('action')} options={translated(Object.entries(auditActions))} />
      <ChoiceFilter label={t`대상`} {...filter('resource')} options={translated([...resources, ...Object.entries(auditKinds)])} />
      <PeriodFilter search={search} onChange={onChange} />
      {names.some((name) => search[name] !== undefined) && (
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => onChange(Object.fromEntries(names.map((name) => [name, ''])))}
        >
          <Trans>조건 지우기</Trans>
        </button>
      )}
    </div>
  )
}
