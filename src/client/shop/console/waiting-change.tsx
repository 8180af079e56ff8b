import type { Answer } from '#contract/api.ts'
import { Trans } from '@lingui/react/macro'
import { Won } from '../../content/won.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { dateText } from '../../console/date-text.ts'

type Change = NonNullable<Answer<'GET /api/console/shop/orders/{_id}/progress'>['waitingChange']>

/**
 * Says what an order becomes once a difference is paid, and until when: it is not sent before that is decided.
 * @param isNoted whether staff note it; otherwise the gateway takes it
 */
export function WaitingChange({ change: { amount, until, method, total, lines }, isNoted }: { change: Change; isNoted: boolean }) {
  const untilText = dateText(until, useLocale())
  return (
    <div role="status" className="max-w-3xl space-y-2 rounded-card border border-line p-4">
      <p>
        <Trans>
          고객이 주문을 바꾸려고 차액 <Won amount={amount} />을 <time dateTime={until}>{untilText}</time>까지 내기로 했습니다. 그때까지는
          보낼 수 없고, 지금 내용대로 보내시려면 ‘변경 거두기’를 누르십시오.
        </Trans>{' '}
        {isNoted ? <Trans>입금되면 ‘차액 입금 확인’을 누르십시오.</Trans> : <Trans>온라인으로 결제되면 저절로 바뀝니다.</Trans>}
      </p>
      <ul>
        {lines.map(({ _line, name, values, quantity }) => (
          <li key={_line}>
            {[name, ...values].join(' / ')} × {quantity}
          </li>
        ))}
      </ul>
      <p>
        {method === 'pickUp' ? <Trans>센터에서 받기</Trans> : <Trans>택배</Trans>} · <Won amount={total} />
      </p>
    </div>
  )
}
