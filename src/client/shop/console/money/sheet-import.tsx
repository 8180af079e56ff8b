import { countAlike, countColumn, type SheetColumn } from '#contract/shop/bank-cells.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { chunksOf } from '../../../console/import/chunks.ts'
import { ImportSteps } from '../../../console/import/import-screen.tsx'
import { matchColumns } from '../../../console/import/match-columns.ts'
import { resourceOf } from '../../../console/resources.ts'

interface Props {
  /** Of what is imported. */
  path: string
  columns: readonly SheetColumn[]
  /** Columns by which rows of one file are alike. */
  alike: readonly string[]
  hints: ReactNode
}

/** Renders the import of a file that a bank or a gateway has made: its headings may stand below other lines. */
export function SheetImport({ path, columns: declared, alike, hints }: Props) {
  const { i18n } = useLingui()
  const columns = declared.map(({ path: name, label, headings, isRequired }) => {
    const shown = i18n._(label)
    return { path: name, label: shown, headings: [shown, label, ...headings], isRequired }
  })
  const needed = declared.filter(({ isRequired }) => isRequired).length
  return (
    <ImportSteps
      resource={resourceOf(path)}
      headings={{ columns, left: [] }}
      hints={hints}
      isHeading={(cells) => matchColumns(cells, columns).filter((found) => found !== '').length >= needed}
      toChunks={({ headings, rows }, paths) => {
        // Without what is left out, and counted: a file may have two rows that are alike.
        const taken = paths.flatMap((name, at) => (name === '' ? [] : [at]))
        const names = taken.map((at) => paths[at] ?? '')
        const counted = countAlike(
          rows.map(({ row, cells }) => ({ row, cells: taken.map((at) => cells[at] ?? '') })),
          names,
          alike,
        )
        return chunksOf({ headings, rows: counted }, [...names, countColumn])
      }}
    />
  )
}
