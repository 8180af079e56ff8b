import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ItemPartProps } from '../../console/module.ts'
import { buttonClass } from '../../ui/button.ts'

/** Renders the ways from a sale to its control room and the auctioneer's desk, to its rehearsal and its catalogue on paper, to what its consignors get, and to pictures and numbers of its works. */
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
    <Link to="/$" params={{ _splat: `auction/programs/${_id}/lots` }} className={buttonClass('outline')}>
      <Trans>작품 차례와 번호</Trans>
    </Link>
  </p>
)
