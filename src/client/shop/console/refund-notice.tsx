import type { Answer } from '#contract/api.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Won } from '../../content/won.tsx'

type Refund = NonNullable<Answer<'GET /api/console/shop/orders/{_id}/progress'>['refund']>

/** Says until when money goes back in time, and what is to be added once it is late. */
export function RefundNotice({ amount, until, interest }: Refund) {
  const [today] = useState(() => shopDayOf(new Date().toISOString()))
  const isLate = today > until
  return (
    <p role="status" className={`max-w-3xl rounded-card border p-4 ${isLate ? 'border-danger' : 'border-line'}`}>
      {isLate ? (
        <Trans>
          <Won amount={amount} />의 환불 기한({until})이 지났습니다. 오늘 돌려주실 때 지연이자 <Won amount={interest} />을 더해 보내고,
          ‘환불 완료’에 함께 적어 주십시오.
        </Trans>
      ) : (
        <Trans>
          <Won amount={amount} />을 {until}까지 돌려주십시오. 3영업일이 법이 정한 기한이고, 지나면 지연이자를 더해야 합니다.
        </Trans>
      )}
    </p>
  )
}
