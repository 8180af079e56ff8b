import { Trans } from '@lingui/react/macro'
import { Won } from '../../../content/won.tsx'

/** Renders the total of a sale, and the tax within it. */
export const SaleTotals = ({ total, vat }: { total: number; vat: number }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
    <dt className="text-lg font-bold">
      <Trans>합계</Trans>
    </dt>
    <dd className="text-right text-lg font-bold">
      <Won amount={total} />
    </dd>
    <dt className="text-sm text-muted">
      <Trans>부가세(합계에 포함)</Trans>
    </dt>
    <dd className="text-right text-sm text-muted">
      <Won amount={vat} />
    </dd>
  </dl>
)
