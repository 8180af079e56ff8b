import type { StatementSums } from '#contract/auction/settlements.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../../content/fact-row.tsx'
import { Won } from '../../../content/won.tsx'

/** Renders what a sale, or a consignor's part of it, has come to. */
export function Sums({ sums: { works, sold, hammer, payable, due, paid, reclaim } }: { sums: StatementSums }) {
  const { t } = useLingui()
  return (
    <dl className="max-w-2xl border-b border-line">
      <FactRow name={t`위탁 작품`}>
        <Trans>
          {works}점 가운데 낙찰 {sold}점
        </Trans>
      </FactRow>
      <FactRow name={t`낙찰가 합계`}>
        <Won amount={hammer} />
      </FactRow>
      <FactRow name={t`위탁자 몫`}>
        <Won amount={payable} />
      </FactRow>
      <FactRow name={t`지급할 것`}>
        <strong>
          <Won amount={due} />
        </strong>
      </FactRow>
      <FactRow name={t`지급함`}>
        <Won amount={paid} />
      </FactRow>
      {reclaim !== 0 && (
        <FactRow name={t`돌려받을 것`}>
          <strong className="text-danger">
            <Won amount={reclaim} />
          </strong>
        </FactRow>
      )}
    </dl>
  )
}
