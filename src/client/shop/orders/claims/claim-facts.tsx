import type { Refund } from '#contract/shop/refund.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../../content/fact-row.tsx'
import { Won } from '../../../content/won.tsx'
import { grouped } from '../../../content/grouped.ts'

/** Renders what goes back, with everything that is taken from it. */
export function RefundFacts({ refund: { goods, delivery, postage, points, amount } }: { refund: Refund }) {
  const { t } = useLingui()
  return (
    <dl className="border-b border-line">
      <FactRow name={t`상품 금액`}>
        <Won amount={goods} />
      </FactRow>
      {delivery > 0 && (
        <FactRow name={t`돌려 드리는 배송비`}>
          <Won amount={delivery} />
        </FactRow>
      )}
      {delivery < 0 && (
        <FactRow name={t`무료 배송 기준에 못 미쳐 빼는 배송비`}>
          −<Won amount={-delivery} />
        </FactRow>
      )}
      {postage > 0 && (
        <FactRow name={t`반품 배송비`}>
          −<Won amount={postage} />
        </FactRow>
      )}
      {points > 0 && <FactRow name={t`돌려 드리는 포인트`}>{grouped(points)}P</FactRow>}
      <FactRow name={t`돌려 드릴 금액`}>
        <strong className="text-lg">
          <Won amount={amount} />
        </strong>
      </FactRow>
    </dl>
  )
}

/** Renders what the ways of an exchange cost its shopper. */
export function PostageFacts({ postage }: { postage: number }) {
  const { t } = useLingui()
  return (
    <>
      <dl className="border-b border-line">
        <FactRow name={t`교환 배송비`}>
          <strong className="text-lg">{postage === 0 ? <Trans>없음</Trans> : <Won amount={postage} />}</strong>
        </FactRow>
      </dl>
      <p className="text-sm text-muted">
        {postage === 0 ? (
          <Trans>보내고 받으시는 배송비를 저희가 냅니다. 바꿔 드릴 상품은 지금부터 따로 두겠습니다.</Trans>
        ) : (
          <Trans>보내고 받으시는 배송비입니다. 신청하신 뒤에 보내실 계좌를 알려 드립니다. 바꿔 드릴 상품은 지금부터 따로 두겠습니다.</Trans>
        )}
      </p>
    </>
  )
}
