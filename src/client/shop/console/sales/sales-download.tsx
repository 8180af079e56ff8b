import { Trans } from '@lingui/react/macro'
import { saveBlob } from '../../../content/save-blob.ts'
import { csvBlob } from '../../../console/import/csv-blob.ts'
import { buttonClass } from '../../../ui/button.ts'
import type { Span } from './sales-span.ts'

interface Props {
  /** What the sales are counted by, as the file is called. */
  kind: string
  span: Span
  headings: readonly string[]
  /** As in the table; amounts in won, without signs between their digits. */
  rows: readonly (readonly (string | number)[])[]
}

/** Saves a table of sales as a CSV file. */
export function SalesDownload({ kind, span: { from, to }, headings, rows }: Props) {
  const save = () => saveBlob(csvBlob([headings, ...rows.map((row) => row.map(String))]), `sales-${kind}-${from}-${to}.csv`)
  return (
    <p className="mt-3">
      <button type="button" className={buttonClass('outline')} onClick={save}>
        <Trans>표를 CSV로 저장</Trans>
      </button>
    </p>
  )
}
