import type { LotCost } from '#contract/auction/cost.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { Won } from '../../content/won.tsx'

/** Renders the cost of a lot at a hammer price, line by line. */
export function CostLines({ cost }: { cost: LotCost }) {
  const { t } = useLingui()
  const { hammer, hammerVat, premium, premiumVat, resaleShare, total } = cost
  return (
    <dl className="border-b border-line">
      <FactRow name={t`낙찰가`}>
        <Won amount={hammer} />
      </FactRow>
      {hammerVat > 0 && (
        <FactRow name={t`낙찰가의 부가세`}>
          <Won amount={hammerVat} />
        </FactRow>
      )}
      <FactRow name={t`구매 수수료`}>
        <Won amount={premium} />
      </FactRow>
      <FactRow name={t`수수료의 부가세`}>
        <Won amount={premiumVat} />
      </FactRow>
      {resaleShare !== 0 && (
        <FactRow name={t`재판매보상금`}>{resaleShare === null ? <Trans>따로 알려 드립니다</Trans> : <Won amount={resaleShare} />}</FactRow>
      )}
      <FactRow name={t`운송비`}>
        <Trans>낙찰 뒤에 견적으로 알려 드립니다</Trans>
      </FactRow>
      <FactRow name={t`내실 금액`}>
        <strong className="text-lg">
          <Won amount={total} />
        </strong>{' '}
        <span className="text-sm text-muted">
          <Trans>(운송비 제외)</Trans>
        </span>
      </FactRow>
    </dl>
  )
}
