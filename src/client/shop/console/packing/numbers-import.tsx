import { shopLimits } from '#contract/shop/limits.ts'
import type { ImportHeading } from '#contract/import-calls.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { FileButton } from '../../../content/file-button.tsx'
import { usePress } from '../../../data/use-press.ts'
import { alert, confirm } from '../../../ui/alert.tsx'
import { ColumnChoices } from '../../../console/import/column-choices.tsx'
import { FileProblem } from '../../../console/import/file-problem.ts'
import { matchColumns } from '../../../console/import/match-columns.ts'
import { readTable, type Table } from '../../../console/import/read-file.ts'
import { NumberRows } from './number-rows.tsx'
import { useNumbers } from './use-numbers.ts'

const paths = ['number', 'carrier', 'trackingNumber'] as const
type Path = (typeof paths)[number]

/** What files call the columns, ours and those of carriers. */
const headings: Readonly<Record<Path, readonly string[]>> = {
  number: ['주문번호', '고객주문번호', 'Order number', 'Order no.', '订单号', '订单编号'],
  carrier: ['택배사', '택배회사', '배송사', 'Carrier', 'Courier', '快递公司', '承运商'],
  trackingNumber: ['송장번호', '운송장번호', '등기번호', 'Tracking number', 'Waybill', '运单号', '快递单号'],
}

interface Chosen {
  name: string
  table: Table
  /** For each heading the path of its column. */
  paths: string[]
}

const most = shopLimits.packed

/** Reads a file of tracking numbers. @throws FileProblem */
async function readNumbers(file: File, columns: readonly ImportHeading[]): Promise<Chosen> {
  const table = await readTable(file)
  if (table.rows.length > most) throw new FileProblem(msg`한 번에 ${most}건까지 보낼 수 있으니 파일을 나누어 주십시오.`)
  return { name: file.name, table, paths: matchColumns(table.headings, columns) }
}

/** Returns the rows of a file, by its columns. */
const rowsOf = ({ table, paths: chosen }: Chosen) =>
  table.rows.map(({ row, cells }) => {
    const cellOf = (path: Path) => cells[chosen.indexOf(path)] ?? ''
    return { row, number: cellOf('number'), carrier: cellOf('carrier'), trackingNumber: cellOf('trackingNumber') }
  })

/** Renders the import of tracking numbers: file, columns, what is wrong with which row, and sending of those that are right. */
export function NumbersImport() {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState<Chosen>()
  const numbers = useNumbers()
  const { isChecking, isSending } = numbers
  const labels: Readonly<Record<Path, string>> = { number: t`주문 번호`, carrier: t`택배사`, trackingNumber: t`송장번호` }
  const columns = paths.map((path) => ({ path, label: labels[path], headings: [labels[path], ...headings[path]], isRequired: false }))
  const reading = usePress({
    mutationFn: (file: File) => readNumbers(file, columns),
    onSuccess: (read) => {
      numbers.reset()
      setChosen(read)
    },
    onError: (error: Error) => void alert(error instanceof FileProblem ? i18n._(error.text) : error.message),
  })
  useBlocker({
    shouldBlockFn: async () => isSending && !(await confirm(t`보내고 있습니다. 지금 떠나시면 나머지는 보내지 않습니다.`)),
    enableBeforeUnload: () => isSending,
  })
  const onChosen = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (file !== undefined) reading.mutate(file)
  }
  const check = async (given: Chosen) => {
    if (!paths.every((path) => given.paths.includes(path))) return alert(t`주문 번호, 택배사, 송장번호 열을 모두 맞춰 주십시오.`)
    return numbers.check(rowsOf(given))
  }
  const isBusy = isChecking || isSending || reading.isPending
  return (
    <section aria-labelledby="numbers" className="mb-10 max-w-6xl space-y-8">
      <div className="space-y-3">
        <h2 id="numbers" className="font-bold">
          <Trans>송장번호 가져와 보내기</Trans>
        </h2>
        <p className="max-w-3xl text-sm text-muted">
          <Trans>
            주문 번호, 택배사, 송장번호가 있는 엑셀(XLSX)이나 CSV 파일을 {most}건까지 가져옵니다. 택배사는 설정에 있는 곳이어야 합니다. 먼저
            줄마다 확인하고, 맞는 줄만 보냅니다. 주문에 남은 상품 모두를 한 상자로 보낸 것으로 적습니다.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <FileButton id="numbers-file" accept=".csv,.tsv,.txt,.xlsx" disabled={isBusy} onChosen={onChosen}>
            {chosen === undefined ? <Trans>파일 고르기</Trans> : <Trans>다른 파일 고르기</Trans>}
          </FileButton>
          {chosen !== undefined && (
            <p role="status" className="wrap-anywhere">
              <Trans>
                {chosen.name}: {chosen.table.rows.length.toLocaleString('en')}줄
              </Trans>
            </p>
          )}
        </div>
      </div>
      {chosen !== undefined && (
        <ColumnChoices
          table={chosen.table}
          columns={columns}
          paths={chosen.paths}
          isBusy={isBusy}
          onChange={(changed) => {
            numbers.reset()
            setChosen({ ...chosen, paths: changed })
          }}
          onCheck={() => void check(chosen)}
        />
      )}
      {chosen !== undefined && <NumberRows numbers={numbers} />}
    </section>
  )
}
