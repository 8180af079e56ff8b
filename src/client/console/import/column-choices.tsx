import type { ImportHeading } from '#contract/import-calls.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldClass, FieldError } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { RecordCell, RecordTable } from '../list/record-table.tsx'
import type { Table } from './read-file.ts'

interface Props {
  table: Table
  columns: readonly ImportHeading[]
  /** For each heading the path of its column; empty: it is left out. */
  paths: readonly string[]
  isBusy: boolean
  onChange: (paths: string[]) => void
  onCheck: () => void
}

/** Of a cell, so much tells what a column is. */
const shown = 60

/** Which column of a file is which field. What its heading has told can be changed. */
export function ColumnChoices({ table, columns, paths, isBusy, onChange, onCheck }: Props) {
  const { t } = useLingui()
  const id = useId()
  const isTwice = (path: string) => path !== '' && paths.filter((each) => each === path).length > 1
  const missing = columns.filter(({ path, isRequired }) => isRequired && !paths.includes(path))
  const isReady = paths.some((path) => path !== '') && !paths.some(isTwice)
  const sampleOf = (index: number) => table.rows.find(({ cells }) => (cells[index] ?? '').trim() !== '')?.cells[index] ?? ''
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="font-bold">
        <Trans>2. 열 맞추기</Trans>
      </h2>
      <RecordTable label={t`열 맞추기`} headings={[t`파일의 열`, t`항목의 칸`, t`첫 값`]}>
        {table.headings.map((heading, index) => {
          const path = paths[index] ?? ''
          const error = `${id}-${index}-error`
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other name: two may be called the same
            <tr key={index}>
              <RecordCell>{heading === '' ? '–' : heading}</RecordCell>
              <RecordCell>
                <select
                  value={path}
                  aria-label={t`‘${heading}’ 열이 들어갈 칸`}
                  aria-invalid={isTwice(path)}
                  aria-describedby={isTwice(path) ? error : undefined}
                  disabled={isBusy}
                  className={fieldClass('min-w-44 text-sm')}
                  onChange={({ target }) => onChange(paths.map((each, at) => (at === index ? target.value : each)))}
                >
                  <option value="">{t`가져오지 않음`}</option>
                  {columns.map((column) => (
                    <option key={column.path} value={column.path}>
                      {column.label}
                    </option>
                  ))}
                </select>
                {isTwice(path) && (
                  <FieldError id={error}>
                    <Trans>다른 열이 이미 들어가는 칸입니다.</Trans>
                  </FieldError>
                )}
              </RecordCell>
              <RecordCell>
                <span className="text-muted">{sampleOf(index).slice(0, shown)}</span>
              </RecordCell>
            </tr>
          )
        })}
      </RecordTable>
      {missing.length > 0 && (
        <p className="max-w-3xl text-sm text-muted">
          <Trans>새 항목에는 꼭 필요하지만 파일에 없는 칸: {missing.map(({ label }) => label).join(', ')}</Trans>
        </p>
      )}
      <button type="button" className={buttonClass('primary')} disabled={!isReady || isBusy} onClick={onCheck}>
        <Trans>확인하기</Trans>
      </button>
    </section>
  )
}
