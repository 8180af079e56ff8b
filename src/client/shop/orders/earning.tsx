import { Trans } from '@lingui/react/macro'
import { grouped } from '../../content/grouped.ts'

/** Says how many points an order brings, or has brought. */
export function Earning({ points, isEarned }: { points: number; isEarned: boolean }) {
  const amount = grouped(points)
  return (
    <p className="mt-3 text-sm">
      {isEarned ? <Trans>{amount}P를 쌓아 드렸습니다.</Trans> : <Trans>구매를 확정하시면 {amount}P를 쌓아 드립니다.</Trans>}
    </p>
  )
}
