import type { DeskSale } from '#contract/shop/desk.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { printPart } from '../../../ui/deferred/print-part.ts'
import { dateText } from '../../../console/date-text.ts'
import { goodsName } from './find-goods.tsx'
import { meansNames } from './payment-fields.tsx'
import { SaleTotals } from './sale-totals.tsx'

/** What the law asks a seller to say of itself on paper. */
function Seller() {
  const { t } = useLingui()
  const locale = useLocale()
  const centre = useQuery(readOptions('GET /api/v1/setting', locale)).data?.setting.centre
  const shop = useQuery(readOptions('GET /api/v1/shop', locale)).data?.shop
  const facts = [
    [t`운영 법인`, centre?.legalEntity],
    [t`대표자`, centre?.representative],
    [t`사업자등록번호`, centre?.registrationNumber],
    [t`통신판매업 신고번호`, shop?.mailOrderNumber],
    [t`주소`, centre?.address],
    [t`대표전화`, centre?.phone],
    [t`소비자 불만 처리`, shop?.complaints],
  ] as const
  return (
    <div className="border-t border-line pt-3 text-sm">
      <p className="font-semibold">{centre?.name}</p>
      <dl>
        {facts.flatMap(([name, value]) =>
          value == null
            ? []
            : [
                <div key={name} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ],
        )}
      </dl>
    </div>
  )
}

interface Paper extends Props {
  received: number | undefined
}

/** The paper itself. */
function Facts({ sale, received }: Omit<Paper, 'onNext'>) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const rows = [
    { name: <Trans>결제 수단</Trans>, value: i18n._(meansNames[sale.means]) },
    ...(sale.approvalNumber === null ? [] : [{ name: <Trans>카드 승인번호</Trans>, value: sale.approvalNumber }]),
    ...(received === undefined
      ? []
      : [
          { name: <Trans>받은 돈</Trans>, value: <Won amount={received} /> },
          { name: <Trans>거스름돈</Trans>, value: <Won amount={received - sale.total} /> },
        ]),
  ]
  return (
    <>
      <p className="text-sm">
        {sale.number} · <time dateTime={sale.createdAt}>{dateText(sale.createdAt, locale)}</time>
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {sale.lines.map(({ _id, code, price, quantity: pieces, ...goods }) => (
          <li key={_id} className="grid grid-cols-[1fr_auto_6rem] items-baseline gap-x-2 py-2">
            <span className="min-w-0 wrap-anywhere">
              {goodsName(goods)}
              <span className="block text-sm text-muted">
                {code} · <Won amount={price} />
              </span>
            </span>
            <Plural value={pieces} other="#개" />
            <span className="text-right font-semibold">
              <Won amount={price * pieces} />
            </span>
          </li>
        ))}
      </ul>
      <SaleTotals total={sale.total} vat={sale.vat} />
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {rows.map(({ name, value }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of one sale stay as they are
          <div key={index} className="contents">
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface Props {
  sale: DeskSale
  /** Cash that was handed over; undefined: the exact amount, or no cash. */
  received: number | undefined
  onNext: () => void
}

/** Renders what was sold, to be printed, and the way to the next sale. */
export function Receipt({ sale, received, onNext }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="desk-sold" className="max-w-2xl space-y-4">
      <h2 id="desk-sold" ref={heading} tabIndex={-1} className="text-lg font-bold">
        <span aria-hidden="true">✓ </span>
        <Trans>판매했습니다.</Trans>
      </h2>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onNext}>
          <Trans>다음 판매</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={() => paper.current !== null && printPart(paper.current)}>
          <Trans>영수증 인쇄</Trans>
        </button>
        <Link to="/$" params={{ _splat: `shop/orders/${sale._id}` }} className={buttonClass('quiet')}>
          <Trans>주문 화면 보기</Trans>
        </Link>
      </div>
      <div
        ref={paper}
        className="max-w-md space-y-3 rounded-card border border-line bg-surface p-4 print:max-w-none print:border-0 print:p-0"
      >
        <p className="text-lg font-bold">
          <Trans>영수증</Trans>
        </p>
        <Facts sale={sale} received={received} />
        <Seller />
      </div>
    </section>
  )
}
