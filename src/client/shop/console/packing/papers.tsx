import type { PackingSlip } from '#contract/shop/packing.ts'
import { pickListOf } from '#contract/shop/pick-list.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { localPhone } from '../../../content/phone.ts'
import { saveBlob } from '../../../content/save-blob.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { buttonClass } from '../../../ui/button.ts'
import { printPart } from '../../../ui/deferred/print-part.ts'
import { dateText } from '../../../console/date-text.ts'

/** Each on a page of its own. */
const sheet = 'border-b border-line py-8 break-after-page last:border-0 last:break-after-auto print:border-0 print:py-0'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Props {
  slips: readonly PackingSlip[]
  /** ISO 8601. */
  madeAt: string
}

interface Goods {
  _variant: string
  code: string
  name: string
  values: readonly string[]
  pieces: number
}

/** Goods to be put together by hand: each has a box to tick on paper. */
function GoodsTable({ goods, ordersOf }: { goods: readonly Goods[]; ordersOf?: (_variant: string) => number }) {
  const head = 'py-2 pr-4 font-semibold'
  const cell = 'py-2 pr-4 whitespace-nowrap tabular-nums'
  return (
    <table className="mt-4 w-full border-collapse text-left text-base">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className={head}>
            <Trans>확인</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>재고 코드</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>상품</Trans>
          </th>
          {ordersOf !== undefined && (
            <th scope="col" className={head}>
              <Trans>주문(건)</Trans>
            </th>
          )}
          <th scope="col" className={head}>
            <Trans>수량</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {goods.map(({ _variant, code, name, values, pieces }) => (
          <tr key={_variant} className="break-inside-avoid border-b border-line">
            <td className={cell} aria-hidden="true">
              □
            </td>
            <td className={cell}>{code}</td>
            <td className="py-2 pr-4 wrap-anywhere">{[name, ...values].join(' / ')}</td>
            {ordersOf !== undefined && <td className={cell}>{ordersOf(_variant)}</td>}
            <td className={`${cell} font-bold`}>{pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sumOf = (goods: readonly Pick<Goods, 'pieces'>[]): number => goods.reduce((sum, { pieces }) => sum + pieces, 0)

function PickList({ slips, madeAt }: Props) {
  const locale = useLocale()
  const picks = pickListOf(slips)
  const [orders, pieces] = [slips.length, sumOf(picks)]
  return (
    <>
      <h3 className="text-2xl font-bold">
        <Trans>피킹 목록</Trans>
      </h3>
      <p className="mt-1 text-base">
        <time dateTime={madeAt}>{dateText(madeAt, locale)}</time> ·{' '}
        <Trans>
          주문 {orders}건, 상품 {pieces}개
        </Trans>
      </p>
      <GoodsTable goods={picks} ordersOf={(_variant) => picks.find((pick) => pick._variant === _variant)?.orders ?? 0} />
    </>
  )
}

function Slip({ slip }: { slip: PackingSlip }) {
  const locale = useLocale()
  const { number, createdAt, receiver, phone, postcode, address, addressDetail, note, parcels, lines } = slip
  const pieces = sumOf(lines)
  return (
    <section className={sheet} aria-label={number}>
      <p className="text-sm text-muted">
        <Trans>포장 명세서</Trans> · <time dateTime={createdAt}>{dateText(createdAt, locale)}</time>
      </p>
      <h3 className="mt-1 text-2xl font-bold">{number}</h3>
      <p className="mt-4 text-lg font-bold">
        {receiver} · {localPhone(phone)}
      </p>
      <p className="text-base wrap-anywhere">
        {postcode} {address} {addressDetail}
      </p>
      {note !== null && (
        <p className="mt-1 text-base font-semibold wrap-anywhere">
          <Trans>배송 메모: {note}</Trans>
        </p>
      )}
      {parcels > 0 && (
        <p className="mt-1 text-base">
          <Plural value={parcels} other="먼저 보낸 상자가 #개 있습니다. 나머지입니다." />
        </p>
      )}
      <GoodsTable goods={lines} />
      <p className="mt-2 text-right text-base font-bold">
        <Plural value={pieces} other="모두 #개" />
      </p>
    </section>
  )
}

/** Renders what is printed of the chosen orders: what to take from the shelf, and a slip for each parcel; and the carrier's file. */
export function Papers({ slips, madeAt }: Props) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const count = slips.length
  const heading = useRef<HTMLHeadingElement>(null)
  const [picks, papers] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useEffect(() => heading.current?.focus(), [])
  const { mutate, isPending } = usePress({
    mutationFn: async () =>
      api('POST /api/console/shop/packing/file', { locale, body: { orders: slips.map(({ _id }) => _id) }, timeout: 60_000 }),
    onSuccess: ({ file }) => {
      const bytes = Uint8Array.from(atob(file), (sign) => sign.codePointAt(0) ?? 0)
      saveBlob(new Blob([bytes], { type: xlsx }), 'parcels.xlsx')
    },
    onError: alertFailure,
  })
  const print = (part: HTMLElement | null) => part !== null && printPart(part)
  return (
    <section aria-labelledby="papers" className="mb-10 max-w-6xl space-y-4">
      <h2 ref={heading} id="papers" tabIndex={-1} className="font-bold outline-none">
        <Plural value={count} other="주문 #건의 피킹 목록과 포장 명세서" />
      </h2>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary')} onClick={() => print(picks.current)}>
          <Trans>피킹 목록 인쇄</Trans>
        </button>
        <button type="button" className={buttonClass('primary')} onClick={() => print(papers.current)}>
          <Trans>포장 명세서 인쇄</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
          {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>택배사에 줄 파일 받기(XLSX)</Trans>}
        </button>
      </div>
      <div ref={picks} className="max-w-3xl bg-surface p-6 print:max-w-none print:p-0">
        <PickList slips={slips} madeAt={madeAt} />
      </div>
      <div ref={papers} className="max-w-3xl bg-surface px-6 print:max-w-none print:px-0">
        {slips.map((slip) => (
          <Slip key={slip._id} slip={slip} />
        ))}
      </div>
    </section>
  )
}
