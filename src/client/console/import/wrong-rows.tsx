import type { ImportedRow } from '#contract/import-calls.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Pager } from '../list/pager.tsx'
import { type ListSearch, pageOf, sizeOf } from '../list/list-search.ts'
import { RecordCell, RecordTable } from '../list/record-table.tsx'

/** Another text for a cell of a file. */
export interface MendedCell {
  row: number
  path: string
  text: string
}

/** Changes cells before anything is written. */
export interface Mending {
  /** Text of a cell; undefined where the file has no such column. */
  textOf: (row: number, path: string) => string | undefined
  onMend: (cells: readonly MendedCell[]) => void
}

interface Props {
  results: readonly ImportedRow[]
  labelOf: (path: string) => string
  /** Undefined: what was read stays. */
  mending: Mending | undefined
}

const keyOf = (row: number, path: string): string => `${row} ${path}`

/** Renders the issues of rows, numbered as in the file, in pages; their cells can be mended in place. */
export function WrongRows({ results, labelOf, mending }: Props) {
  const { t } = useLingui()
  const [search, setSearch] = useState<ListSearch>({})
  const [mended, setMended] = useState<ReadonlyMap<string, MendedCell>>(new Map())
  const wrong = results.flatMap(({ row, state, issues }) =>
    state === 'wrong' ? issues.map((issue, index) => ({ row, ...issue, key: `${row} ${index}` })) : [],
  )
  if (wrong.length === 0) return null
  const count = mended.size
  const size = sizeOf(search)
  const page = Math.min(pageOf(search), Math.ceil(wrong.length / size))
  const change = (cell: MendedCell) => setMended(new Map(mended).set(keyOf(cell.row, cell.path), cell))
  return (
    <div className="space-y-3">
      <RecordTable label={t`틀린 줄`} headings={[t`줄`, t`칸`, t`이유`, ...(mending === undefined ? [] : [t`고치기`])]}>
        {wrong.slice((page - 1) * size, page * size).map(({ key, row, column, message }) => {
          const label = labelOf(column)
          const text = mending?.textOf(row, column)
          return (
            <tr key={key}>
              <RecordCell isShort>{row}</RecordCell>
              <RecordCell>{column === '' ? <Trans>줄 전체</Trans> : label}</RecordCell>
              <RecordCell>{message}</RecordCell>
              {mending !== undefined && (
                <RecordCell>
                  {text !== undefined && (
                    <input
                      aria-label={t`${row}번 줄의 ${label}`}
                      value={mended.get(keyOf(row, column))?.text ?? text}
                      maxLength={1000}
                      className={fieldClass('min-w-44 text-sm')}
                      onChange={({ target }) => change({ row, path: column, text: target.value })}
                    />
                  )}
                </RecordCell>
              )}
            </tr>
          )
        })}
      </RecordTable>
      <Pager search={{ ...search, page: String(page) }} total={wrong.length} onChange={(more) => setSearch({ ...search, ...more })} />
      {mending !== undefined && count > 0 && (
        <button
          type="button"
          className={buttonClass('outline')}
          onClick={() => {
            mending.onMend([...mended.values()])
            setMended(new Map())
          }}
        >
          <Plural value={count} other="고친 칸 #개로 다시 확인하기" />
        </button>
      )}
    </div>
  )
}
