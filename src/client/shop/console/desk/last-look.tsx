import type { DeskSale } from '#contract/shop/desk.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { FactRow } from '../../../content/fact-row.tsx'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { Won } from '../../../content/won.tsx'
import { ApiFailure, Unreachable } from '../../../data/http.ts'
import type { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { alert, confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { goodsName } from './find-goods.tsx'
import { meansNames } from './payment-fields.tsx'
import { changeOf, type Draft, draftTotal, piecesOf } from './sale-draft.ts'
import { SaleTotals } from './sale-totals.tsx'

/** Texts that say what is wrong with lines, by their places. */
export type Problems = ReadonlyMap<number, string>

const problemsIn = (error: Error): Problems =>
  new Map(
    (error instanceof ApiFailure ? (error.answer.issues ?? []) : []).flatMap(({ path, message }) => {
      const place = /^lines\.(\d+)/.exec(path)?.[1]
      return place === undefined ? [] : [[Number(place), message] as const]
    }),
  )

interface Props {
  draft: Draft
  /** Keys of one sale: who goes back and comes again unchanged sends the same. */
  keys: ReturnType<typeof idempotencyKeys>
  onSold: (sale: DeskSale) => void
  onBack: (problems: Problems) => void
}

/** Sells what a draft says, once: the same draft keeps its key until it was sold. */
function useSell({ draft, keys, onSold, onBack }: Props) {
  const { t } = useLingui()
  const failureText = useFailureText()
  /** It may have been received, and its answer was lost. */
  const [isUnsure, setIsUnsure] = useState(false)
  const { mutate, isPending } = useApiMutation('POST /api/console/shop/desk/sales')
  const { lines, means, approvalNumber } = draft
  const { total } = draftTotal(lines)
  const sell = () => {
    if (means === undefined) return
    const sold = lines.map((line) => ({ _variant: line.goods._variant, quantity: piecesOf(line) ?? 0, price: line.goods.price }))
    const approval = means === 'card' && approvalNumber.trim() !== '' ? approvalNumber.trim() : null
    const body = { lines: sold, total, means, approvalNumber: approval }
    mutate(
      { body, idempotencyKey: keys.of(body) },
      {
        onSuccess: ({ sale }) => {
          keys.forget()
          onSold(sale)
        },
        onError: async (error) => {
          if (error instanceof Unreachable) {
            setIsUnsure(true)
            await alert(t`연결이 끊겨 팔렸는지 알 수 없습니다. 다시 누르시면 같은 판매로 확인하며, 두 번 팔리지 않습니다.`)
            return
          }
          await alert(failureText(error))
          onBack(problemsIn(error))
        },
      },
    )
  }
  const back = async () => {
    if (!isUnsure || (await confirm(t`이미 팔렸을 수도 있습니다. 주문 목록을 먼저 확인해 주십시오. 그래도 고치시겠습니까?`)))
      onBack(new Map())
  }
  return { sell, back: () => void back(), isPending }
}

/** Renders a sale once more before it is made: one press sells it. */
export function LastLook(props: Props) {
  const { t, i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { sell, back, isPending } = useSell(props)
  const { lines, means, received, approvalNumber } = props.draft
  const { total, vat } = draftTotal(lines)
  useEffect(() => heading.current?.focus(), [])
  if (means === undefined) return null
  return (
    <section aria-labelledby="desk-last-look" className="max-w-2xl space-y-4 rounded-card border border-line bg-surface p-4">
      <h2 id="desk-last-look" ref={heading} tabIndex={-1} className="text-lg font-bold">
        <Trans>고객과 마지막으로 확인해 주십시오</Trans>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines
          .map((line) => ({ ...line, pieces: piecesOf(line) ?? 0 }))
          .map(({ goods, pieces }) => (
            <li key={goods._variant} className="grid grid-cols-[1fr_auto_6rem] items-baseline gap-x-2 py-2">
              <span className="min-w-0 wrap-anywhere">{goodsName(goods)}</span>
              <Plural value={pieces} other="#개" />
              <span className="text-right font-semibold">
                <Won amount={goods.price * pieces} />
              </span>
            </li>
          ))}
      </ul>
      <SaleTotals total={total} vat={vat} />
      <dl>
        <FactRow name={t`결제 수단`}>{i18n._(meansNames[means])}</FactRow>
        {means === 'cash' && received.trim() !== '' && (
          <FactRow name={t`거스름돈`}>
            <strong className="text-lg">
              <Won amount={changeOf(received, total) ?? 0} />
            </strong>
          </FactRow>
        )}
        {means === 'card' && approvalNumber.trim() !== '' && <FactRow name={t`카드 승인번호`}>{approvalNumber.trim()}</FactRow>}
      </dl>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary', 'grow')} aria-disabled={isPending} onClick={sell}>
          <Trans>돈을 받았고, 판매합니다</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={back}>
          <Trans>고치기</Trans>
        </button>
      </div>
    </section>
  )
}
