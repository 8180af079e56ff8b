import type { OwnLot } from '#contract/auction/my-bids.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { Won } from '../../content/won.tsx'
import { pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Countdown } from '../countdown.tsx'
import { useMoment } from '../moment.ts'
import { WallPicture } from '../wall-picture.tsx'
import { OwnOfferPart } from './own-offer.tsx'
import { myBidsRead } from './queries.ts'
import { Standing } from './standing.tsx'

/** How often the list is asked for while something in it is open, in ms. */
const pace = 10_000

const isOpen = ({ lot: { state } }: OwnLot): boolean => state === 'open' || state === 'paused' || state === 'closing'

/** What a lot that was won is paid by. */
function WonOrder({ order: { _id, standing, total, payUntil } }: { order: NonNullable<OwnLot['order']> }) {
  const until = useMoment()(payUntil)
  return (
    <>
      <p className="text-sm tabular-nums">
        {standing === 'unpaid' && (
          <Trans>
            수수료를 더한 <Won amount={total} />을 {until}까지 결제해 주십시오.
          </Trans>
        )}
        {standing === 'paid' && <Trans>결제를 마쳤습니다.</Trans>}
        {standing === 'cancelled' && <Trans>주문이 취소되었습니다.</Trans>}
      </p>
      <PageLink
        to="/mypage/orders/$_order"
        params={{ _order: _id }}
        className={standing === 'unpaid' ? buttonClass('primary') : 'inline-flex min-h-11 items-center underline underline-offset-4'}
      >
        {standing === 'unpaid' ? <Trans>결제하러 가기</Trans> : <Trans>주문 보기</Trans>}
      </PageLink>
    </>
  )
}

function Row({ bid }: { bid: OwnLot }) {
  const { t } = useLingui()
  const { _work, title, author, image, program, lot, maximum, state, order, offer } = bid
  return (
    <li className="flex gap-4 border-t border-line py-4 sm:gap-6">
      <WallPicture picture={image ?? undefined} alt="" sizes="96px" widths={[160, 320]} className="size-24 shrink-0 p-2" />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="text-sm text-muted">
          {program.title} · <span className="tabular-nums">{t`Lot ${lot.lot}`}</span>
        </p>
        <PageLink
          to="/auction/works/$_work"
          params={{ _work }}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
        >
          {`${author}, ${title}`}
        </PageLink>
        <Standing state={state} />
        <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
          {lot.price !== null && (
            <span>
              {lot.state === 'sold' ? (
                <Trans>
                  낙찰가 <Won amount={lot.price} />
                </Trans>
              ) : (
                <Trans>
                  현재가 <Won amount={lot.price} />
                </Trans>
              )}
            </span>
          )}
          {maximum !== null && (
            <span>
              <Trans>
                내 최고 응찰가 <Won amount={maximum} />
              </Trans>
            </span>
          )}
        </p>
        {isOpen(bid) && <Countdown lot={lot} />}
        {order !== null && <WonOrder order={order} />}
        {offer !== null && <OwnOfferPart offer={offer} />}
      </div>
    </li>
  )
}

/** `/mypage/bids`: the lots on which a member has bid. */
export function MyBids() {
  const { t } = useLingui()
  const search = useListSearch()
  const load = useQuery({
    ...myBidsRead(useLocale(), search),
    refetchInterval: ({ state: { data } }) => (data?.bids.some(isOpen) === true ? pace : false),
  })
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`응찰 내역을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary }) => summary.total === 0}
      empty={t`아직 응찰하신 작품이 없습니다. 작품의 화면에서 응찰하실 수 있습니다.`}
    >
      {({ bids, summary }) => (
        <>
          <ul className="border-b border-line">
            {bids.map((bid) => (
              <Row key={bid._work} bid={bid} />
            ))}
          </ul>
          <Pagination
            page={search.page ?? 1}
            count={Math.ceil(summary.total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/bids', search: pageOf(search, number) })}
          />
        </>
      )}
    </LoadState>
  )
}
