import type { Summary } from '#contract/paging.ts'
import type { ReactNode } from 'react'
import type { Load } from '../../../ui/load-state.tsx'
import { ChoiceFilter } from '../../../console/list/choice-filter.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { ListBody } from '../../../console/list/list-body.tsx'
import { RecordTable } from '../../../console/list/record-table.tsx'
import { NameSearch } from '../name-search.tsx'

export interface ListProps {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Returns the query of a list of the schedule for an address: a page of it, and words of a name. */
export function listQuery(search: ListSearch) {
  const [limit, q] = [sizeOf(search), search['q']]
  return { limit, skip: (pageOf(search) - 1) * limit, ...(q === undefined ? {} : { q }) }
}

interface Props<Answer> extends ListProps {
  load: Load<Answer>
  /** What it is narrowed by beside a name: a part of the address, and its values. */
  choice: { name: string; label: string; options: readonly (readonly [value: string, text: string])[] }
  label: string
  headings: readonly string[]
  empty: string
  /** The rows of a page. */
  children: (answer: Answer) => readonly ReactNode[]
}

/** A list of the schedule, in pages, looked through by name and one choice. */
export function ScheduleList<Answer extends { summary: Summary }>(props: Props<Answer>) {
  const { search, onSearch, load, choice, label, headings, empty, children } = props
  const chosen = choice.options.find(([value]) => value === search[choice.name])?.[0] ?? ''
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <NameSearch q={search['q']} onSearch={(words) => onSearch(narrowed(search, { q: words }))} />
        <ChoiceFilter
          label={choice.label}
          value={chosen}
          options={choice.options}
          onChoose={(value) => onSearch(narrowed(search, { [choice.name]: value }))}
        />
      </div>
      <ListBody load={load} search={search} onSearch={onSearch} empty={empty}>
        {(answer) => (
          <RecordTable label={label} headings={headings}>
            {children(answer)}
          </RecordTable>
        )}
      </ListBody>
    </>
  )
}
