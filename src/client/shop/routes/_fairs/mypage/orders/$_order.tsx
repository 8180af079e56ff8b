import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { PageLink } from '../../../../../content/page-link.tsx'
import { retryImport } from '../../../../../data/start/retry-import.ts'
import { OneOrder } from '../../../../orders/one-order.tsx'
import { WhileOn } from '../../../../while-on.tsx'

const MemberOrder = lazy(() =>
  retryImport(() => import('../../../../orders/member-order.tsx')).then((part) => ({ default: part.MemberOrder })),
)

export const Route = createFileRoute('/_fairs/mypage/orders/$_order')({ component: Order })

/** `new` is no id. A route of its own would weigh on every first load. */
function Order() {
  const { t } = useLingui()
  const { _order } = Route.useParams()
  if (_order === 'new')
    return (
      <MemberPage title={t`주문하기`} description={t`받으실 곳과 결제 금액을 확인하시고 주문하시는 화면입니다.`}>
        {() => (
          <WhileOn>
            {(shop) => (
              <Suspense fallback={<div className="skeleton h-72" />}>
                <MemberOrder shop={shop} />
              </Suspense>
            )}
          </WhileOn>
        )}
      </MemberPage>
    )
  return (
    <MemberPage title={t`주문 내역`} description={t`주문하신 것의 상태와 입금하실 곳을 보시는 화면입니다.`}>
      {() => (
        <>
          <OneOrder key={_order} _id={_order} />
          <p className="no-print">
            <PageLink to="/mypage/orders" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>내 주문</Trans>
            </PageLink>
          </p>
        </>
      )}
    </MemberPage>
  )
}
