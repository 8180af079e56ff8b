import type { DeliveryOutcome } from '#contract/shop/packing.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { Pager } from '../../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { orderStateNames } from '../state-names.ts'
import type { NumberRow, useNumbers } from './use-numbers.ts'

const outcomes: Readonly<Record<DeliveryOutcome, MessageDescriptor>> = {
  right: msg`보낼 수 있음`,
  sent: msg`보냄`,
  alreadySent: msg`이미 이 송장번호로 보냄`,
  incomplete: msg`주문 번호, 택배사, 송장번호 가운데 빈 칸이 있음`,
  tooLong: msg`송장번호가 너무 김`,
  twice: msg`같은 주문이 파일에 두 번 있음`,
  unknownOrder: msg`그런 주문 번호가 없음`,
  unknownCarrier: msg`설정에 없는 택배사`,
  notToBeSent: msg`지금 보낼 주문이 아님`,
  changed: msg`바뀐 주문: 포장 명세서를 다시 만들어 확인해 주십시오`,
}
const fine: readonly DeliveryOutcome[] = ['right', 'sent', 'alreadySent']
const isWrong = ({ result }: NumberRow): boolean => result !== undefined && !fine.includes(result.outcome)

function Row({ row }: { row: NumberRow }) {
  const { i18n } = useLingui()
  const { number, carrier, trackingNumber, result } = row
  if (result === undefined) return null
  const { _order, receiver, pieces, outcome, state } = result
  return (
    <tr>
      <RecordCell isShort>{row.row}</RecordCell>
      <RecordCell isShort>
        {_order === null ? (
          number
        ) : (
          <Link
            to="/$"
            params={{ _splat: `shop/orders/${_order}` }}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {number}
          </Link>
        )}
      </RecordCell>
      <RecordCell>{receiver ?? '–'}</RecordCell>
      <RecordCell isShort>{outcome === 'right' || outcome === 'sent' ? pieces : '–'}</RecordCell>
      <RecordCell>
        {carrier} {trackingNumber}
      </RecordCell>
      <RecordCell>
        {isWrong(row) ? <strong className="text-danger">{i18n._(outcomes[outcome])}</strong> : i18n._(outcomes[outcome])}
        {outcome === 'notToBeSent' && state !== null && <> ({i18n._(orderStateNames[state] ?? state)})</>}
      </RecordCell>
    </tr>
  )
}

/** Focuses what comes below the end of the screen. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/** Renders what is to become of each row, the wrong ones first, and sends the right ones. */
export function NumberRows({ numbers }: { numbers: ReturnType<typeof useNumbers> }) {
  const { t } = useLingui()
  const [search, setSearch] = useState<ListSearch>({})
  const { rows, right, progress, isChecking, isSending } = numbers
  const judged = rows.filter(({ result }) => result !== undefined)
  if (judged.length === 0) return isChecking ? <ProgressBar label={t`확인한 줄`} value={progress.done} max={progress.total} /> : null
  const wrong = judged.filter(isWrong)
  const sent = judged.filter(({ result }) => result?.outcome === 'sent').length
  const [ready, mistakes] = [right.length, wrong.length]
  const sorted = [...wrong, ...judged.filter((row) => !isWrong(row))]
  const size = sizeOf(search)
  const page = Math.min(pageOf(search), Math.ceil(sorted.length / size))
  return (
    <section aria-labelledby="number-rows" className="space-y-4">
      <h2 ref={focus} id="number-rows" tabIndex={-1} className="font-bold outline-none">
        <Trans>3. 확인하고 보내기</Trans>
      </h2>
      <p role="status" className="text-sm tabular-nums">
        <Trans>
          보낼 수 있는 줄 {ready}, 보낸 줄 {sent}, 틀린 줄 {mistakes}
        </Trans>
      </p>
      <RecordTable label={t`파일의 줄`} headings={[t`줄`, t`주문 번호`, t`받는 분`, t`보낼 수량`, t`송장번호`, t`결과`]}>
        {sorted.slice((page - 1) * size, page * size).map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </RecordTable>
      <Pager search={{ ...search, page: String(page) }} total={sorted.length} onChange={(change) => setSearch({ ...search, ...change })} />
      {isSending && <ProgressBar label={t`보낸 줄`} value={progress.done} max={progress.total} />}
      {!isChecking && ready > 0 && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isSending} onClick={numbers.send}>
          <Plural value={ready} other="맞는 #건 보내기" />
        </button>
      )}
    </section>
  )
}
