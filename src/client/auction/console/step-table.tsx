import { auctionLimits } from '#contract/auction/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { FieldFrame } from '../../console/form/field-frame.tsx'
import type { ItemForm } from '../../console/form/form.ts'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'
import { inOrder, problemOf, rowsIn, type StepRow, withAmount } from './step-rows.ts'

interface Column<Value extends string> {
  name: 'from' | Value
  heading: string
  /** The smallest difference of two amounts in it. */
  unit: number
}

interface Props<Value extends string> {
  form: ItemForm
  /** The field: a list of rows. */
  name: string
  label: string
  columns: readonly [Column<Value>, Column<Value>]
  /** What another row holds at first. */
  added: (rows: readonly StepRow<Value>[]) => StepRow<Value>
  isRequired: boolean
  /** Shown instead of a table without rows. */
  Empty: ComponentType<{ onFill: (rows: StepRow<Value>[]) => void }>
  /** Shown beside each row: what it comes to. */
  shown?: { heading: string; Cell: ComponentType<{ rows: readonly StepRow<Value>[]; row: StepRow<Value> }> }
}

function Problem({ rows }: { rows: readonly StepRow<string>[] }) {
  const problem = problemOf(rows)
  return (
    <p role="status" className="mt-2 min-h-5 text-sm text-danger">
      {problem === 'unwritten' && <Trans>비어 있는 금액을 적어 주십시오.</Trans>}
      {problem === 'gap' && <Trans>첫 단계는 0원부터이고, 아래로 갈수록 금액이 커져야 합니다.</Trans>}
    </p>
  )
}

/** A table of steps of a sale, each row from an amount on: rows are put in order when one leaves the amount. */
export function StepTable<Value extends string>({ form, name, label, columns, added, isRequired, Empty, shown }: Props<Value>) {
  const { t } = useLingui()
  return (
    <form.Field name={name}>
      {(field) => {
        const rows = rowsIn<Value>(field.state.value)
        // What is wrong with a row has the place of that in the list.
        const errors = Object.entries(form.state.fieldMeta).flatMap(([path, meta]) => (path.startsWith(name) ? (meta?.errors ?? []) : []))
        const input = (row: StepRow<Value>, index: number, { name: column, heading, unit }: Column<Value>) => {
          const place = index + 1
          return (
            <RecordCell key={column}>
              <input
                type="number"
                inputMode="decimal"
                min={0}
                step={unit}
                className={fieldClass('!min-w-32 tabular-nums')}
                aria-label={t`${place}단계 ${heading}`}
                value={row[column]}
                onChange={({ target }) => {
                  const amount = target.value === '' ? '' : Number(target.value)
                  field.handleChange(withAmount<object>(rows, index, { [column]: amount }))
                }}
                onBlur={() => field.handleChange(inOrder(rows))}
              />
            </RecordCell>
          )
        }
        return (
          <FieldFrame id={`field-${name}`} label={label} isRequired={isRequired} errors={errors} isGroup>
            {rows.length === 0 ? (
              <Empty onFill={(filled) => field.handleChange(filled)} />
            ) : (
              <RecordTable
                label={label}
                headings={[...columns.map(({ heading }) => heading), ...(shown ? [shown.heading] : []), t`지우기`]}
              >
                {rows.map((row, index) => {
                  const place = index + 1
                  return (
                    // Rows are their places.
                    <tr key={place}>
                      {columns.map((column) => input(row, index, column))}
                      {shown && (
                        <RecordCell>
                          <shown.Cell rows={rows} row={row} />
                        </RecordCell>
                      )}
                      <RecordCell isShort>
                        <button
                          type="button"
                          className={buttonClass('quiet')}
                          aria-label={t`${place}단계 지우기`}
                          onClick={() => field.handleChange(rows.filter((_row, at) => at !== index))}
                        >
                          <Trans>지우기</Trans>
                        </button>
                      </RecordCell>
                    </tr>
                  )
                })}
              </RecordTable>
            )}
            <Problem rows={rows} />
            {rows.length < auctionLimits.steps && (
              <button type="button" className={buttonClass('outline')} onClick={() => field.handleChange([...rows, added(rows)])}>
                <Trans>단계 더하기</Trans>
              </button>
            )}
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}
