import { languageTag } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BarFigure, figureColours } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Amount } from './amount.tsx'
import { PaymentsLink } from './sales/payments-link.tsx'
import { daysOf, spanOf } from './sales/sales-span.ts'

/** Renders orders and money of the last thirty days; nothing where none came. */
export function SalesFigures() {
  const { t } = useLingui()
  const locale = useLocale()
  const [span] = useState(() => spanOf({}))
  const load = useQuery(readOptions('GET /api/console/statistics/dailySales', locale, { query: span }))
  if (load.data?.periods.length === 0) return null
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const nameOf = (day: string) => format.format(new Date(day))
  return (
    <FigureCard title={t`최근 30일의 주문과 매출`}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {({ periods, total }) => {
          const rows = daysOf(span).map(
            (day) => periods.find(({ name }) => name === day) ?? { name: day, orders: 0, paid: 0, refunded: 0, delivery: 0, net: 0 },
          )
          const cellsOf = ({ name, orders, paid, refunded, net }: (typeof rows)[number]): FigureCells => [
            name,
            orders + paid + refunded === 0 ? (
              nameOf(name)
            ) : (
              <PaymentsLink key="day" span={{ from: name, to: name }}>
                {nameOf(name)}
              </PaymentsLink>
            ),
            orders,
            <Amount key="paid" won={paid} />,
            <Amount key="refunded" won={refunded} />,
            <Amount key="net" won={net} />,
          ]
          return (
            <>
              <p className="mb-4 flex flex-wrap gap-x-6 text-sm">
                <span>
                  {t`입금된 주문`} <strong className="tabular-nums">{total.orders.toLocaleString('en')}</strong>
                </span>
                <span>
                  {t`순매출`}{' '}
                  <strong className="tabular-nums">
                    <Amount won={total.net} />
                  </strong>
                </span>
              </p>
              <BarFigure
                parts={[
                  { key: 'paid', name: t`입금(천 원)`, colour: figureColours[0] },
                  { key: 'refunded', name: t`환불(천 원)`, colour: figureColours[3] },
                ]}
                rows={rows.map(({ name, paid, refunded }) => ({ name: nameOf(name), paid: paid / 1000, refunded: refunded / 1000 }))}
                isStacked={false}
              />
              <FigureTable
                label={t`최근 30일의 주문과 매출`}
                headings={[t`기간`, t`입금된 주문`, t`입금`, t`환불`, t`순매출`]}
                rows={rows.toReversed().map(cellsOf)}
              />
            </>
          )
        }}
      </LoadState>
    </FigureCard>
  )
}
