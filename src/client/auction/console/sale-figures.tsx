import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figureColours, LyingBars } from '../../console/frame/bar-figure.tsx'
import { FigureCard, type FigureCells, FigureTable } from '../../console/frame/figure-card.tsx'
import { Won } from '../../content/won.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { saleNames } from './phase-names.ts'

/** Renders how the lots of the sales of these days stand; nothing where there is no such sale. */
export function SaleFigures() {
  const { t, i18n } = useLingui()
  const load = useQuery(readOptions('GET /api/console/auction/programs/figures', useLocale()))
  const sales = load.data?.sales.filter(({ works }) => works > 0)
  if (sales?.length === 0) return null
  const rows = (sales ?? []).map(({ _id, title, phase, works, withBid, sold, bids, bidders, price }): FigureCells => [
    _id,
    <Link
      key="sale"
      to="/$"
      params={{ _splat: `auction/programs/${_id}/control` }}
      className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {title}
    </Link>,
    i18n._(saleNames[phase]),
    works,
    withBid,
    sold,
    bids,
    bidders,
    <Won key="price" amount={price} />,
  ])
  const parts = [
    { key: 'sold', name: t`낙찰`, colour: figureColours[3] },
    { key: 'bidOn', name: t`응찰 있음`, colour: figureColours[0] },
    { key: 'rest', name: t`응찰 없음`, colour: figureColours[4] },
  ]
  return (
    <FigureCard title={t`진행 중이거나 다가오는 경매`}>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`통계를 불러오지 못했습니다.`}>
        {() => (
          <>
            <LyingBars
              parts={parts}
              rows={(sales ?? []).map(({ title, phase, works, withBid, sold, bidders }) => ({
                name: `${title} · ${i18n._(saleNames[phase])}`,
                sold,
                bidOn: Math.max(0, withBid - sold),
                rest: Math.max(0, works - Math.max(withBid, sold)),
                said: t`응찰자 ${bidders}명`,
              }))}
            />
            <FigureTable
              label={t`진행 중이거나 다가오는 경매`}
              headings={[t`경매`, t`진행`, t`작품`, t`응찰 있음`, t`낙찰`, t`응찰`, t`응찰자`, t`지금 가격의 합`]}
              rows={rows}
            />
          </>
        )}
      </LoadState>
    </FigureCard>
  )
}
