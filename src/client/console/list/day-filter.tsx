import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import type { ListSearch } from './list-search.ts'

interface DayProps {
  label: string
  value: string
  onChoose: (value: string) => void
}

/** A day that something is narrowed to. */
export function DayFilter({ label, value, onChoose }: DayProps) {
  const id = useId()
  return (
    <div className="min-w-36">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {label}
      </label>
      <input id={id} type="date" value={value} className={fieldClass('text-sm')} onChange={({ target }) => onChoose(target.value)} />
    </div>
  )
}

/** The days from and to which things were made, both of them whole. */
export function PeriodFilter({ search, onChange }: { search: ListSearch; onChange: (change: ListSearch) => void }) {
  const { t } = useLingui()
  const filter = (name: string) => ({ value: search[name] ?? '', onChoose: (value: string) => onChange({ [name]: value }) })
  return (
    <>
      <DayFilter label={t`이날부터`} {...filter('from')} />
      <DayFilter label={t`이날까지`} {...filter('to')} />
    </>
  )
}
