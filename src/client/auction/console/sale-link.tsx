import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ItemPartProps } from '../../console/module.ts'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'

/** Tells whether the lots of a sale keep their numbers, since somebody has bid in it. */
export function useKeepsNumbers(_id: string): boolean {
  const read = readOptions('GET /api/console/auction/programs/{_id}/lots', useLocale(), { params: { _id } })
  return useQuery({ ...read, ...uncached }).data?.isFixed === true
}

/** Leads to the order of the lots, or says why there is none to change. */
function OrderLink({ _id }: { _id: string }) {
  if (useKeepsNumbers(_id))
    return (
      <span className="inline-flex min-h-11 items-center text-sm text-muted">
        <Trans>응찰이 있어 번호를 바꿀 수 없습니다.</Trans>
      </span>
    )
  return (
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/lots` }} className={buttonClass('outline')}>
      <Trans>작품 차례와 번호</Trans>
    </Link>
  )
}

/** Renders the ways from a sale to its screens: control room, auctioneer's desk, rehearsal, catalogue, statements, pictures and numbers. */
export const SaleLink = ({ item: { _id, closing } }: ItemPartProps) => (
  <p className="mb-6 flex flex-wrap gap-3">
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/control` }} className={buttonClass('outline')}>
      <Trans>경매 관제</Trans>
    </Link>
    {closing === 'hammer' && (
      <Link to="/$" params={{ _splat: `auction/programs/${_id}/rostrum` }} className={buttonClass('outline')}>
        <Trans>경매장 진행</Trans>
      </Link>
    )}
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/rehearsal` }} className={buttonClass('outline')}>
      <Trans>예행 연습</Trans>
    </Link>
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/statements` }} className={buttonClass('outline')}>
      <Trans>위탁자 정산</Trans>
    </Link>
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/catalogue` }} className={buttonClass('outline')}>
      <Trans>도록 인쇄</Trans>
    </Link>
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/pictures` }} className={buttonClass('outline')}>
      <Trans>작품 사진 한꺼번에 올리기</Trans>
    </Link>
    <OrderLink _id={_id} />
  </p>
)
