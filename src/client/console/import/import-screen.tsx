import type { ImportedRow, ImportHeadings, ImportRows } from '#contract/import-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { FileButton } from '../../content/file-button.tsx'
import { saveBlob } from '../../content/save-blob.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { addressOf } from '../resources.ts'
import { chunksOf } from './chunks.ts'
import { ColumnChoices } from './column-choices.tsx'
import { csvBlob } from './csv-blob.ts'
import { FileProblem } from './file-problem.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { matchColumns } from './match-columns.ts'
import { type IsHeading, readTable, type Table } from './read-file.ts'
import { useImport } from './use-import.ts'
import type { MendedCell, Mending } from './wrong-rows.tsx'

interface Chosen {
  name: string
  table: Table
  /** For each heading the path of its column. */
  paths: string[]
}

const stamps = ['_id', 'version']

/** Puts other texts into cells of what was chosen. */
function mendedOf({ table, paths, ...chosen }: Chosen, cells: readonly MendedCell[]): Chosen {
  const byRow = Map.groupBy(cells, ({ row }) => row)
  const rows = table.rows.map((one) => {
    const own = byRow.get(one.row) ?? []
    if (own.length === 0) return one
    return { ...one, cells: paths.map((path, at) => own.find((cell) => cell.path === path)?.text ?? one.cells[at] ?? '') }
  })
  return { ...chosen, paths, table: { ...table, rows } }
}

/** Returns how the cells of what was chosen are mended. */
const mendingOf = (chosen: Chosen, onMended: (next: Chosen) => void): Mending => ({
  textOf: (row, path) => {
    const at = path === '' ? -1 : chosen.paths.indexOf(path)
    return at < 0 ? undefined : (chosen.table.rows.find((one) => one.row === row)?.cells[at] ?? '')
  },
  onMend: (cells) => onMended(mendedOf(chosen, cells)),
})

/** Tells which files there can be, and what none of them can bring. */
function FileHints({ left }: Pick<ImportHeadings, 'left'>) {
  const needed = left.filter(({ isRequired }) => isRequired)
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          엑셀(XLSX)의 첫 시트나 CSV를 10MB, 5,000줄까지 가져옵니다. 첫 줄은 열의 이름입니다. 항목 ID가 있는 줄은 그 항목을 고치고, 없는
          줄은 초안을 새로 만듭니다.
        </Trans>
      </p>
      {left.length > 0 && (
        <p className="max-w-3xl text-sm text-muted">
          <Trans>파일로 가져올 수 없는 것: {left.map(({ label }) => label).join(', ')}</Trans>
        </p>
      )}
      {needed.length > 0 && (
        <p className="max-w-3xl text-sm text-muted">
          <Trans>
            새 항목은 파일로 만들 수 없고, 있는 항목을 고칠 수만 있습니다. 꼭 필요한 것: {needed.map(({ label }) => label).join(', ')}
          </Trans>
        </p>
      )}
    </>
  )
}

interface StepsProps {
  resource: AnyResource
  headings: ImportHeadings
  /** What is said before a file is chosen. */
  hints: ReactNode
  /** The first line of a file of ours has its headings; others have more above them. */
  isHeading?: IsHeading
  /** The rows as the requests that import them, where they are not sent as they are. */
  toChunks?: (table: Table, paths: readonly string[]) => ImportRows[]
  /** Of the calls that import, where they are not those of the resource. */
  path?: string
  /** What is done with rows that were written. */
  renderAfter?: (written: Written) => ReactNode
}

/** Rows of a file, and what became of them. */
export interface Written {
  table: Table
  paths: readonly string[]
  results: readonly ImportedRow[]
}

/** Saves the headings of the columns that staff fill in. */
function saveTemplate(resource: AnyResource, columns: ImportHeadings['columns']): void {
  const labels = columns.flatMap(({ path, label }) => (stamps.includes(path) ? [] : [label]))
  saveBlob(csvBlob([labels]), `${addressOf(resource).replaceAll('/', '-')}.csv`)
}

