import type { ImportedRow } from '#contract/import-calls.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Pager } from '../list/pager.tsx'
import { type ListSearch, pageOf, sizeOf } from '../list/list-search.ts'
import { RecordCell, RecordTable } from '../list/record-table.tsx'

interface Props {
  results: readonly ImportedRow[]
  labelOf: (path: string) => string
}

/** Renders the issues of rows, numbered as in the file, in pages. */
export function WrongRows({ results, labelOf }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState<ListSearch>({})
  const wrong = results.flatMap(({ row, state, issues }) =>
    state === 'wrong' ? issues.map((issue, index) => ({ row, ...issue, key: `${row} ${index}` })) : [],
  )
  if (wrong.length === 0) return null
  const size = sizeOf(search)
  const page = Math.min(pageOf(search), Math.ceil(wrong.length / size))
  return (
    <div>
      <RecordTable label={t`틀린 줄`} headings={[t`줄`, t`칸`, t`이유`]}>
        {wrong.slice((page - 1) * size, page * size).map(({ key, row, column, message }) => (
          <tr key={key}>
            <RecordCell isShort>{row}</RecordCell>
            <RecordCell>{column === '' ? <Trans>줄 전체</Trans> : labelOf(column)}</RecordCell>
            <RecordCell>{message}</RecordCell>
          </tr>
        ))}
      </RecordTable>
      <Pager search={{ ...search, page: String(page) }} total={wrong.length} onChange={(change) => setSearch({ ...search, ...change })} />
    </div>
  )
}
