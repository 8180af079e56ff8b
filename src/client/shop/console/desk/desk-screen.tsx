import type { DeskSale } from '#contract/shop/desk.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { useSession } from '../../../session/use-session.ts'
import { alert, confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { ScreenHead } from '../../../console/frame/screen-head.tsx'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { DeskClose } from './desk-close.tsx'
import { DraftLines } from './draft-lines.tsx'
import { FindGoods, useFindGoods, useSearch } from './find-goods.tsx'
import { LastLook, type Problems } from './last-look.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { Receipt } from './receipt.tsx'
import { addGoods, changeOf, type Draft, type DraftLine, draftTotal, emptyDraft, piecesOf, typedNumber } from './sale-draft.ts'
import { SaleTotals } from './sale-totals.tsx'

interface EditorProps {
  draft: Draft
  onChange: (change: (draft: Draft) => Draft) => void
  onReady: () => void
}

/** What of a sale has to be mended before it is looked at: a message, and the id of the field. */
function useMistake({ lines, means, received }: Draft) {
  const { t } = useLingui()
  if (lines.length === 0) return { field: 'desk-goods', message: t`파실 상품을 담아 주십시오.` }
  if (lines.some((line) => piecesOf(line) === undefined || line.goods.left < (piecesOf(line) ?? 0)))
    return { field: undefined, message: t`줄마다 적힌 내용을 먼저 고쳐 주십시오.` }
  if (means === undefined) return { field: 'desk-means-cash', message: t`결제 수단을 골라 주십시오.` }
  if (means === 'cash' && changeOf(received, draftTotal(lines).total) === undefined)
    return { field: 'desk-received', message: t`받은 돈이 합계보다 적거나, 금액이 아닙니다.` }
  return undefined
}

/** Puts a sale together. The field keeps the focus: what a scanner types ends with Enter, which on a button would do something. */
function Editor({ draft, onChange, onReady }: EditorProps) {
  const field = useRef<HTMLInputElement>(null)
  const focusField = () => field.current?.focus()
  const setLines = (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
    onChange((before) => ({ ...before, lines: change(before.lines) }))
  const search = useSearch((goods) => setLines((lines) => addGoods(lines, goods)))
  const mistake = useMistake(draft)
  const { total, vat } = draftTotal(draft.lines)
  useEffect(() => field.current?.focus(), [])
  const look = async () => {
    if (mistake === undefined) return onReady()
    await alert(mistake.message)
    const { field: wrong } = mistake
    const element = wrong === undefined ? document.querySelector<HTMLElement>('[aria-invalid=true]') : document.getElementById(wrong)
    return element?.focus()
  }
  return (
    <div className="grid max-w-6xl gap-6 lg:grid-cols-2">
      <FindGoods
        field={field}
        {...search}
        onChoose={(goods) => {
          setLines((lines) => addGoods(lines, goods))
          focusField()
        }}
      />
      <div className="space-y-4">
        <DraftLines
          lines={draft.lines}
          onChange={(lines) => setLines(() => lines)}
          onDone={(scanned) => {
            if (scanned !== undefined) search.search(scanned)
            focusField()
          }}
        />
        {draft.lines.length > 0 && (
          <>
            <SaleTotals total={total} vat={vat} />
            <PaymentFields draft={draft} total={total} onChange={(change) => onChange((before) => ({ ...before, ...change }))} />
            <button type="button" className={buttonClass('primary', 'w-full')} onClick={() => void look()}>
              <Trans>판매 내용 확인</Trans>
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** Reads the goods of a draft as they are sold now. What was typed stays, and each line keeps what was said of it. */
function useRenewed() {
  const find = useFindGoods()
  return async (lines: readonly DraftLine[], problems: Problems): Promise<DraftLine[]> =>
    Promise.all(
      lines.map(async (line, index) => {
        const problem = problems.get(index)
        if (problem === undefined) return { goods: line.goods, quantity: line.quantity }
        const goods = (await find(line.goods.code).catch(() => undefined))?.goods[0] ?? { ...line.goods, left: 0 }
        return { goods, quantity: line.quantity, problem }
      }),
    )
}

/** One sale after the other: put together, looked at, sold. */
function Sale() {
  const { t } = useLingui()
  const [draft, setDraft] = useState(emptyDraft)
  const [stage, setStage] = useState<'edit' | 'look'>('edit')
  const [sold, setSold] = useState<DeskSale>()
  const [keys] = useState(idempotencyKeys)
  const renewed = useRenewed()
  const isBegun = () => sold === undefined && draft.lines.length > 0
  useBlocker({
    shouldBlockFn: async () => isBegun() && !(await confirm(t`팔던 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: isBegun,
  })
  const back = async (problems: Problems) => {
    setStage('edit')
    const lines = await renewed(draft.lines, problems)
    setDraft((before) => ({ ...before, lines }))
  }
  if (sold !== undefined)
    return (
      <Receipt
        sale={sold}
        received={sold.means === 'cash' ? typedNumber(draft.received) : undefined}
        onNext={() => {
          setSold(undefined)
          setDraft(emptyDraft)
          setStage('edit')
        }}
      />
    )
  if (stage === 'look') return <LastLook draft={draft} keys={keys} onSold={setSold} onBack={(problems) => void back(problems)} />
  return <Editor draft={draft} onChange={setDraft} onReady={() => setStage('look')} />
}

interface Props {
  /** What the address says: the page of the former closes. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** `/console/shop/desk`: goods are sold at the centre, and the day is closed. */
export function DeskScreen({ search, onSearch }: Props) {
  const { t } = useLingui()
  const maySet = useSession()?.scopes.includes('console:settings') === true
  const shop = useQuery(readOptions('GET /api/v1/shop', useLocale())).data
  return (
    <>
      <ScreenHead title={t`판매 데스크`} />
      {shop !== undefined && shop.shop === null && (
        <p role="status" className="mb-6 max-w-6xl rounded-card border-4 border-danger p-4 font-semibold">
          <Trans>상점이 닫혀 있어 팔 수 없습니다. ‘사이트 설정’에서 상점을 열어 주십시오.</Trans>{' '}
          {maySet && (
            <Link to="/$" params={{ _splat: 'setting/shop' }} className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>상점 설정 열기</Trans>
            </Link>
          )}
        </p>
      )}
      <div className="mb-12">
        <Sale />
      </div>
      <DeskClose search={search} onSearch={onSearch} />
    </>
  )
}