/** Asks before somebody leaves while rows are being written. */
function useWritingGuard(isWriting: boolean): void {
  const { t } = useLingui()
  useBlocker({
    shouldBlockFn: async () => isWriting && !(await confirm(t`가져오고 있습니다. 지금 떠나시면 나머지는 가져오지 않습니다.`)),
    enableBeforeUnload: () => isWriting,
  })
}

/** Renders the steps of an import: file, columns, what the server says, what was written. */
export function ImportSteps(props: StepsProps) {
  const { resource, headings, hints, isHeading, toChunks = chunksOf, path = resource.path, renderAfter } = props
  const { columns, left } = headings
  const { i18n } = useLingui()
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>()
  const work = useImport(path)
  const { isRunning, step, stop, results } = work.state
  const say = (error: Error) => void alert(error instanceof FileProblem ? i18n._(error.text) : error.message)
  const reading = usePress({
    mutationFn: async (file: File) => ({ name: file.name, table: await readTable(file, isHeading) }),
    onSuccess: ({ name, table }) => {
      work.reset()
      setChosen({ name, table, paths: matchColumns(table.headings, columns) })
    },
    onError: say,
  })
  const checking = usePress({
    mutationFn: async ({ table, paths }: Chosen) => work.check(toChunks(table, paths)),
    onError: say,
  })
  useWritingGuard(isRunning && step === 'write')
  const mend = (next: Chosen) => {
    setChosen(next)
    checking.mutate(next)
  }
  const onChosen = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (file !== undefined) reading.mutate(file)
  }
  return (
    <div className="max-w-6xl space-y-8">
      <section aria-labelledby={`${id}-file`} className="space-y-3">
        <h2 id={`${id}-file`} className="font-bold">
          <Trans>1. 파일</Trans>
        </h2>
        {hints}
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <FileButton id={`${id}-input`} accept=".csv,.tsv,.txt,.xlsx" disabled={isRunning || reading.isPending} onChosen={onChosen}>
            {reading.isPending ? (
              <Trans>읽고 있습니다…</Trans>
            ) : chosen === undefined ? (
              <Trans>파일 고르기</Trans>
            ) : (
              <Trans>다른 파일 고르기</Trans>
            )}
          </FileButton>
          <button type="button" className={buttonClass('quiet')} onClick={() => saveTemplate(resource, columns)}>
            <Trans>빈 양식 받기(CSV)</Trans>
          </button>
          {chosen !== undefined && (
            <p role="status" className="wrap-anywhere">
              <Trans>
                {chosen.name}: {chosen.table.rows.length.toLocaleString('en')}줄
              </Trans>
            </p>
          )}
        </div>
      </section>
      {chosen !== undefined && (
        <ColumnChoices
          table={chosen.table}
          columns={columns}
          paths={chosen.paths}
          isBusy={isRunning || checking.isPending}
          onChange={(paths) => {
            work.reset()
            setChosen({ ...chosen, paths })
          }}
          onCheck={() => checking.mutate(chosen)}
        />
      )}
      {chosen !== undefined && (
        <ImportOutcome resource={resource} fields={[...columns, ...left]} work={work} mending={mendingOf(chosen, mend)} />
      )}
      {chosen !== undefined && step === 'write' && !isRunning && stop === undefined && renderAfter?.({ ...chosen, results })}
    </div>
  )
}

/** `/console/import/{resource}`: items from a file of a spreadsheet. */
export function ImportScreen({ resource }: { resource: AnyResource }) {
  const { t, i18n } = useLingui()
  const label = i18n._(resource.label)
  const name = `GET /api/console/${resource.path}/import` as 'GET /api/console/lawyers/import'
  const load = useQuery(readOptions(name, useLocale()))
  return (
    <>
      <ScreenHead title={t`${label}: 가져오기`}>
        <Link to="/$" params={{ _splat: addressOf(resource) }} className={buttonClass('quiet')}>
          <Trans>목록으로</Trans>
        </Link>
      </ScreenHead>
      <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`가져올 수 있는 열을 불러오지 못했습니다.`}>
        {(headings) => <ImportSteps resource={resource} headings={headings} hints={<FileHints left={headings.left} />} />}
      </LoadState>
    </>
  )
}
